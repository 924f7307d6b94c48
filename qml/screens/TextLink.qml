import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A few words that lead somewhere, underlined; the target is as high as a fingertip.
T.AbstractButton {
    id: root
    implicitWidth: label.implicitWidth
    implicitHeight: Math.max(Theme.touch, label.implicitHeight)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Link
    Accessible.name: text
    Accessible.onPressAction: root.clicked()
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    background: Item {
        FocusRing { shown: root.visualFocus }
    }
    Label {
        id: label
        width: Math.min(implicitWidth, root.width)
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        decorative: true
        color: Theme.goldText
        font.weight: Font.DemiBold
        font.underline: true
        opacity: root.down ? 0.6 : 1
    }
}
