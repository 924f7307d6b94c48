pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

// One line of a score sheet: a letter or sign, what it is for, the points in each seat's column. Pressing it asks to see it on the board.
T.AbstractButton {
    id: root
    property string letter
    property int seat: -1                   // whose line it is, -1 nobody's
    property string glyph                   // a sign instead of a letter
    property var drawing: null              // or a drawing of the game's own
    property var points: []                 // one entry per column; 0 or undefined shows a dot
    property real columnWidth: 54
    property bool selected: false
    property bool selectable: true
    property string spoken                  // the points said in words
    implicitWidth: 340
    implicitHeight: Math.max(Theme.touch, sentence.implicitHeight + 16)
    enabled: selectable
    activeFocusOnTab: selectable
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: selectable ? Accessible.Button : Accessible.StaticText
    Accessible.name: letter ? Labelled.text(letter, text) : text
    Accessible.description: spoken
    Accessible.onPressAction: root.clicked()

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.leftMargin: -6
            anchors.rightMargin: -6
            radius: Theme.radius
            color: Theme.tint(Theme.goldFill, root.selected ? (Theme.night ? 0.2 : 0.28) : root.down ? 0.2 : root.hovered ? 0.08 : 0)
            border.width: root.selected ? 1.5 : 0
            border.color: Theme.goldLine
        }
        FocusRing { shown: root.visualFocus }
    }
    Item {
        anchors.fill: parent
        LetterDisc {
            visible: root.letter !== ""
            letter: root.letter
            seat: root.seat
            size: Math.round(Theme.label * 1.55)
            anchors.verticalCenter: parent.verticalCenter
        }
        Glyph {
            visible: root.letter === "" && (root.glyph !== "" || root.drawing !== null)
            name: root.glyph
            drawing: root.drawing
            size: Theme.label * 1.5
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            id: sentence
            text: root.text
            decorative: true
            soft: root.seat < 0 && root.letter !== ""
            size: Theme.label + 1
            x: Theme.label * 1.55 + 12
            width: parent.width - x - root.columnWidth * root.points.length
            anchors.verticalCenter: parent.verticalCenter
        }
        Row {
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: root.points
                delegate: Label {
                    required property var modelData
                    readonly property bool none: !modelData
                    width: root.columnWidth
                    horizontalAlignment: Text.AlignRight
                    text: none ? "·" : modelData
                    decorative: true
                    soft: none
                    size: Theme.text
                    font.weight: none ? Font.Normal : Font.DemiBold
                }
            }
        }
    }
}
