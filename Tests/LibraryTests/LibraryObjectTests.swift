import CPopsheetAPI
import PopsheetTestSupport
import Testing

/// The objects, without a window.
@Suite @MainActor struct LibraryObjectTests {
    /// The names of the properties that emit `notify` when each has another value.
    private func notified(by object: OpaquePointer, _ change: () -> Void) -> [String] {
        let names = Unmanaged.passRetained(Names())
        g_signal_connect_data(
            UnsafeMutableRawPointer(object), "notify",
            unsafeBitCast(
                { _, spec, data in
                    guard let spec, let data else { return }
                    Unmanaged<Names>.fromOpaque(data).takeUnretainedValue().all.append(
                        String(cString: g_param_spec_get_name(spec)))
                }
                    as @convention(c) (
                        UnsafeMutableRawPointer?, UnsafeMutablePointer<GParamSpec>?, UnsafeMutableRawPointer?
                    )
                    -> Void, to: GCallback.self), names.toOpaque(), nil, GConnectFlags(rawValue: 0))
        change()
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(object), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, names.toOpaque())
        return names.takeRetainedValue().all
    }

    private final class Names { var all: [String] = [] }

    @Test func eachSetterNotifiesOnce() throws {
        let sheet = try #require(popsheet_action_sheet_new(nil, nil))
        defer { g_object_unref(UnsafeMutableRawPointer(sheet)) }
        let names = notified(by: sheet) {
            for _ in 0..<2 {
                popsheet_sheet_set_title(sheet, "Title")
                popsheet_sheet_set_timeout(sheet, 3_000)
                popsheet_sheet_set_can_close(sheet, 0)
                popsheet_action_sheet_set_ordering(sheet, POPSHEET_ORDERING_AS_GIVEN)
            }
        }
        #expect(names == ["title", "timeout", "can-close", "ordering"])
    }

    @Test func anActionWithoutAnIdHasItsLabel() throws {
        let action = try #require(popsheet_action_new(nil, "Share"))
        defer { g_object_unref(UnsafeMutableRawPointer(action)) }
        #expect(String(cString: popsheet_action_get_id(action)) == "Share")
    }

    @Test func theListHasTheActionsInTheGivenOrder() throws {
        let sheet = try #require(popsheet_action_sheet_new(nil, nil))
        defer { g_object_unref(UnsafeMutableRawPointer(sheet)) }
        for id in ["a", "b", "c"] { popsheet_action_sheet_append_new(sheet, id, id, POPSHEET_ROLE_DEFAULT) }
        #expect(popsheet_action_sheet_remove(sheet, "b") != 0)
        #expect(popsheet_action_sheet_remove(sheet, "b") == 0)
        let list = popsheet_action_sheet_get_actions(sheet)
        #expect(g_list_model_get_n_items(list) == 2)
        popsheet_action_sheet_remove_all(sheet)
        #expect(g_list_model_get_n_items(list) == 0)
    }

    @Test func theErrorsOfAnAppearanceNameWhatIsWrong() {
        func reason(_ name: String, _ colors: String) -> String? {
            var error: UnsafeMutablePointer<GError>?
            let variant = g_variant_parse(nil, colors, nil, nil, nil)
            defer { g_variant_unref(variant) }
            guard popsheet_register_appearance(name, variant, &error) == 0, let error else { return nil }
            defer { g_error_free(error) }
            return String(cString: error.pointee.message)
        }
        #expect(reason("sepia", "{'cart': <'#fff'>}")?.contains("\"cart\" is not the name of a colour") == true)
        #expect(reason("sepia", "{'card': <'no colour'>}")?.contains("\"card\" is not a colour") == true)
        #expect(reason("sepia", "{'dark': <'#fff'>}")?.contains("\"dark\" is not a dictionary") == true)
        #expect(reason("sepia", "{'card': <'#f4ecd8'>, 'dark': <{'card': <'#332b1c'>}>}") == nil)
        #expect(reason("sepia", "{'card': <'#f4ecd8'>}")?.contains("already exists") == true)
    }
}
