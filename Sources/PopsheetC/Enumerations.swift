import CPopsheetAPI
import Popsheet

extension ActionRole {
    init(_ role: PopsheetRole) {
        switch role {
        case POPSHEET_ROLE_DESTRUCTIVE: self = .destructive
        case POPSHEET_ROLE_CANCEL: self = .cancel
        default: self = .default
        }
    }
}

extension PresentationOptions.Style {
    init(_ style: PopsheetStyle) {
        switch style {
        case POPSHEET_STYLE_SHEET: self = .sheet
        case POPSHEET_STYLE_POPOVER: self = .popover
        case POPSHEET_STYLE_CARDS: self = .cards
        case POPSHEET_STYLE_COMPACT: self = .compact
        default: self = .automatic
        }
    }
}

extension PopoverOptions.ArrowEdge {
    /// The directions of arrows at these positions: that of a popover below its source points up.
    static func edges(of positions: PopsheetPositions) -> Set<PopoverOptions.ArrowEdge> {
        let all: [(PopsheetPositions, PopoverOptions.ArrowEdge)] = [
            (POPSHEET_POSITIONS_LEFT, .right), (POPSHEET_POSITIONS_RIGHT, .left), (POPSHEET_POSITIONS_TOP, .down),
            (POPSHEET_POSITIONS_BOTTOM, .up),
        ]
        return Set(all.filter { positions.rawValue & $0.0.rawValue != 0 }.map(\.1))
    }
}

extension PopsheetCancelReason {
    init(_ reason: CancelReason) {
        self =
            switch reason {
            case .cancelAction: POPSHEET_CANCEL_REASON_CANCEL_ACTION
            case .backdrop: POPSHEET_CANCEL_REASON_BACKDROP
            case .escape: POPSHEET_CANCEL_REASON_ESCAPE
            case .swipe: POPSHEET_CANCEL_REASON_SWIPE
            case .outsideClick: POPSHEET_CANCEL_REASON_OUTSIDE_CLICK
            case .timeout: POPSHEET_CANCEL_REASON_TIMEOUT
            case .parentClosed, .invalidOwner: POPSHEET_CANCEL_REASON_PARENT_CLOSED
            case .windowClosed: POPSHEET_CANCEL_REASON_WINDOW_CLOSED
            default: POPSHEET_CANCEL_REASON_PROGRAM
            }
    }
}

extension PopsheetDetentCause {
    init(_ cause: Detent.ChangeCause) {
        self =
            switch cause {
            case .drag: POPSHEET_DETENT_CAUSE_DRAG
            case .program: POPSHEET_DETENT_CAUSE_PROGRAM
            case .grabber: POPSHEET_DETENT_CAUSE_GRABBER
            case .keyboard: POPSHEET_DETENT_CAUSE_KEYBOARD
            case .resize: POPSHEET_DETENT_CAUSE_RESIZE
            }
    }
}

extension PopsheetError {
    init(_ code: SheetError.Code) {
        self =
            switch code {
            case .emptyLabel: POPSHEET_ERROR_EMPTY_LABEL
            case .emptyIdentifier: POPSHEET_ERROR_EMPTY_ID
            case .duplicateIdentifier: POPSHEET_ERROR_DUPLICATE_ID
            case .secondCancel: POPSHEET_ERROR_SECOND_CANCEL
            case .secondDefault: POPSHEET_ERROR_SECOND_DEFAULT
            case .noDetents: POPSHEET_ERROR_NO_DETENTS
            case .invalidDetent: POPSHEET_ERROR_INVALID_DETENT
            case .duplicateDetent: POPSHEET_ERROR_DUPLICATE_DETENT
            case .invalidContent: POPSHEET_ERROR_INVALID_CONTENT
            case .contentHasParent: POPSHEET_ERROR_CONTENT_HAS_PARENT
            default: POPSHEET_ERROR_NOTHING_TO_CHOOSE
            }
    }
}
