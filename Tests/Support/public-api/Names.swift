// An application that uses another framework's names next to Popsheet.

import CGTK4
import Framework
import Popsheet

let version = other_binding_of_gtk()

func everyName() -> [Any] {
    [
        Alignment(), Anchor(), Appearance(), Application(), Color(), Container(), Font(), Header(), Host(), Insets(),
        Layout(), Material(), Motion(), Panel(), Path(), Picture(), Placeholder(), Point(), Popup(), Presentation(),
        Rect(), Row(), Scene(), Separator(), Shadow(), Signal(), Size(), Spring(), Stage(), Surface(), Text(), Theme(),
        Traits(), Transition(), View(), Window(),
    ]
}
