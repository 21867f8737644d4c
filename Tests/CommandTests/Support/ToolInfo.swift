import Foundation
import PopsheetTestSupport

/// The commands and options as the argument parser describes them to tools (`--experimental-dump-help`).
struct ToolInfo: Decodable {
    struct Command: Decodable {
        let commandName: String
        let subcommands: [Command]?
        let arguments: [Argument]?

        /// The names of all options and flags, with their dashes.
        var names: Set<String> { Set((arguments ?? []).flatMap(\.dashedNames)) }

        /// The names of the options that take a value, with their dashes.
        var namesWithValue: Set<String> {
            Set((arguments ?? []).filter { $0.kind == "option" }.flatMap(\.dashedNames))
        }
    }

    struct Argument: Decodable {
        struct Name: Decodable {
            let kind, name: String
        }

        let kind: String
        let names: [Name]?

        var dashedNames: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
    }

    /// The root command.
    let command: Command

    var subcommands: [Command] { command.subcommands ?? [] }

    func subcommand(_ name: String) -> Command? { subcommands.first { $0.commandName == name } }

    static func ofTheCommand() async throws -> ToolInfo {
        let answer = try await popsheet("--experimental-dump-help")
        return try JSONDecoder().decode(ToolInfo.self, from: Data(answer.output))
    }
}
