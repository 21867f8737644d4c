/// A file embedded in the binary, so that no file has to be found at run time.
public enum Resource {
    /// The style sheet of the widgets inside a sheet.
    public static var styleSheet: [UInt8] { PackageResources.popsheet_css }
    /// The style sheet that removes the theme's style from those widgets.
    public static var baseStyleSheet: [UInt8] { PackageResources.popsheet_base_css }
    /// The style sheets of controls, with placeholders, which are one.
    public static var controlStyleSheet: [UInt8] {
        PackageResources.controls_css + PackageResources.controls_toggles_css + PackageResources.controls_rows_css
            + PackageResources.controls_menus_css
    }
    /// The rules that follow those of controls in the appearance of GNOME's dialogs.
    public static var adwaitaStyleSheet: [UInt8] { PackageResources.controls_adwaita_css }
    /// The rules that follow those of controls in the appearance of glass.
    public static var glassStyleSheet: [UInt8] { PackageResources.controls_glass_css }
    /// The JSON Schema of a sheet document.
    public static var sheetSchema: [UInt8] { PackageResources.sheet_schema_json }
}
