import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The questions in each appearance (controls.md §2 to §5).
    @Suite @MainActor struct QuestionLookTests {
        @Test(
            .requires(.x11, "on Wayland two appearances are enough"), arguments: QuestionLook.all,
            QuestionLook.appearances)
        func theyLookAsTheyDidAndCanBeRead(_ look: QuestionLook, appearance: String) async throws {
            try await look.check(appearance: appearance)
        }

        /// The desktop is what these appearances follow, in the style sheets of their controls too.
        @Test(
            .requires(.x11, "on Wayland two appearances are enough"),
            arguments: QuestionLook.allControls, ["adwaita", "glass"])
        func theyFollowADarkDesktop(_ look: QuestionLook, appearance: String) async throws {
            try await look.check(
                appearance: appearance, variant: "dark", environment: ["GTK_THEME": "Adwaita:dark"])
        }

        @Test(.requires(.wayland), arguments: QuestionLook.all, ["light", "dark"])
        func theyLookAsTheyDidAndCanBeReadOnWayland(_ look: QuestionLook, appearance: String) async throws {
            try await look.check(appearance: appearance)
        }
    }

    /// The questions on a phone, with large text and from right to left.
    @Suite(.requires(.phone), .enabled(if: Golden.isKnown, "Tests/PopsheetTests/Goldens has no pictures of this GTK"))
    @MainActor struct PhoneLookTests {
        @Test(arguments: QuestionLook.all, ["light", "dark"])
        func theyLookAsTheyDidInLargeTextOnAPhone(_ look: QuestionLook, appearance: String) async throws {
            try await LargeText.during { try await look.check(appearance: appearance, variant: "text-200") }
        }

        @Test(arguments: QuestionLook.all, ["light", "dark"])
        func theyLookAsTheyDidFromRightToLeftOnAPhone(_ look: QuestionLook, appearance: String) async throws {
            try await look.check(
                appearance: appearance, variant: "right-to-left", environment: try await TestLocale.environment("he_IL")
            )
        }
    }
}

extension QuestionLook {
    /// Compares the question with its picture, and measures its contrasts.
    ///
    /// - Parameters:
    ///   - variant: Part of the picture's name; nil for the standard text from left to right, whose contrasts are measured.
    ///   - environment: What makes the variant.
    @MainActor
    fileprivate func check(
        appearance: String, variant: String? = nil, environment: [String: String?] = [:]
    ) async throws {
        let asking = try await Asking.question(
            arguments + ["--appearance", appearance], input: input, environment: environment)
        // In another language the names of days are others, and large text may be scrolled away.
        let starts = variant == nil ? labels + secondary : []
        if let last = starts.last { try await asking.waitFor(last, "@") }
        let window = try await asking.rest()
        let picture = try await Screenshot.of(window)
        let places = starts.isEmpty ? [] : try await asking.firstFrames(["frame "] + starts)
        for (start, place) in zip(starts, places.dropFirst()) {
            let (whole, least) = (places[0], labels.contains(start) ? 7.0 : 3.0)
            // The shadow around the window is part of its coordinates.
            var visible = place
            visible.x += window.x - (whole.width - window.width) / 2
            visible.y += window.y - (whole.height - window.height) / 2
            let contrast = picture.cropped(to: visible).textContrast
            #expect(contrast >= least, "\(start) in \(appearance): \(contrast) : 1")
        }
        // The letters of other versions of GTK differ.
        guard Golden.isKnown else { return }
        var first: Screenshot? = picture
        try await Golden.check("question-\(name)-\(variant.map { $0 + "-" } ?? "")\(appearance)") {
            defer { first = nil }
            if let first { return first }
            return try await Screenshot.of(try await asking.rest())
        }
    }
}
