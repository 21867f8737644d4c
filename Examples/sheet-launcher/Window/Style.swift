import CPopsheetGTK4

/// The launcher's own style sheet.
///
/// Only the device has its own colours; everything else uses the desktop theme's.
@MainActor
enum Style {
    /// Adds the style sheet to the display.
    static func install() {
        let provider = made(gtk_css_provider_new())
        cgtk4_css_provider_load(provider, window + device + page)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }

    private static let window = """
        .sidebar { background: @theme_bg_color; border-right: 1px solid @borders; }
        .sidebar list { background: none; padding: 8px; }
        .sidebar list > row { border-radius: 6px; padding: 0 10px; margin: 0; min-height: 31px; }
        .sidebar list > row:selected { background: alpha(@theme_selected_bg_color, 0.3); color: @theme_fg_color; }
        .launcher headerbar button:not(.titlebutton) { padding-left: 6px; padding-right: 6px; }
        .launcher windowcontrols { border-spacing: 2px; }
        .launcher windowcontrols button { margin: 0; padding: 4px; min-width: 20px; }
        .switches { padding: 10px 16px 12px 16px; border-top: 1px solid @borders; }
        .switches.wide { padding: 6px; border: none; }
        .switches.wide dropdown { min-width: 168px; }
        .switches.wide label.caption { font-size: 1em; opacity: 1; margin-right: 16px; }
        .caption { font-size: 0.86em; opacity: 0.75; }
        .desk { background: shade(@theme_bg_color, 0.94); }
        .inspector { background: @theme_bg_color; border-left: 1px solid @borders; }
        .inspector .panes { padding: 18px; }
        .title-2 { font-size: 1.35em; font-weight: 700; }
        .note { opacity: 0.8; }
        .card { background: @theme_base_color; border: 1px solid @borders; border-radius: 10px; }
        .card-bar { padding: 4px 4px 4px 14px; border-bottom: 1px solid alpha(@borders, 0.6); }
        .card-bar button { padding: 3px 10px; min-height: 24px; }
        .remark { opacity: 0.65; font-size: 0.9em; }
        .pane-title { font-weight: 700; }
        .code { font-family: monospace; padding: 10px 14px; }
        .code:focus-visible { outline: 2px solid @theme_selected_bg_color; outline-offset: -3px; }
        .log { padding: 10px 14px; }
        .log label { font-size: 0.92em; }
        .log-time { font-feature-settings: "tnum"; opacity: 0.65; min-width: 44px; }
        .log-event { min-width: 96px; }
        .log-begin { font-weight: 700; margin-top: 6px; }
        .log-outcome { font-weight: 700; color: mix(@theme_selected_bg_color, @theme_fg_color, 0.5); }
        .log-veto { color: mix(@warning_color, @theme_fg_color, 0.4); }

        """

    private static let device = """
        .bezel { background: #000000; padding: 14px; border-radius: 47px; }
        .bezel { box-shadow: 0 0 0 1px #48484a; }
        .bezel.tablet { border-radius: 36px; }
        .bezel.watch { border-radius: 50px; }
        .screen { background: #000000; border-radius: 36px; }
        .tablet .screen { border-radius: 22px; }
        .grip { background: #2c2c2e; border-radius: 12px; padding: 6px; margin: 4px; }
        .grip:hover { background: #636366; }
        .page { border-radius: 36px; background: #ffffff; }
        .tablet .page { border-radius: 22px; }
        .watch .page-heading { font-size: 1.2em; }
        .watch .page-bar { padding: 12px 16px 4px 16px; }
        .status-bar { padding: 0 30px; font-weight: 600; font-size: 15px; }
        .tablet .status-bar { padding: 0 18px; font-size: 12px; }
        .island { background: #000000; border-radius: 16px; min-width: 112px; min-height: 31px; }
        .home-bar { background: #000000; border-radius: 3px; min-width: 136px; min-height: 5px; }
        .home-bar.light { background: #ffffff; }

        """

    private static let page = """
        .screen { color: #000000; font-family: Inter, sans-serif; }
        .night .screen { color: #ffffff; }
        .night .page { background: #161618; }
        .page-bar { padding: 14px 16px 12px 16px; }
        .page-heading { font-size: 2.1em; font-weight: 800; }
        .page-count { opacity: 0.6; padding-bottom: 6px; }
        .page-field { padding: 12px 16px; }
        .page-name { opacity: 0.6; }
        .page-rule { background: alpha(currentColor, 0.15); margin: 0 0 0 16px; min-height: 1px; }
        .page-text { padding: 16px; font-size: 1.15em; }
        .songs { background: none; color: inherit; }
        .numbers-bar { padding: 4px 16px; color: #ffffff; }
        .figure-note { margin: 52px 12px; padding: 12px 16px; border-radius: 13px; }
        .figure-note { background: #ffb840; color: #1c1200; font-size: 0.95em; }
        .watch .figure-note { margin: 12px; padding: 6px 12px; }
        .watch .numbers-bar .page-heading, .watch .numbers-bar .page-count { font-size: 0; }
        .numbers:focus-visible { outline: 3px solid #ffb840; outline-offset: -6px; border-radius: 36px; }
        /* A phone 320 wide has no space between month and year. */
        .launcher calendar > header { border-spacing: 0; }
        .corners { margin: 12px 12px 0 12px; }
        .corner { background: rgba(10, 108, 255, 0.14); color: #0a6cff; border: none; border-radius: 22px; }
        .corner { min-width: 44px; min-height: 44px; padding: 0; box-shadow: none; }
        .corner:hover { background: rgba(10, 108, 255, 0.24); }
        .night .corner { background: rgba(64, 156, 255, 0.22); color: #64a8ff; }
        .stage-footer { padding: 12px 16px 10px 16px; }
        .tablet .stage-button { padding: 13px 48px; }
        .stage-button { background: #0a6cff; color: #ffffff; border: none; border-radius: 13px; padding: 13px; }
        .stage-button { box-shadow: none; text-shadow: none; font-weight: 600; font-size: 1.1em; }
        .stage-button:hover { background: #2b80ff; }
        .stage-button:active { background: #0055d4; }
        .stage-button:focus-visible, .corner:focus-visible {
            outline: 3px solid #0a6cff; outline-offset: 2px;
        }
        .night .stage-button:focus-visible, .night .corner:focus-visible { outline-color: #8fc0ff; }

        """
}
