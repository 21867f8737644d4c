import ArgumentParser
import PopsheetModel
import PopsheetStandalone

// The command-line forms of where a sheet is shown.

extension StandalonePlace.Surface: CommandWord {
    var word: String { rawValue }
}

extension StandalonePlace.Anchor {
    init(_ text: String) throws {
        if text == "pointer" {
            self = .pointer
            return
        }
        do {
            self = .rect(try OptionValue.rect(text))
        } catch {
            throw ValidationError("give pointer, or x, y, width and height, such as 100,80,60,30")
        }
    }
}

extension StandalonePlace.Parent {
    init(_ text: String) throws {
        if text.hasPrefix("wayland:"), text.utf8.count > 8 {
            self = .wayland(String(text.dropFirst(8)))
        } else if let number = text.hasPrefix("0x") ? UInt(text.dropFirst(2), radix: 16) : UInt(text),
            Self.windowNumbers.contains(number)
        {
            self = .x11(number)
        } else {
            throw ValidationError("give an X window's number such as 0x1a00007, or wayland: and a handle")
        }
    }

    /// The numbers that a window of X can have.
    static let windowNumbers: ClosedRange<UInt> = 1...0x1FFF_FFFF

    /// The window as it was given.
    private var text: String {
        switch self {
        case .x11(let number): "0x" + String(number, radix: 16)
        case .wayland(let handle): "wayland:" + handle
        }
    }

    /// The error if no display server has such windows.
    var unreachable: CommandFailure {
        switch self {
        case .x11: .unreachable(.x11, wantedBy: "--parent: ")
        case .wayland: .unreachable(.wayland, wantedBy: "--parent: ")
        }
    }

    /// The error for a window that a sheet can't belong to.
    func failure(_ error: ForeignWindowError) -> CommandFailure {
        switch error {
        case .unknown:
            .usage("--parent: there is no window \(text.excerpt); give one that is open, or omit the option")
        case .unsupported:
            .usage(
                "--parent: the display server can't attach the sheet to \(text.excerpt); "
                    + "omit the option")
        }
    }
}
