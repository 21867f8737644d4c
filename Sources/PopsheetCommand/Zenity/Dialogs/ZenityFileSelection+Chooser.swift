import PopsheetDialogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension ZenityFileSelection {
    /// The window that `--file-selection` shows.
    @MainActor
    func chooser(_ settings: ZenitySettings) -> FileChooser {
        let chooser = FileChooser(
            title: settings.title ?? settings.programName ?? "zenity", mode: chooserMode,
            allowsMultiple: allowsMultiple)
        chooser.setPlace(folder: folder ?? Self.workingDirectory, file: file)
        for filter in filters { chooser.addFilter(named: filter.name, patterns: filter.patterns) }
        return chooser
    }

    private var chooserMode: FileChooser.Mode {
        switch mode {
        case .open: .open
        case .save: .save
        case .folder: .folder
        }
    }

    private static var workingDirectory: [UInt8] {
        guard let path = getcwd(nil, 0) else { return [UInt8(ascii: ".")] }
        defer { free(path) }
        return Array(UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }
}
