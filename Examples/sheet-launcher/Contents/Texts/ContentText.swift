/// The code of the gallery's contents: the files next to this folder, as they are compiled into the gallery.
public enum ContentText {
    /// Every control.
    public static var allControls: [UInt8] { PackageResources.AllControls_swift }
    /// A form.
    public static var albumForm: [UInt8] { PackageResources.AlbumForm_swift }
    /// A list with a search.
    public static var townList: [UInt8] { PackageResources.TownList_swift }
    /// A picture.
    public static var picture: [UInt8] { PackageResources.Picture_swift }
    /// A player.
    public static var player: [UInt8] { PackageResources.Player_swift }
    /// A calendar.
    public static var datePicker: [UInt8] { PackageResources.DatePicker_swift }
    /// A map.
    public static var map: [UInt8] { PackageResources.Map_swift }
    /// A choice of one of a few values.
    public static var reminderPicker: [UInt8] { PackageResources.ReminderPicker_swift }
    /// A stack of sheets.
    public static var sheetStack: [UInt8] { PackageResources.SheetStack_swift }
    /// A menu.
    public static var photoMenu: [UInt8] { PackageResources.PhotoMenu_swift }
}
