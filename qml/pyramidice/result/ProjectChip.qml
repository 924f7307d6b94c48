import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// A project and what it brought. Pressed, it asks to be seen alone.
T.AbstractButton {
    id: root
    property int seat: 0
    property int pairs: 0
    property bool lit: false
    property bool dimmed: false
    readonly property string gain: qsTr("%n pair(s), +%1", "", pairs).arg(2 * pairs)
    implicitHeight: Math.max(52, words.implicitHeight + 14)
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: Accessible.Button
    Accessible.name: Labelled.text(text, gain)
    Accessible.checkable: true
    Accessible.checked: lit
    Accessible.onPressAction: root.clicked()
    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            color: root.dimmed ? Theme.mix(Theme.card, Theme.page, 0.7) : Theme.card
            edge: root.lit ? Theme.goldLine : Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
            edgeWidth: root.lit ? 2 : 1
            raised: !root.dimmed
        }
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        SeatBadge {
            id: seal
            seat: root.seat
            size: 28
            decorative: true
            x: 6
            anchors.verticalCenter: parent.verticalCenter
        }
        Column {
            id: words
            x: seal.x + seal.width + 6
            width: parent.width - x - 4
            anchors.verticalCenter: parent.verticalCenter
            Label {
                text: root.text
                decorative: true
                display: true
                size: Theme.label + 2
                width: parent.width
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            Label {
                text: root.gain
                decorative: true
                soft: true
                size: Theme.label - 1
                width: parent.width
                wrapMode: Text.NoWrap
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
            }
        }
    }
}
