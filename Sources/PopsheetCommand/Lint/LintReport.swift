import Popsheet

/// Formats findings for `popsheet lint`.
enum LintReport {
    static func line(for finding: GuidelineFinding, in document: SheetDocument, file: String) -> String {
        let pointer = document.pointer(to: finding.place)
        let (guideline, sources) = (finding.guideline, finding.guideline.sources)
        return file + (pointer.isEmpty ? "" : " \(pointer)") + ": \(guideline.severity.rawValue): \(finding.message) "
            + "[\(guideline.rawValue)]" + (sources.isEmpty ? "" : " (\(sources.joined(separator: " ")))")
    }

    static func json(for finding: GuidelineFinding, in document: SheetDocument) -> JSONValue {
        [
            "code": .string(finding.guideline.rawValue), "severity": .string(finding.guideline.severity.rawValue),
            "pointer": .string(document.pointer(to: finding.place)), "message": .string(finding.message),
            "source": .string(finding.guideline.sources.joined(separator: " ")),
        ]
    }
}

extension SheetDocument {
    /// The JSON Pointer to a part of the sheet; the whole document if the document does not contain the part.
    fileprivate func pointer(to place: GuidelineFinding.Place) -> String {
        switch place {
        case .sheet: ""
        case .title: "/title"
        case .message: "/message"
        case .actions: "/actions"
        case .action(let index): "/actions/\(actions.indices.filter { actions[$0].role != .cancel }[index])"
        case .cancel:
            actions.firstIndex { $0.role == .cancel }.map { "/actions/\($0)" }
                ?? (cancel?.hasStandardLabel == false ? "/cancel" : "")
        case .appearance: "/appearance"
        }
    }
}
