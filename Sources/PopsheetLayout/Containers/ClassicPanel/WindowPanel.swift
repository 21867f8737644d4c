/// The panel of 2010 in its own window, which it fills.
struct WindowPanel: Container {
    var name: ContainerName { .sheet }
    var motion: ContainerMotion { .sheet }

    func controls(in context: LayoutContext) -> ControlMetrics { .classic(in: context) }

    func layout(_ content: ContentSizing?, footer: ContentSizing?, in context: LayoutContext) -> ContainerLayout {
        ClassicPanel.panel(content, footer: footer, topLimit: 0, in: context)
    }
}
