import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The questions in each appearance (controls.md §2 to §5).
    @Suite @MainActor struct QuestionLookTests {
        @Test(arguments: QuestionLook.all, QuestionLook.appearances)
        func theyLookAsTheyDidAndCanBeRead(_ look: QuestionLook, appearance: String) async throws {
            let asking = try await Asking.question(look.arguments + ["--appearance", appearance], input: look.input)
            for start in look.labels + look.secondary { try await asking.waitFor(start, "@") }
            let window = try await asking.rest()
            let picture = try await Screenshot.of(window)
            let whole = try await asking.frame("frame ")
            // The shadow around the window is part of its coordinates.
            let margin = (x: (whole.width - window.width) / 2, y: (whole.height - window.height) / 2)
            for (starts, least) in [(look.labels, 7.0), (look.secondary, 3.0)] {
                for start in starts {
                    var place = try await asking.frame(start)
                    (place.x, place.y) = (window.x + place.x - margin.x, window.y + place.y - margin.y)
                    let contrast = picture.cropped(to: place).textContrast
                    #expect(contrast >= least, "\(start) in \(appearance): \(contrast) : 1")
                }
            }
            // The letters of other versions of GTK differ.
            guard Golden.isKnown else { return }
            try await Golden.check("question-\(look.name)-\(appearance)") {
                try await Screenshot.of(try await asking.rest())
            }
        }
    }
}
