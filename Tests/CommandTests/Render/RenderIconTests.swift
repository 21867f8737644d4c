import Foundation
import PopsheetTestSupport
import Testing

/// Icons of the theme and from files; one that can't be loaded is not drawn, and a warning reports it.
@Suite struct RenderIconTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func document(icons: String...) -> String {
        let actions = icons.enumerated().map { index, icon in
            #"{ "label": "Row \#(index)"\#(icon.isEmpty ? "" : #", "icon": "\#(icon)""#) }"#
        }
        return #"{ "actions": [ \#(actions.joined(separator: ", ")) ] }"#
    }

    private func render(_ document: String, directory: String? = nil) async throws -> ProcessRunner.Answer {
        try await popsheetOnDisplay(
            ["render", "-", "-o", "-", "--backdrop", "white"], input: document, directory: directory)
    }

    /// A picture of one colour.
    private func makePicture(_ name: String, width: Int, height: Int, _ color: Pixel) throws -> String {
        let pixel = [color.red, color.green, color.blue, 255]
        let picture = Screenshot(
            width: width, height: height, rgba: (0..<width * height).flatMap { _ in pixel })
        try picture.write(to: directory.path + "/" + name)
        return directory.path + "/" + name
    }

    @Test(arguments: [
        ("no-such-icon", "icon \"no-such-icon\": the icon theme has no such icon"),
        ("/no/such.png", "icon \"/no/such.png\": the file can't be read as a picture"),
        ("/dev/zero", "icon \"/dev/zero\": the file can't be read as a picture"),
        ("/tmp", "icon \"/tmp\": the file can't be read as a picture"),
        ("./", "icon \"./\": the file can't be read as a picture"),
        ("%s%n", "icon \"%s%n\": the icon theme has no such icon"),
    ])
    func anIconThatCannotBeLoadedIsOmittedWithOneWarning(icon: String, warning: String) async throws {
        let answer = try await render(document(icons: icon, icon))
        #expect(answer.status == 0)
        #expect(answer.errorText == "popsheet: warning: \(warning)\n")
        let plain = try await render(document(icons: "", "")).check().output
        #expect(answer.output == plain)
    }

    @Test func aFileThatIsNotAnImageIsNotDrawn() async throws {
        let file = try directory.file("text.png", "This is a text.")
        let empty = try directory.file("empty.png", "")
        let answer = try await render(document(icons: file, empty))
        #expect(answer.status == 0)
        #expect(
            answer.errorText
                == [file, empty].map {
                    "popsheet: warning: icon \"\($0)\": the file can't be read as a picture\n"
                }.joined())
        let plain = try await render(document(icons: "", "")).check().output
        #expect(answer.output == plain)
    }

    /// A picture keeps its proportions, in the middle of the icon's square of 24, at 16 from the row's edge.
    @Test func aFileIsAnIcon() async throws {
        let red = Pixel(255, 0, 0)
        let square = try makePicture("square.png", width: 8, height: 8, red)
        _ = try makePicture("wide one.png", width: 96, height: 48, red)
        let answer = try await render(document(icons: square, "./wide one.png"), directory: directory.path)
        #expect(answer.status == 0 && answer.errorText == "")
        let file = try directory.file("out.png", answer.output)
        let picture = try Screenshot(png: file)
        let layout = try await LayoutOutput(document(icons: square, "./wide one.png"))
        for (row, height) in zip(layout.rows, [24.0, 12.0]) {
            let (x, y) = (row.frame.x + 16 + 12, row.frame.y + row.frame.height / 2)
            #expect(picture.pixel(Int(x), Int(y))?.isClose(to: red) == true)
            #expect(picture.pixel(Int(x) - 10, Int(y))?.isClose(to: red) == true)
            #expect(picture.pixel(Int(x) + 14, Int(y))?.isClose(to: red) == false)
            #expect(picture.pixel(Int(x), Int(y - height / 2 + 1.5))?.isClose(to: red) == true)
            #expect(picture.pixel(Int(x), Int(y - height / 2 - 2))?.isClose(to: red) == false)
        }
    }
}
