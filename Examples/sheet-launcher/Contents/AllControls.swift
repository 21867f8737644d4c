import CPopsheetGTK4
import Popsheet

/// Asks for the settings of a journey, with every control that has the sheet's style.
@MainActor func journeySettings() throws -> ContentSheetController {
    /// A row of a group: a label, and its control at the trailing edge.
    func line(_ name: String, _ control: Widget, fills: Bool = false) -> Widget {
        let title = label(name).expanding(horizontally: !fills)
        setLabel(title, of: control)
        if fills { control.expanding(horizontally: true) }
        return row(spacing: 12, title, control.aligned(vertically: GTK_ALIGN_CENTER)).styled("row")
    }
    func group(_ lines: Widget...) -> Widget {
        let group = column().styled("group")
        for line in lines { append(line, to: group) }
        return group
    }

    // Fields.
    let search = made(gtk_search_entry_new())
    setAccessibleLabel(search, "Find a harbour")
    let name = made(gtk_entry_new())
    gtk_entry_set_placeholder_text(name.cast(), "Ada")
    let code = made(gtk_password_entry_new())
    gtk_password_entry_set_show_peek_icon(code.opaque, 1)

    // Choices.
    let cabin = dropDown(["Deck", "Inside", "Window", "Suite"], selected: 2) { _ in }
    let meals = row().styled("linked")
    var first: Widget?
    for meal in ["None", "Half", "Full"] {
        let button = made(gtk_toggle_button_new_with_label(meal))
        gtk_toggle_button_set_group(button.cast(), first?.cast())
        gtk_toggle_button_set_active(button.cast(), meal == "Half" ? 1 : 0)
        first = first ?? button
        append(button, to: meals)
    }
    let cycle = toggleSwitch(isOn: true) { _ in }
    let passengers = made(gtk_spin_button_new_with_range(1, 9, 1))
    gtk_spin_button_set_value(passengers.opaque, 2)

    // Values.
    let speed = made(gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 5, 30, 1))
    gtk_range_set_value(speed.cast(), 12)
    let booked = made(gtk_progress_bar_new())
    gtk_progress_bar_set_fraction(booked.opaque, 0.6)
    booked.aligned(vertically: GTK_ALIGN_CENTER)
    let weather = made(gtk_spinner_new())
    gtk_spinner_start(weather.opaque)

    let seat = column().styled("group")
    var window: Widget?
    for side in ["Port side", "Starboard side"] {
        let button = made(gtk_check_button_new_with_label(side))
        gtk_check_button_set_group(button.cast(), window?.cast())
        gtk_check_button_set_active(button.cast(), window == nil ? 1 : 0)
        window = window ?? button
        append(row(button.expanding(horizontally: true)).styled("row"), to: seat)
    }
    let rules = made(gtk_check_button_new_with_label("I know the rules"))

    let form = column(
        spacing: 16, search, group(line("Name", name, fills: true), line("Code", code, fills: true)),
        group(
            line("Cabin", cabin), line("Meals", meals), line("Bring a bicycle", cycle), line("Passengers", passengers)),
        seat, group(line("Knots", speed, fills: true), line("Booked", booked, fills: true), line("Weather", weather)),
        group(row(rules.expanding(horizontally: true)).styled("row"))
    ).padded(16)

    var sheet = try ContentSheet(
        "Ferry", content: WidgetReference(scrolled(form)), controls: .sheet, detents: [.large], leading: .cancel,
        trailing: BarItem("Book", id: "book", isEnabled: false, isDefault: true))
    sheet.background = .grouped
    let controller = ContentSheetController(sheet)
    connect(rules, "toggled") { [weak controller] in
        controller?.setEnabled(gtk_check_button_get_active(rules.cast()) != 0, "book")
    }
    return controller
}
