// The sheets of a photo library, in Rust, with the libraries' C interfaces.
use std::ffi::CStr;
use std::os::raw::{c_char, c_int, c_uint, c_void};
use std::ptr::null_mut;

// A text for C.
macro_rules! c {
    ($text:literal) => {
        concat!($text, "\0").as_ptr().cast::<c_char>()
    };
}

type Object = *mut c_void;
type Callback = extern "C" fn(Object, Object, Object);

#[link(name = "popsheet-1")]
extern "C" {
    fn popsheet_action_sheet_new(title: *const c_char, message: *const c_char) -> Object;
    fn popsheet_action_sheet_new_from_menu(menu: Object) -> Object;
    fn popsheet_action_sheet_append_new(sheet: Object, id: *const c_char, label: *const c_char, role: c_int) -> Object;
    fn popsheet_bar_item_new(id: *const c_char, label: *const c_char) -> Object;
    fn popsheet_bar_item_new_cancel() -> Object;
    fn popsheet_bar_item_set_is_default(item: Object, is_default: c_int);
    fn popsheet_cancel_reason_get_type() -> usize;
    fn popsheet_content_sheet_new(title: *const c_char, content: Object) -> Object;
    fn popsheet_content_sheet_add_leading(sheet: Object, item: Object);
    fn popsheet_content_sheet_add_trailing(sheet: Object, item: Object);
    fn popsheet_content_sheet_get_content(sheet: Object) -> Object;
    fn popsheet_content_sheet_set_controls(sheet: Object, controls: c_int);
    fn popsheet_content_sheet_set_detents(sheet: Object, detents: *const Object, count: usize);
    fn popsheet_detent_new_large() -> Object;
    fn popsheet_detent_new_medium() -> Object;
    fn popsheet_detent_unref(detent: Object);
    fn popsheet_sheet_present(sheet: Object, owner: Object, cancellable: Object, callback: Callback, data: Object);
    fn popsheet_sheet_present_finish(
        sheet: Object, result: Object, reason: *mut c_int, error: *mut *mut Error,
    ) -> *mut c_char;
    fn popsheet_sheet_set_source(sheet: Object, source: Object);
    fn popsheet_sheet_set_style(sheet: Object, style: c_int);
    fn popsheet_sheet_set_title(sheet: Object, title: *const c_char);
}

const CONTROLS_SHEET: c_int = 1;
const ROLE_DEFAULT: c_int = 0;
const ROLE_DESTRUCTIVE: c_int = 1;
const STYLE_POPOVER: c_int = 2;

const ALIGN_START: c_int = 1;
const ORIENTATION_VERTICAL: c_int = 1;

#[link(name = "gtk-4")]
#[link(name = "gio-2.0")]
#[link(name = "gobject-2.0")]
#[link(name = "glib-2.0")]
extern "C" {
    fn g_action_map_add_action(map: Object, action: Object);
    fn g_application_run(application: Object, count: c_int, arguments: *const *const c_char) -> c_int;
    fn g_enum_get_value(class: Object, value: c_int) -> *const EnumValue;
    fn g_error_free(error: *mut Error);
    fn g_free(memory: *mut c_char);
    fn g_menu_append(menu: Object, label: *const c_char, action: *const c_char);
    fn g_menu_new() -> Object;
    fn g_object_unref(object: Object);
    fn g_signal_connect_data(
        object: Object, signal: *const c_char, handler: *const c_void, data: Object, destroy: Object, flags: c_int,
    ) -> u64;
    fn g_simple_action_new_stateful(name: *const c_char, parameter_type: *const c_char, state: Object) -> Object;
    fn g_type_class_ref(class: usize) -> Object;
    fn g_type_class_unref(class: Object);
    fn g_variant_new_string(text: *const c_char) -> Object;
    fn gtk_application_new(id: *const c_char, flags: c_uint) -> Object;
    fn gtk_application_window_new(application: Object) -> Object;
    fn gtk_box_append(container: Object, child: Object);
    fn gtk_box_new(orientation: c_int, spacing: c_int) -> Object;
    fn gtk_button_new_with_mnemonic(label: *const c_char) -> Object;
    fn gtk_editable_get_text(editable: Object) -> *const c_char;
    fn gtk_entry_new() -> Object;
    fn gtk_entry_set_activates_default(entry: Object, activates: c_int);
    fn gtk_entry_set_placeholder_text(entry: Object, text: *const c_char);
    fn gtk_label_new(text: *const c_char) -> Object;
    fn gtk_label_set_text(label: Object, text: *const c_char);
    fn gtk_widget_get_root(widget: Object) -> Object;
    fn gtk_widget_set_margin_end(widget: Object, margin: c_int);
    fn gtk_widget_set_margin_start(widget: Object, margin: c_int);
    fn gtk_widget_set_margin_top(widget: Object, margin: c_int);
    fn gtk_widget_set_valign(widget: Object, align: c_int);
    fn gtk_window_present(window: Object);
    fn gtk_window_set_child(window: Object, child: Object);
    fn gtk_window_set_default_size(window: Object, width: c_int, height: c_int);
    fn gtk_window_set_title(window: Object, title: *const c_char);
}

#[repr(C)]
struct Error {
    domain: u32,
    code: c_int,
    message: *mut c_char,
}

#[repr(C)]
struct EnumValue {
    value: c_int,
    name: *const c_char,
    nick: *const c_char,
}

unsafe fn text(pointer: *const c_char) -> String {
    CStr::from_ptr(pointer).to_string_lossy().into_owned()
}

/// A presentation: the name that its outcome is reported with, and the label that shows it.
struct Request {
    name: &'static str,
    label: Object,
}

/// Presents a sheet in the window of a button, and releases the caller's reference to it.
unsafe fn present(sheet: Object, name: &'static str, button: Object, label: Object) {
    let request = Box::into_raw(Box::new(Request { name, label }));
    popsheet_sheet_present(sheet, gtk_widget_get_root(button), null_mut(), answered, request.cast());
    g_object_unref(sheet);
}

extern "C" fn answered(sheet: Object, result: Object, request: Object) {
    unsafe {
        let request = Box::from_raw(request.cast::<Request>());
        let (mut reason, mut error) = (0, null_mut());
        let id = popsheet_sheet_present_finish(sheet, result, &mut reason, &mut error);
        let outcome = if !error.is_null() {
            text((*error).message)
        } else if id.is_null() {
            let reasons = g_type_class_ref(popsheet_cancel_reason_get_type());
            let nick = text((*g_enum_get_value(reasons, reason)).nick);
            g_type_class_unref(reasons);
            format!("cancelled ({nick})")
        } else if text(id) == "create" {
            format!("create {}", text(gtk_editable_get_text(popsheet_content_sheet_get_content(sheet))))
        } else {
            text(id)
        };
        if !error.is_null() {
            g_error_free(error);
        }
        g_free(id);
        println!("{}: {outcome}", request.name);
        gtk_label_set_text(request.label, format!("{}: {outcome}\0", request.name).as_ptr().cast());
    }
}

extern "C" fn delete_photos(button: Object, label: Object) {
    unsafe {
        let message = c!("They are deleted from all your devices.");
        let sheet = popsheet_action_sheet_new(c!("Delete 3 photos?"), message);
        popsheet_action_sheet_append_new(sheet, c!("delete"), c!("Delete Photos"), ROLE_DESTRUCTIVE);
        popsheet_action_sheet_append_new(sheet, c!("move"), c!("Move to Album…"), ROLE_DEFAULT);
        present(sheet, "delete", button, label);
    }
}

extern "C" fn share_photos(button: Object, label: Object) {
    unsafe {
        let sheet = popsheet_action_sheet_new(null_mut(), null_mut());
        popsheet_action_sheet_append_new(sheet, c!("mail"), c!("Mail"), ROLE_DEFAULT);
        popsheet_action_sheet_append_new(sheet, c!("link"), c!("Copy Link"), ROLE_DEFAULT);
        popsheet_sheet_set_style(sheet, STYLE_POPOVER);
        popsheet_sheet_set_source(sheet, button);
        present(sheet, "share", button, label);
    }
}

extern "C" fn create_album(button: Object, label: Object) {
    unsafe {
        let entry = gtk_entry_new();
        gtk_entry_set_placeholder_text(entry, c!("Name"));
        gtk_entry_set_activates_default(entry, 1);
        gtk_widget_set_valign(entry, ALIGN_START);
        gtk_widget_set_margin_start(entry, 16);
        gtk_widget_set_margin_end(entry, 16);
        gtk_widget_set_margin_top(entry, 8);
        let sheet = popsheet_content_sheet_new(c!("New Album"), entry);
        popsheet_content_sheet_set_controls(sheet, CONTROLS_SHEET);
        let detents = [popsheet_detent_new_medium(), popsheet_detent_new_large()];
        popsheet_content_sheet_set_detents(sheet, detents.as_ptr(), detents.len());
        for detent in detents {
            popsheet_detent_unref(detent);
        }
        let cancel = popsheet_bar_item_new_cancel();
        popsheet_content_sheet_add_leading(sheet, cancel);
        g_object_unref(cancel);
        let create = popsheet_bar_item_new(c!("create"), c!("Create"));
        popsheet_bar_item_set_is_default(create, 1);
        popsheet_content_sheet_add_trailing(sheet, create);
        g_object_unref(create);
        present(sheet, "album", button, label);
    }
}

extern "C" fn sort_photos(button: Object, label: Object) {
    unsafe {
        let menu = g_menu_new();
        g_menu_append(menu, c!("Name"), c!("win.sort::name"));
        g_menu_append(menu, c!("Date"), c!("win.sort::date"));
        let sheet = popsheet_action_sheet_new_from_menu(menu);
        g_object_unref(menu);
        popsheet_sheet_set_title(sheet, c!("Sort By"));
        present(sheet, "sort", button, label);
    }
}

unsafe fn connect(object: Object, signal: *const c_char, handler: *const c_void, data: Object) {
    g_signal_connect_data(object, signal, handler, data, null_mut(), 0);
}

extern "C" fn activate(application: Object, _: Object) {
    unsafe {
        let window = gtk_application_window_new(application);
        gtk_window_set_title(window, c!("Photos"));
        gtk_window_set_default_size(window, 400, 640);
        let name = g_variant_new_string(c!("name"));
        // A GVariantType is its text.
        let sort = g_simple_action_new_stateful(c!("sort"), c!("s"), name);
        g_action_map_add_action(window, sort);
        g_object_unref(sort);

        let container = gtk_box_new(ORIENTATION_VERTICAL, 12);
        gtk_widget_set_margin_start(container, 24);
        gtk_widget_set_margin_end(container, 24);
        gtk_widget_set_margin_top(container, 24);
        let label = gtk_label_new(null_mut());
        let buttons: [(*const c_char, extern "C" fn(Object, Object)); 4] = [
            (c!("_Delete…"), delete_photos),
            (c!("_Share"), share_photos),
            (c!("_New Album…"), create_album),
            (c!("Sort _By"), sort_photos),
        ];
        for (name, clicked) in buttons {
            let button = gtk_button_new_with_mnemonic(name);
            connect(button, c!("clicked"), clicked as *const c_void, label);
            gtk_box_append(container, button);
        }
        gtk_box_append(container, label);
        gtk_window_set_child(window, container);
        gtk_window_present(window);
    }
}

fn main() {
    let status = unsafe {
        let application = gtk_application_new(c!("org.example.Photos"), 0);
        connect(application, c!("activate"), activate as *const c_void, null_mut());
        let status = g_application_run(application, 0, null_mut::<*const c_char>());
        g_object_unref(application);
        status
    };
    std::process::exit(status);
}
