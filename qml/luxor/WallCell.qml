import QtQuick
import Architects.Ui

// One animal of the wall while a line is searched, for keyboard and screen reader.
Item {
    id: root
    property string spoken
    property bool marked: false
    signal tapped()
    Accessible.role: Accessible.CheckBox
    Accessible.name: spoken
    Accessible.ignored: spoken === ""
    Accessible.focusable: true
    Accessible.checkable: true
    Accessible.checked: marked
    Accessible.onPressAction: root.tapped()
    Accessible.onToggleAction: root.tapped()
    FocusRing {
        shown: root.activeFocus
        gap: 0
        radius: 6
    }
}
