import ArgumentParser
import Popsheet
import PopsheetDialogs

/// `popsheet folder`: asks for folders.
struct FolderCommand: QuestionCommand {
    static let configuration = CommandConfiguration(
        commandName: "folder",
        abstract: "Ask for a folder, and print its path.",
        discussion: """
            The window is the desktop's own for files; it shows the title, and the message after it.

            Examples:
              target=$(popsheet folder --title "Back Up To" --path ~/Documents)
              popsheet folder --multiple -0 | xargs -0 du -sh

            Exit status: 0 a folder was chosen, 1 cancelled, 5 timed out; others as for 'popsheet ask'.
            """)

    @OptionGroup var paths: PathArguments

    @OptionGroup(title: "Question") var question: QuestionArguments

    func check() throws(CommandFailure) -> FileRequest {
        var request = FileRequest()
        request.mode = .folder
        return try paths.request(question, request)
    }

    func recall(_ answer: JSONValue, _ request: inout FileRequest) { paths.recall(answer, &request) }

    func value(answering answer: GivenAnswer, _ request: FileRequest) throws(CommandFailure) -> QuestionValue {
        try paths.value(answering: answer, request)
    }

    @MainActor func dialog(_ request: FileRequest) -> any Dialog<QuestionValue> {
        paths.dialog(question, request, title: translated("Choose a Folder", similar: "Select a Folder"))
    }
}
