import CPopsheet
import Popsheet

/// Symbols in images without an icon, in which the style sheet draws them.
extension Symbol {
    /// A new image with the symbol, which assistive technologies do not report.
    @MainActor
    func image() -> WidgetPointer {
        let image: WidgetPointer = pop_decorative_image_new()
        gtk_widget_add_css_class(image, styleClass)
        return image
    }

    /// A new button with the symbol, which still needs a name for assistive technologies.
    @MainActor
    func button() -> WidgetPointer {
        let button: WidgetPointer = gtk_button_new()
        gtk_button_set_child(button.cast(), image())
        gtk_widget_add_css_class(button, StyleClass.imageButton)
        return button
    }

    /// Shows the symbol in place of the icon that GTK gave an image.
    @MainActor
    func replaceIcon(of image: WidgetPointer) {
        gtk_image_clear(OpaquePointer(image))
        gtk_widget_add_css_class(image, styleClass)
    }

    /// The images among the parts of a widget of GTK.
    @MainActor
    static func images(of widget: WidgetPointer) -> [WidgetPointer] {
        widget.children.filter { $0.isA(gtk_image_get_type()) }
    }
}
