import PopsheetModel

extension Detent {
    /// The name of a standard detent in the user's language; the id of another one.
    var translatedName: String {
        switch self {
        case .medium: translation(in: "height of a sheet", of: "medium")
        case .large: translation(in: "height of a sheet", of: "large")
        case .content:
            // translators: as high as what it contains needs
            translation(in: "height of a sheet", of: "content")
        default: id
        }
    }
}
