import ArgumentParser
import PopsheetModel
import PopsheetStandalone

/// The command under the names `dmenu` and `rofi`, or as `popsheet dmenu`: takes their options and answers as they do.
///
/// It is one of the sub-commands for their list; `PopsheetMain` runs it with the bytes of its arguments.
struct DmenuCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dmenu",
        abstract: "Take the options of dmenu or of rofi's dmenu mode, and answer as they do.",
        discussion: """
            A link named dmenu does the same, and one named rofi for 'rofi -dmenu':

              ln -s "$(command -v popsheet)" ~/.local/bin/dmenu

            Examples:
              ls | popsheet dmenu -i -l 10 -p Open
              printf 'Firefox\\0icon\\037firefox\\n' |
                popsheet dmenu -dmenu -show-icons -p Run

            Exit status: 0 a row or a text was accepted, 1 cancelled, 10 to 28 one of rofi's custom keys.
            """)

    @Argument(parsing: .captureForPassthrough, help: .init("The options of dmenu or rofi.", valueName: "options"))
    var options: [String] = []

    /// Runs the command and returns the exit status.
    ///
    /// - Parameter isRofi: Whether the program's name is `rofi`.
    static func run(_ arguments: [[UInt8]], isRofi: Bool) -> Int32 {
        if arguments.count == 1, arguments[0].elementsEqual("--help".utf8) {
            return write(Array((PopsheetRoot.helpMessage(for: Self.self) + "\n").utf8), 0)
        }
        do throws(DmenuParser.Failure) {
            switch try DmenuParser.parse(arguments, isRofi: isRofi) {
            case .page(let page): return write(Array(page.utf8), 0)
            case .ask(let settings): return answer(settings)
            }
        } catch {
            Output.errorLine(error.text)
            return failureStatus
        }
    }

    /// The status of every failure.
    private static let failureStatus: Int32 = 1

    private static func answer(_ settings: DmenuSettings) -> Int32 {
        do throws(CommandFailure) {
            let input = try DmenuInput(settings)
            let answer: DmenuAnswer
            if let given = try GivenAnswer.ofEnvironment() {
                let rows = try input.readAll()
                if let known = DmenuAnswer.withoutAsking(rows, settings) {
                    answer = known
                } else {
                    answer = try .given(given, rows, settings)
                }
            } else if settings.needsAllRows {
                let rows = try input.readAll()
                if let known = DmenuAnswer.withoutAsking(rows, settings) {
                    answer = known
                } else {
                    answer = try show(settings, .rows(rows))
                }
            } else {
                answer = try show(settings, .open(input))
            }
            return write(answer.output, answer.status)
        } catch {
            Output.errorLine(Output.line(for: error.message, after: "popsheet dmenu: "))
            return failureStatus
        }
    }

    private static func show(_ settings: DmenuSettings, _ source: DmenuSource) throws(CommandFailure) -> DmenuAnswer {
        // The command runs on the main thread, as GTK requires.
        try MainActor.assumeIsolated {
            Result { () throws(CommandFailure) in try DmenuDialog.run(settings, source) }
        }.get()
    }

    private static func write(_ bytes: [UInt8], _ status: Int32) -> Int32 {
        do throws(CommandFailure) {
            if !bytes.isEmpty { try Output.whole(bytes) }
            return status
        } catch {
            Output.errorLine(Output.line(for: error.message, after: "popsheet dmenu: "))
            return failureStatus
        }
    }
}
