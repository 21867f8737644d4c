import ArgumentParser
import Popsheet
import PopsheetDialogs

/// `popsheet file`: asks for files.
struct FileCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "file",
        abstract: "Ask for a file, and print its path.",
        discussion: """
            The window is the desktop's own for files; it shows the title, and the message after it.

            Examples:
              picture=$(popsheet file --title "Open" --filter "Pictures|*.png *.jpg" \\
                --filter "All|*")
              popsheet file --save --path ~/Documents/letter.txt
              popsheet file --multiple -0 | xargs -0 ls -l

            Exit status: 0 a file was chosen, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @Flag(help: "Ask where to save: the file need not exist, and one that does is replaced only if the user agrees.")
    var save = false

    @Option(
        parsing: .unconditionalSingleValue,
        help: .init(
            "Show only the files whose names match one of the shell patterns. May be repeated: the user chooses one.",
            valueName: "name|patterns"), transform: Self.filter)
    var filter: [FileRequest.Filter] = []

    @OptionGroup var paths: PathArguments

    @OptionGroup(title: "Question") var question: QuestionArguments

    func validate() throws {
        if save, paths.multiple {
            throw ValidationError("--multiple: only one file can be saved to; omit --multiple or --save")
        }
    }

    func check() throws(CommandFailure) -> FileRequest {
        var request = FileRequest()
        request.mode = save ? .save : .open
        request.filters = filter
        request = try paths.request(question, request)
        if save, let name = request.file, String(validating: name, as: UTF8.self) == nil,
            try question.display.givenAnswer() == nil
        {
            // The window would save to a file of another name, and ask of none whether to replace it.
            throw .usage("--path: the name is not UTF-8, which a window for saving can't show; give another one")
        }
        return request
    }

    func recall(_ answer: JSONValue, _ request: inout FileRequest) { paths.recall(answer, &request) }

    func value(answering answer: GivenAnswer, _ request: FileRequest) throws(CommandFailure) -> QuestionValue {
        try paths.value(answering: answer, request)
    }

    @MainActor func dialog(_ request: FileRequest) -> any Dialog<QuestionValue> {
        paths.dialog(
            question, request, title: save ? translation(in: "title", of: "Save") : translation(in: "title", of: "Open")
        )
    }

    private static func filter(_ text: String) throws -> FileRequest.Filter {
        let filter = FileRequest.Filter(text)
        guard !filter.patterns.isEmpty, !filter.name.isEmpty else {
            throw ValidationError("give a name and patterns, such as \"Pictures|*.png *.jpg\"")
        }
        return filter
    }
}
