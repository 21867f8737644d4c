import PopsheetTestSupport

/// Text of twice the standard size, for programs started while the body runs, on an X server without a settings daemon.
enum LargeText {
    private static let property = "RESOURCE_MANAGER"

    @MainActor
    static func during(_ body: @MainActor () async throws -> Void) async throws {
        try await run(["-f", property, "8s", "-set", property, "Xft.dpi:\t\(2 * 96)\n"])
        do {
            try await body()
        } catch {
            try await run(["-remove", property])
            throw error
        }
        try await run(["-remove", property])
    }

    private static func run(_ arguments: [String]) async throws {
        try await ProcessRunner.run("xprop", ["-root"] + arguments).check()
    }
}
