import QtQuick
import QtQuick.Templates as T

// One of several, one below the other: the chosen one has a gold edge and a check. Set `chosen`, listen to `clicked`.
T.AbstractButton {
    id: root
    property bool chosen: false
    property string glyph
    property string note
    property int seat: -1                   // a player or an Architect: the medallion instead of a sign
    implicitWidth: 320
    implicitHeight: face.implicitHeight + 12
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.RadioButton
    Accessible.name: text
    Accessible.description: note
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: root.clicked()

    PressGuard {}
    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            edge: root.chosen ? Theme.goldLine : Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
            edgeWidth: root.chosen ? 2 : 1
            color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : Theme.card
        }
        FocusRing { shown: root.visualFocus }
    }
    RowFace {
        id: face
        anchors.fill: parent
        anchors.leftMargin: 14
        anchors.rightMargin: 14
        glyph: root.seat >= 0 ? "" : root.glyph
        indent: root.seat >= 0 ? 44 : root.glyph !== "" ? 38 : 0
        text: root.text
        note: root.note
        color: root.enabled ? Theme.ink : Theme.inkSoft
        Rectangle {
            width: 22
            height: 22
            radius: 11
            color: root.chosen ? Theme.goldFill : "transparent"
            border.width: 1.5
            border.color: root.chosen ? Theme.goldLine : Theme.inkSoft
            Glyph {
                visible: root.chosen
                name: "check"
                size: 13
                color: Theme.inkOnGold
                anchors.centerIn: parent
            }
        }
    }
    SeatBadge {
        visible: root.seat >= 0
        seat: Math.max(0, root.seat)
        size: 32
        decorative: true
        x: 12
        anchors.verticalCenter: parent.verticalCenter
    }
}
