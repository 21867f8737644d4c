import PopsheetTestSupport
import Testing

/// `Examples/scripts/wifi-chooser`.
@Suite struct WiFiScriptTests {
    private static let nmcli = #"""
        case "$*" in
            *WIFI*) echo "${STUB_WIFI:-enabled}" ;;
            *UUID*) printf 'u1:802-3-ethernet\nu2:802-11-wireless\nu3:802-11-wireless\n' ;;
            *ssid*) printf 'Home: 2nd floor\n\nOld\n' ;;
            *"--rescan no")
                printf '82: :WPA2:Neighbour\n60: :WPA1 WPA2 802.1X:Company\n55: :WPA2:\n50: :WPA2:Home: 2nd floor\n'
                printf '40: ::-x "q" \\ \342\200\256\303\251\n30: :WPA2:Neighbour\n'
                ;;
            *"--rescan auto") printf '70: :WPA3:Neighbour\n20:*:WPA2:New\n' ;;
            *--ask*) cat >"$STUBS/password"; echo "Error: no such network" >&2; exit "${STUB_STATUS:-0}" ;;
        esac
        """#

    private let place: ScriptPlace

    init() throws { place = try ScriptPlace(["nmcli": Self.nmcli]) }

    private func connections() -> String {
        place.takeCalls().split(separator: "\n").filter { $0.contains("<connect>") }.joined(separator: "\n")
    }

    @Test func aKnownNetworkIsJoinedWithoutAPassword() async throws {
        let answer = try await place.run("wifi-chooser", answering: "known:Home: 2nd floor", "ok")
        expectAnswer(answer, "", status: 0)
        #expect(connections() == "nmcli <--ask> <device> <wifi> <connect> <Home: 2nd floor>")
        #expect(place.note("password") == "\n")
        #expect(!place.questions.contains("<notify>"))
    }

    @Test func anOpenNetworkIsJoinedWithoutAPassword() async throws {
        let name = "-x \"q\" \\ \u{202E}é"
        expectAnswer(try await place.run("wifi-chooser", answering: "open:\(name)", "ok"), "", status: 0)
        #expect(connections() == "nmcli <--ask> <device> <wifi> <connect> <\(name)>")
    }

    /// Other users can see the arguments of a command.
    @Test func thePasswordOfANewNetworkIsNoArgument() async throws {
        let answer = try await place.run("wifi-chooser", answering: "secured:Neighbour", #"=-n '$x' "é""#, "ok")
        expectAnswer(answer, "", status: 0)
        #expect(connections() == "nmcli <--ask> <device> <wifi> <connect> <Neighbour>")
        #expect(place.note("password") == "-n '$x' \"é\"\n")
        #expect(place.questions.contains("<--password>"))
    }

    @Test func knownNetworksAreTheFirstAndEachIsThereOnce() async throws {
        expectAnswer(try await place.run("wifi-chooser", answering: "cancel"), "", status: 1)
        let names = place.rows.split(separator: "\n").map { row in
            row.split(separator: "\"")[3] + (row.contains("\"enabled\":true") ? "" : " disabled")
        }
        #expect(
            names == [
                "known:Home: 2nd floor", "secured:Neighbour", "secured:Company disabled", "open:-x \\", "known:New",
            ])
        #expect(place.rows.contains(#""subtitle":"Known, 50 %","#))
        let icon = #""enabled":true,"icon":"network-wireless-signal-"#
        #expect(place.rows.contains(#""subtitle":"82 %",\#(icon)excellent-symbolic""#))
        #expect(place.rows.contains(#""subtitle":"Connected, 20 %",\#(icon)weak-symbolic""#))
    }

    @Test func aQuestionThatIsCancelledConnectsNothing() async throws {
        expectAnswer(try await place.run("wifi-chooser", answering: "cancel"), "", status: 1)
        #expect(connections() == "")
        expectAnswer(try await place.run("wifi-chooser", answering: "secured:Neighbour", "cancel"), "", status: 1)
        #expect(connections() == "")
    }

    @Test func theStatusIsThatOfTheConnection() async throws {
        let answer = try await place.run(
            "wifi-chooser", answering: "known:Home: 2nd floor", "ok", environment: ["STUB_STATUS": "10"])
        expectAnswer(answer, "", status: 10, errors: "Error: no such network\n")
        #expect(
            place.questions.hasSuffix(
                "popsheet <notify> <--title> <Wi-Fi is not connected> <--message> <Home: 2nd floor>\n"))
    }

    @Test func withoutWiFiThereIsNothingToJoin() async throws {
        expectRefusal(
            try await place.run("wifi-chooser", environment: ["STUB_WIFI": "disabled"]),
            "wifi-chooser: Wi-Fi is switched off")
        try place.remove("nmcli")
        expectRefusal(try await place.run("wifi-chooser"), "wifi-chooser: nmcli is not installed")
    }
}

/// `Examples/scripts/bluetooth-menu`.
@Suite struct BluetoothScriptTests {
    private static let devices = ["AA:BB:CC:DD:EE:01", "AA:BB:CC:DD:EE:02", "AA:BB:CC:DD:EE:03"]

    private static let bluetoothctl = #"""
        case "$*" in
            show) printf 'Controller x\n\tPowered: %s\n' "${STUB_POWER:-yes}" ;;
            devices) printf 'Device AA:BB:CC:DD:EE:01 Head "phones" \\ é\nDevice AA:BB:CC:DD:EE:02 -n\n' ;;
            "devices Connected") echo 'Device AA:BB:CC:DD:EE:01 Head "phones" \ é' ;;
            *scan*)
                echo '[CHG] Device AA:BB:CC:DD:EE:02 RSSI: -60'
                printf '[\033[0;92mNEW\033[0m] Device AA:BB:CC:DD:EE:03 Mouse\n'
                ;;
            "info AA:BB:CC:DD:EE:01") printf '\tPaired: yes\n\tConnected: yes\n' ;;
            "info AA:BB:CC:DD:EE:02") printf '\tPaired: yes\n\tConnected: no\n' ;;
            info*) printf '\tPaired: no\n\tConnected: no\n' ;;
            power*) exit "${STUB_STATUS:-0}" ;;
        esac
        """#

    private let place: ScriptPlace

    init() throws { place = try ScriptPlace(["bluetoothctl": Self.bluetoothctl]) }

    /// The calls that change something.
    private func changes() -> [String] {
        let calls = place.takeCalls().split(separator: "\n").map { String($0.dropFirst("bluetoothctl ".count)) }
        return calls.filter { call in !["show", "devices", "info", "--timeout"].contains { call.hasPrefix("<\($0)>") } }
    }

    @Test(arguments: [
        ("AA:BB:CC:DD:EE:01", ["<disconnect>"]), ("AA:BB:CC:DD:EE:02", ["<connect>"]),
        ("AA:BB:CC:DD:EE:03", ["<pair>", "<trust>", "<connect>"]),
    ])
    func aDeviceIsConnectedOrDisconnected(device: String, calls: [String]) async throws {
        expectAnswer(try await place.run("bluetooth-menu", answering: device), "", status: 0)
        #expect(changes() == calls.map { "\($0) <\(device)>" })
    }

    @Test func bluetoothIsTurnedOff() async throws {
        expectAnswer(try await place.run("bluetooth-menu", answering: "off"), "", status: 0)
        #expect(changes() == ["<power> <off>"])
    }

    @Test func bluetoothIsTurnedOnFirst() async throws {
        let off = ["STUB_POWER": "no"]
        expectAnswer(try await place.run("bluetooth-menu", answering: "cancel", environment: off), "", status: 1)
        #expect(changes() == [])
        expectAnswer(
            try await place.run("bluetooth-menu", answering: "on", "cancel", environment: off), "", status: 1)
        #expect(changes() == ["<power> <on>"])
        let broken = ["STUB_POWER": "no", "STUB_STATUS": "1"]
        expectRefusal(
            try await place.run("bluetooth-menu", answering: "on", environment: broken),
            "bluetooth-menu: Bluetooth can't be turned on")
    }

    @Test func aCancelledMenuChangesNothing() async throws {
        expectAnswer(try await place.run("bluetooth-menu", answering: "cancel"), "", status: 1)
        #expect(changes() == [])
    }

    @Test func whatIsMissingIsReported() async throws {
        expectRefusal(
            try await place.run("bluetooth-menu", environment: ["STUB_POWER": "?"]),
            "bluetooth-menu: there is no Bluetooth adapter")
        for program in ["jq", "bluetoothctl"] {
            try place.remove(program)
            expectRefusal(try await place.run("bluetooth-menu"), "bluetooth-menu: \(program) is not installed")
        }
    }
}
