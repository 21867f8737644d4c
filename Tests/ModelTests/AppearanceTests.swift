import PopsheetModel
import Testing

/// The names of the appearances, and which of them are classic.
@Suite struct AppearanceTests {
    @Test func onlyTheLooksOf2010AreClassic() {
        #expect(
            SheetAppearance.allCases.filter(SheetAppearance.classics.contains) == [
                .classic, .classicBlue, .classicBlack,
            ])
    }

    @Test func appearancesAreCalledWhatTheSpecificationCallsThem() {
        #expect(
            SheetAppearance.allCases.map(\.name) == [
                "automatic", "light", "dark", "highContrast", "highContrastDark", "classic", "classicBlue",
                "classicBlack", "adwaita", "glass",
            ])
    }

    @Test func rolesOrdersFormsAndLooksAreCalledWhatTheSpecificationCallsThem() {
        #expect(ActionRole.allCases.map(\.rawValue) == ["default", "destructive", "cancel"])
        #expect(ActionOrdering.allCases.map(\.rawValue) == ["standard", "asGiven"])
        #expect(
            PresentationOptions.Style.allCases.map(\.name) == ["automatic", "sheet", "cards", "popover", "compact"])
        #expect(PresentationOptions.CompactStyle.allCases.map(\.rawValue) == ["rounded", "square"])
    }
}
