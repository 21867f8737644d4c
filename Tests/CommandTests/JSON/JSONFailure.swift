import Testing

@testable import PopsheetCommand

/// The failure of parsing a document; records an issue and is nil where it is valid.
func jsonFailure(
    of text: some Collection<UInt8>, _ comment: Comment? = nil, location: SourceLocation = #_sourceLocation
) -> JSONParser.Failure? {
    do throws(JSONParser.Failure) {
        let value = try JSONParser.parse(Array(text))
        Issue.record(comment ?? "it was read as \(value.line.prefix(200))", sourceLocation: location)
        return nil
    } catch {
        return error
    }
}
