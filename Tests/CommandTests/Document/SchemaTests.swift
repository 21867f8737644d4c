import Popsheet
import PopsheetLayout
import PopsheetRandomNumbers
import PopsheetResources
import Testing

@testable import PopsheetCommand

/// The JSON Schema accepts exactly what the reader accepts.
@Suite struct SchemaTests {
    private let schema: JSONValue

    init() throws { schema = try JSONParser.parse(Resource.sheetSchema) }

    @Test func itSaysWhichSchemaItIs() {
        #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    }

    @Test func theKeysAreTheReaders() {
        #expect(keys(of: schema) == SheetDocument.keys.sorted())
        #expect(keys(of: definition("action")) == SheetDocument.actionKeys.sorted())
        #expect(keys(of: definition("cancel")) == SheetDocument.cancelKeys.sorted())
        #expect(keys(of: definition("item")) == ContentSheetDocument.itemKeys.sorted())
        #expect(schema["dependentRequired"]?.members.map(\.name) == ContentSheetDocument.keys)
    }

    @Test func theWordsAreTheOptions() {
        #expect(words(schema, "presentation") == PresentationOptions.Style.allCases.map(\.word))
        #expect(words(schema, "appearance") == SheetAppearance.allCases.map(\.word))
        #expect(words(schema, "ordering") == ActionOrdering.allCases.map(\.word))
        #expect(words(schema, "compactLook") == PresentationOptions.CompactStyle.allCases.map(\.word))
        #expect(words(definition("action"), "role") == ActionRole.allCases.map(\.word))
        #expect(words(schema, "content") == NamedContent.allCases.map(\.word))
        #expect(words(definition("item"), "role") == ActionRole.allCases.map(\.word))
        let reserved = definition("identifier")?["not"]?["anyOf"]?.elements.first?["enum"]?.elements.compactMap(\.text)
        #expect(reserved == SheetDocument.reservedIdentifiers)
    }

    @Test func theDefaultsAreTheReaders() throws {
        let document = try SheetDocument(parsing: Array("{}".utf8), name: "")
        let properties = schema["properties"]
        #expect(properties?["presentation"]?["default"]?.text == document.options.style.word)
        #expect(properties?["ordering"]?["default"]?.text == document.ordering.word)
        #expect(properties?["compactLook"]?["default"]?.text == document.options.compactStyle.word)
        #expect(document.options.appearance == nil && properties?["appearance"]?["default"] == nil)
        let action = definition("action")?["properties"]
        #expect(action?["role"]?["default"]?.text == Action("A").role.word)
        #expect(action?["enabled"]?["default"] == .bool(Action("A").isEnabled))
    }

    @Test func everyObjectIsClosedAndEveryPropertyExplained() {
        for object in [schema, definition("action"), definition("cancel"), definition("item")] {
            #expect(object?["additionalProperties"] == false)
            for property in object?["properties"]?.members ?? [] {
                #expect(property.value["title"]?.text?.isEmpty == false, "\(property.name)")
                #expect(property.value["description"]?.text?.isEmpty == false, "\(property.name)")
            }
        }
    }

    @Test func schemaAndReaderAgreeOnEveryDocument() async throws {
        let validator = SchemaValidator(root: schema)
        var verdicts = [true: 0, false: 0]
        for var random in RandomNumbers.cases(6_000) {
            await takeTurns(after: random)
            let document =
                random.chance(0.5) ? RandomDocuments.document(using: &random) : Mutation.spoiled(using: &random)
            guard let value = try? JSONParser.parse(document) else { continue }
            guard let isRead = readerAccepts(document) else { continue }
            let accepted = try validator.accepts(value)
            let text = String(decoding: document, as: UTF8.self)
            #expect(accepted == isRead, "\(random): \(text)")
            verdicts[accepted, default: 0] += 1
        }
        #expect(verdicts.values.allSatisfy { $0 > 300 })
    }

    /// Whether the reader takes a document; nil if its first error is one that no schema can say: how one part goes with
    /// another.
    private func readerAccepts(_ document: [UInt8]) -> Bool? {
        do throws(CommandFailure) {
            let document = try SheetDocument(parsing: document, name: "")
            if try document.contentSheet() == nil { _ = try document.sheet() }
            return true
        } catch {
            let relations = ["nothing to choose", "is already that of", "second cancel", "is not one of the detents"]
            return relations.contains { error.message.contains($0) } ? nil : false
        }
    }

    private func definition(_ name: String) -> JSONValue? { schema["$defs"]?[name] }

    private func keys(of schema: JSONValue?) -> [String] {
        (schema?["properties"]?.members ?? []).map(\.name).sorted()
    }

    private func words(_ schema: JSONValue?, _ property: String) -> [String]? {
        schema?["properties"]?[property]?["enum"]?.elements.compactMap(\.text)
    }
}
