import Foundation
import PopsheetTestSupport
import Testing

extension AskSuites {
    /// The environment: the command's own variables are not inherited, and the user's are respected.
    @Suite @MainActor struct AskEnvironmentTests {
        /// What child processes of the command would find in their environment.
        private func environment(of asking: Asking, in file: String) async throws -> [String: String] {
            asking.process.send(SIGUSR1)
            var text = ""
            try await eventually("the environment is written") {
                text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
                return text.hasSuffix("end\n")
            }
            var variables: [String: String] = [:]
            for line in text.split(separator: "\n") {
                let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
            }
            return variables
        }

        private var probe: String { ProcessInfo.processInfo.environment["RIG_ENVIRONMENT_PROBE"] ?? "" }

        @Test func childProcessesDoNotInheritItsVariables() async throws {
            let directory = try TemporaryDirectory()
            let report = directory.path + "/report"
            let asking = try await Overlays.ask(
                ["One"],
                environment: [
                    "GSK_RENDERER": nil, "GDK_DEBUG": nil, "GDK_DISABLE": nil, "GTK_THEME": nil, "LD_PRELOAD": probe,
                    "ENVIRONMENT_PROBE": report,
                ])
            let variables = try await environment(of: asking, in: report)
            for name in ["GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE", "GTK_THEME", "POPSHEET_RESTARTED"] {
                #expect(variables[name] == nil, "\(name)")
            }
            // The user's own, without the library that was put before it.
            #expect(variables["LD_PRELOAD"] == probe)
            try await asking.input.key("Return")
            expectAnswer(try await asking.answer(), "One\n", status: 0)
        }

        @Test(.requires(.wayland, "the layer shell is Wayland's"))
        func theLayerSurfaceCoversTheWholeScreen() async throws {
            let directory = try TemporaryDirectory()
            let report = directory.path + "/report"
            let asking = try await Overlays.ask(["One"], environment: ["LAYER_SHELL_REPORT": report])
            // Above all layers, all four edges, panels too, the keyboard exclusively; children inherit nothing.
            #expect(
                try String(contentsOfFile: report, encoding: .utf8)
                    == "layer 3 anchors 15 zone -1 keyboard 1 name popsheet\nLD_PRELOAD -\nPOPSHEET_RESTARTED -\n")
            try await asking.input.key("Escape")
            expectAnswer(try await asking.answer(), "", status: 1)
        }

        @Test(.requires(.wayland, "the command restarts for the layer shell, which is Wayland's"))
        func anotherRestartIsNeverTried() async throws {
            // As if the library had been asked for, and the linker had not taken it.
            let asking = try Asking(
                ["One"], surface: "overlay",
                environment: Overlays.environment.merging(["POPSHEET_RESTARTED": "yes"]) { $1 })
            #expect(try await asking.rest().width == 414)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }

        @Test(arguments: [nil, "cairo"])
        func theUsersRendererWins(renderer: String?) async throws {
            try await expectGL(false, renderer: renderer)
        }

        @Test(.requires(.x11, "the rig's Wayland compositors draw without GL, and lend programs none"))
        func theUsersRendererOfGLWins() async throws {
            try await expectGL(true, renderer: "gl")
        }

        /// Whether the command loads a driver of GL where the user has that renderer.
        private func expectGL(_ isWanted: Bool, renderer: String?) async throws {
            let asking = try Asking(
                ["One"], environment: ["GSK_RENDERER": renderer, "GDK_DEBUG": nil, "GDK_DISABLE": nil])
            try await asking.rest()
            let maps = try await asking.process.memoryMaps()
            let isMesaLoaded = ["_dri.so", "libEGL", "libGLX"].contains { maps.contains($0) }
            #expect(isMesaLoaded == isWanted)
            expectAnswer(try await asking.answer(pressing: "Return"), "One\n", status: 0)
        }
    }
}
