/// A file embedded in the binary, so that no file has to be found at run time.
public enum Resource {
    /// The style sheet of the widgets inside a sheet.
    public static var styleSheet: [UInt8] { PackageResources.popsheet_css }
    /// The style sheet that removes the theme's style from those widgets.
    public static var baseStyleSheet: [UInt8] { PackageResources.popsheet_base_css }
    /// The style sheet of controls, with placeholders.
    public static var controlStyleSheet: [UInt8] { PackageResources.controls_css }
    /// The JSON Schema of a sheet document.
    public static var sheetSchema: [UInt8] { PackageResources.sheet_schema_json }
}
