// The model's part of the public API; the rest is declared in this module.
@_exported public import struct PopsheetModel.Action
@_exported public import enum PopsheetModel.ActionBuilder
@_exported public import enum PopsheetModel.ActionOrdering
@_exported public import enum PopsheetModel.ActionRole
@_exported public import struct PopsheetModel.ActionSheet
@_exported public import struct PopsheetModel.CancelReason
@_exported public import struct PopsheetModel.ChosenAction
@_exported public import enum PopsheetModel.Outcome
@_exported public import struct PopsheetModel.PopoverOptions
@_exported public import enum PopsheetModel.PresentationEvent
@_exported public import struct PopsheetModel.PresentationOptions
@_exported public import enum PopsheetModel.PresentationPhase
@_exported public import struct PopsheetModel.SheetAppearance
@_exported public import struct PopsheetModel.SheetError
@_exported public import struct PopsheetModel.TintColor
