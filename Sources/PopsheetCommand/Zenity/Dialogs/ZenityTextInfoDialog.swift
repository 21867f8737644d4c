import PopsheetDialogs

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// `--text-info`: a text to read or edit.
@MainActor
final class ZenityTextInfoDialog: ZenityContentDialog {
    private let request: ZenityTextInfo
    private let settings: ZenitySettings
    private lazy var pane = TextPane(
        named: settings.title ?? "Text", isEditable: request.isEditable, wraps: request.wraps,
        size: (settings.width ?? ZenityTextInfo.size.width, settings.height ?? ZenityTextInfo.size.height),
        tick: request.checkbox?.source)
    private var decoder = TextDecoder()
    private var reader: ByteReader?

    init(_ request: ZenityTextInfo, _ settings: ZenitySettings) { (self.request, self.settings) = (request, settings) }

    func makeSheet(in session: DialogSession) throws(CommandFailure) -> DialogSheet {
        pane.scrollsToEnd = request.scrollsToEnd
        if let font = request.font { pane.setFont(font) }
        if request.checkbox != nil {
            pane.onTick = { [weak session] in session?.window?.setEnabled($0, ZenityButtons.accepting) }
        }
        return try .zenity(
            settings, text: .plain(""), content: pane.widget, isReady: request.checkbox == nil)
    }

    func wasShown() {
        guard let descriptor = open() else { return }
        reader = ByteReader(
            descriptor,
            onBytes: { [weak self] bytes in
                guard let self else { return }
                pane.append(decoder.take(bytes))
            },
            onEnd: { [weak self] in
                guard let self else { return }
                pane.append(decoder.finish())
            })
    }

    func ended() { reader?.stop() }

    /// The descriptor of the text; nil, after a warning, if the file can't be read.
    private func open() -> Int32? {
        guard let file = request.file else { return STDIN_FILENO }
        let path = file.map { CChar(bitPattern: $0) } + [0]
        let descriptor = Self.openFile(path)
        var information = stat()
        if descriptor >= 0, fstat(descriptor, &information) == 0, information.st_mode & S_IFMT != S_IFDIR {
            return descriptor
        }
        let reason = descriptor < 0 ? String(cString: strerror(errno)) : String(cString: strerror(EISDIR))
        Output.errorLine(
            Output.line(for: "\(String(decoding: file, as: UTF8.self)): \(reason)", after: "zenity: warning: "))
        return nil
    }

    private static func openFile(_ path: [CChar]) -> Int32 {
        #if canImport(Glibc)
            Glibc.open(path, O_RDONLY | O_CLOEXEC)
        #else
            Musl.open(path, O_RDONLY | O_CLOEXEC)
        #endif
    }

    var content: ZenityContent { .text(pane.text) }
}
