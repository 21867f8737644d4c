import PopsheetModel
import Testing

/// The names of the appearances, and which of them are classic.
@Suite struct AppearanceTests {
    @Test func onlyTheLooksOf2010AreClassic() {
        #expect(Appearance.allCases.filter(\.isClassic) == [.classic, .classicBlue, .classicBlack])
    }

    @Test func appearancesAreCalledWhatTheSpecificationCallsThem() {
        #expect(
            Appearance.allCases.map(\.name) == [
                "automatic", "light", "dark", "highContrast", "highContrastDark", "classic", "classicBlue",
                "classicBlack",
            ])
    }

    @Test func rolesOrdersFormsAndLooksAreCalledWhatTheSpecificationCallsThem() {
        #expect(ActionRole.allCases.map(\.rawValue) == ["default", "destructive", "cancel"])
        #expect(ActionOrdering.allCases.map(\.rawValue) == ["standard", "asGiven"])
        #expect(Presentation.allCases.map(\.rawValue) == ["automatic", "sheet", "popover", "compact"])
        #expect(CompactLook.allCases.map(\.rawValue) == ["rounded", "square"])
    }
}
