// The sheets of a photo library, in Vala.
class PhotosWindow : Gtk.ApplicationWindow {
    private Gtk.Label label = new Gtk.Label (null);

    public PhotosWindow (Gtk.Application application) {
        Object (application: application, title: "Photos", default_width: 400, default_height: 640);
        add_action (new SimpleAction.stateful ("sort", VariantType.STRING, "name"));
        var box = new Gtk.Box (Gtk.Orientation.VERTICAL, 12) { margin_start = 24, margin_end = 24, margin_top = 24 };
        add_button (box, "_Delete…").clicked.connect (() => delete_photos.begin ());
        var share_button = add_button (box, "_Share");
        share_button.clicked.connect (() => share.begin (share_button));
        add_button (box, "_New Album…").clicked.connect (() => create_album.begin ());
        add_button (box, "Sort _By").clicked.connect (() => sort.begin ());
        box.append (label);
        child = box;
    }

    private Gtk.Button add_button (Gtk.Box box, string label) {
        var button = new Gtk.Button.with_mnemonic (label);
        box.append (button);
        return button;
    }

    private async void delete_photos () {
        var sheet = new Popsheet.ActionSheet ("Delete 3 photos?", "They are deleted from all your devices.");
        sheet.append_new ("delete", "Delete Photos", DESTRUCTIVE);
        sheet.append_new ("move", "Move to Album…", DEFAULT);
        yield present_sheet (sheet, "delete");
    }

    private async void share (Gtk.Button button) {
        var sheet = new Popsheet.ActionSheet (null, null) { style = POPOVER, source = button };
        sheet.append_new ("mail", "Mail", DEFAULT);
        sheet.append_new ("link", "Copy Link", DEFAULT);
        yield present_sheet (sheet, "share");
    }

    private async void create_album () {
        var entry = new Gtk.Entry () {
            placeholder_text = "Name", activates_default = true,
            valign = START, margin_start = 16, margin_end = 16, margin_top = 8
        };
        var sheet = new Popsheet.ContentSheet ("New Album", entry) { controls = SHEET };
        sheet.set_detents ({ new Popsheet.Detent.medium (), new Popsheet.Detent.large () });
        sheet.add_leading (new Popsheet.BarItem.cancel ());
        sheet.add_trailing (new Popsheet.BarItem ("create", "Create") { is_default = true });
        yield present_sheet (sheet, "album", entry);
    }

    private async void sort () {
        var menu = new Menu ();
        menu.append ("Name", "win.sort::name");
        menu.append ("Date", "win.sort::date");
        yield present_sheet (new Popsheet.ActionSheet.from_menu (menu) { title = "Sort By" }, "sort");
    }

    private async void present_sheet (Popsheet.Sheet sheet, string name, Gtk.Entry? entry = null) {
        string outcome;
        try {
            Popsheet.CancelReason reason;
            string? id = yield sheet.present (this, null, out reason);
            var reasons = (EnumClass) typeof (Popsheet.CancelReason).class_ref ();
            outcome = id ?? "cancelled (%s)".printf (reasons.get_value (reason).value_nick);
            if (id != null && entry != null) outcome += " " + entry.text;
        } catch (Error error) {
            outcome = error.message;
        }
        label.label = @"$name: $outcome";
        print ("%s\n", label.label);
    }
}

int main (string[] arguments) {
    var application = new Gtk.Application ("org.example.Photos", 0);
    application.activate.connect (() => new PhotosWindow (application).present ());
    return application.run (arguments);
}
