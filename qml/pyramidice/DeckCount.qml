pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// How many gods are left in the deck and stones in the supply: the last of either ends the game, so few of them are said in carnelian.
Row {
    id: root
    property int cards: 0
    property int stones: 0
    property string spoken
    property int textSize: Theme.label
    spacing: 8
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    component Rest: Rectangle {
        id: rest
        property int remaining: 0
        property int letters: Theme.label
        property alias sign: sign.data
        readonly property bool few: remaining <= 3
        implicitWidth: line.implicitWidth + 16
        implicitHeight: Math.max(26, rest.letters + 12)
        radius: height / 2
        color: few ? Theme.tint(Theme.warnFill, Theme.night ? 0.22 : 0.12) : Theme.tint(Theme.card, 0.7)
        border.width: few ? 1.5 : 1
        border.color: few ? Theme.warn : Theme.line
        Behavior on color { ColorAnimation { duration: Theme.motion } }
        Row {
            id: line
            anchors.centerIn: parent
            spacing: 4
            Item {
                id: sign
                width: rest.letters * 1.25
                height: width
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                text: rest.remaining
                decorative: true
                size: rest.letters
                color: rest.few ? Theme.warn : Theme.ink
                font.weight: Font.DemiBold
                wrapMode: Text.NoWrap
                anchors.verticalCenter: parent.verticalCenter
            }
            Glyph {
                visible: rest.few
                name: "warning"
                size: rest.letters
                color: Theme.warn
                anchors.verticalCenter: parent.verticalCenter
            }
        }
    }
    Rest {
        letters: root.textSize
        remaining: root.cards
        sign: Sign {
            sign: "deck"
            size: root.textSize * 1.25
            color: root.cards <= 3 ? Theme.warn : Theme.inkSoft
        }
    }
    Rest {
        letters: root.textSize
        remaining: root.stones
        sign: PieceSign {
            kind: "S"
            size: root.textSize * 1.25
        }
    }
}
