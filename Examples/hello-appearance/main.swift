import Popsheet

// Old paper, by day and by night; what is not set stays as it is.
var (day, night) = (SheetAppearance.Colors.light, SheetAppearance.Colors.dark)
(day.card, day.cancelCard, day.tint) = (.init(244, 236, 216), .init(250, 244, 230), .init(128, 72, 16))
(night.card, night.cancelCard, night.tint) = (.init(48, 42, 32), .init(60, 52, 40), .init(228, 180, 116))
PopsheetDefaults.appearance = try SheetAppearance.register("paper", light: day, dark: night)

let sheet = try ActionSheet("Turn the page?") {
    Action("Next Page", id: "next")
    Action("Last Page", id: "last")
}

try PopsheetApplication.run(title: "Appearance", width: 390, height: 700) { window in
    print(await sheet.present(in: window).action?.id ?? "nothing")
}
