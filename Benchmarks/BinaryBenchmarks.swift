import PopsheetPlatform

/// Measures the command as it is installed (performance.md, "Scale").
@MainActor
enum BinaryBenchmarks {
    /// The rows of the table.
    static func all(in directory: String) -> [Benchmark] {
        [
            Benchmark(
                name: "size of the stripped command", unit: "MB", targets: [.atMost(20)],
                obstacle: { Program.isInstalled("strip") ? nil : "strip: not installed" },
                sample: {
                    let stripped = "/tmp/popsheet-bench-stripped-\(getpid())"
                    defer { unlink(stripped) }
                    var status = stat()
                    guard Program.time(["strip", "-o", stripped, directory + "/popsheet"]).isFinite,
                        stat(stripped, &status) == 0
                    else { return .nan }
                    return Double(status.st_size) / 1e6
                }
            )
        ]
    }
}
