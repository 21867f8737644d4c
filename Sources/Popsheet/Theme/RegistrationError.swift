public import PopsheetModel

extension SheetAppearance {
    /// The reason why an appearance could not be registered.
    public struct RegistrationError: Error, Sendable, Hashable, CustomStringConvertible {
        /// The kind of an error; more may be added.
        public struct Code: Sendable, Hashable {
            /// The code's number, which does not change between versions.
            public let value: Int
            /// The code's name.
            public let name: String

            private init(_ value: Int, _ name: String) { (self.value, self.name) = (value, name) }

            /// The name has no visible character.
            public static let emptyName = Code(1, "emptyName")
            /// A built-in or registered appearance already has the name.
            public static let duplicateName = Code(2, "duplicateName")
            /// A component of a colour is not from 0 to 255, or its opacity not from 0 to 1.
            public static let invalidColor = Code(3, "invalidColor")
            /// A number of the form is out of its range, or not a number.
            public static let invalidNumber = Code(4, "invalidNumber")
        }

        /// The kind of the error.
        public let code: Code
        /// The name of the appearance.
        public let appearance: String
        /// The name of the invalid colour; nil for another error.
        public let color: String?
        /// The name of the invalid number, such as `sheet.card.cornerRadius`; nil for another error.
        public let number: String?

        private init(_ code: Code, _ appearance: String, color: String? = nil, number: String? = nil) {
            (self.code, self.appearance, self.color, self.number) = (code, appearance, color, number)
        }

        /// The name has no visible character.
        static let emptyName = RegistrationError(.emptyName, "")

        /// A built-in or registered appearance already has the name.
        static func duplicateName(_ name: String) -> RegistrationError { RegistrationError(.duplicateName, name) }

        /// A component of a colour is out of range.
        static func invalidColor(appearance: String, color: String) -> RegistrationError {
            RegistrationError(.invalidColor, appearance, color: color)
        }

        /// A number of the form is out of range.
        static func invalidNumber(appearance: String, number: String) -> RegistrationError {
            RegistrationError(.invalidNumber, appearance, number: number)
        }

        /// A one-line description for the user.
        public var description: String {
            switch code {
            case .duplicateName:
                "the appearance \"\(appearance.excerpt)\" already exists; choose another name"
            case .invalidColor:
                "the colour \"\(color ?? "")\" of the appearance \"\(appearance.excerpt)\" is invalid; "
                    + "give components from 0 to 255 and an opacity from 0 to 1"
            case .invalidNumber:
                "the number \"\(number ?? "")\" of the appearance \"\(appearance.excerpt)\" is out of range"
            default: "the appearance's name is empty; choose one"
            }
        }
    }
}
