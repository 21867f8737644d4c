import CPopsheet
import PopsheetTestSupport
import Testing

@testable import Popsheet

/// GTK's own widgets, as an application makes them.
@MainActor
final class ControlPanel {
    enum Part: String, CaseIterable, Sendable { case fields, rows, calendar }

    let widget: WidgetPointer
    private let builder: OpaquePointer

    init(_ part: Part) throws {
        builder = gtk_builder_new()
        let text = Self.interface(part)
        try #require(gtk_builder_add_from_string(builder, text, gssize(text.utf8.count), nil) != 0)
        widget = try #require(gtk_builder_get_object(builder, "root")).withMemoryRebound(
            to: GtkWidget.self, capacity: 1
        ) { $0 }
        g_object_ref(widget)
        // Without a parent, as a sheet takes it.
        g_object_unref(UnsafeMutableRawPointer(builder))
    }

    deinit {}

    static func interface(_ part: Part) -> String {
        "<interface>" + (part == .fields ? fields : part == .rows ? rows : calendar) + "</interface>"
    }

    private static func box(_ children: [String], spacing: Int = 12) -> String {
        """
        <object class="GtkBox" id="root"><property name="orientation">vertical</property>
        <property name="spacing">\(spacing)</property>
        <property name="margin-start">16</property><property name="margin-end">16</property>
        <property name="margin-top">16</property><property name="margin-bottom">16</property>
        """ + children.map { "<child>\($0)</child>" }.joined() + "</object>"
    }

    private static var fields: String {
        box([
            object("GtkEntry", ["placeholder-text": "Empty"], id: "entry"),
            object("GtkEntry", ["text": "Selected text", "secondary-icon-name": "edit-clear-symbolic"]),
            object("GtkPasswordEntry", ["text": "12345678", "show-peek-icon": "1"]),
            object("GtkSearchEntry", ["placeholder-text": "Search"], id: "search"),
            object("GtkSpinButton", ["value": "3"], children: adjustment, id: "spin"),
            dropDown,
            object("GtkProgressBar", ["fraction": "0.6", "show-text": "1"], id: "progress"),
            object("GtkScale", ["draw-value": "1"], children: adjustment, id: "scale"),
            object("GtkTextView", ["wrap-mode": "word"], id: "text"),
        ])
    }

    private static let adjustment = """
        <property name="adjustment"><object class="GtkAdjustment"><property name="lower">0</property>
        <property name="upper">10</property><property name="value">3</property>
        <property name="step-increment">1</property></object></property>
        """

    private static let dropDown = """
        <object class="GtkDropDown" id="choice"><property name="model"><object class="GtkStringList"><items>
        <item>Date Added</item><item>Name</item><item>Size</item></items></object></property></object>
        """

    private static var rows: String {
        let on = object("GtkSwitch", ["active": "1", "valign": "center"], id: "on")
        let rows = [
            row("Switch on", on), row("Switch off", object("GtkSwitch", ["valign": "center"], id: "off")),
            row("Switch disabled", object("GtkSwitch", ["active": "1", "valign": "center", "sensitive": "0"])),
            row("Check", object("GtkCheckButton", ["active": "1"], id: "checked")),
            row("Check, empty", object("GtkCheckButton", [:], id: "unchecked")),
            row("Waiting", object("GtkSpinner", ["spinning": "0", "valign": "center"])),
            row("Order", dropDown), row("Count", object("GtkSpinButton", ["value": "3"], children: adjustment)),
        ]
        let list =
            "<object class=\"GtkListBox\" id=\"list\"><property name=\"selection-mode\">none</property>"
            + rows.map { "<child>\($0)</child>" }.joined() + "</object>"
        let button = object("GtkButton", ["label": "Choose a Folder…"], id: "button")
        return box([list, button])
    }

    /// The day comes first: GTK refuses February while the day is today's, on the 29th or later.
    private static var calendar: String {
        box([
            """
            <object class="GtkCalendar" id="calendar"><property name="day">10</property>
            <property name="month">1</property><property name="year">2026</property></object>
            """
        ])
    }

    private static func row(_ label: String, _ control: String) -> String {
        """
        <object class="GtkBox"><property name="spacing">12</property>
        <child><object class="GtkLabel"><property name="label">\(label)</property><property name="xalign">0</property>
        <property name="hexpand">1</property></object></child><child>\(control)</child></object>
        """
    }

    private static func object(
        _ type: String, _ properties: KeyValuePairs<String, String>, children: String = "", id: String? = nil
    ) -> String {
        "<object class=\"\(type)\"" + (id.map { " id=\"\($0)\"" } ?? "") + ">" + children
            + properties.map { "<property name=\"\($0)\">\($1)</property>" }.joined() + "</object>"
    }
}
