import QtQuick
import Architects.Table
import Architects.Ui
import "PieceArt.js" as Art

// A seat in the band of rivals: its seal, the sarcophagi it has opened, its researchers in reserve, its cards. With room it says the
// name above; at large text the figures stand one below the other.
SeatPill {
    id: root
    property int sarcophagi: 0
    property int researchers: 0
    property int cards: -1                  // -1: not shown
    property bool searching: false          // searches the wall for a curse
    readonly property int figure: Math.min(Theme.label + 1, 20)
    readonly property bool tall: figure > 16 && width < 130
    readonly property bool named: name !== "" && width >= 130
    wordsHeight: words.implicitHeight
    lit: active || searching

    Shows {
        piece: "seat." + root.seat + ".tombs"
        value: root.sarcophagi
    }
    Shows {
        piece: "seat." + root.seat + ".researchers"
        value: root.researchers
    }
    Shows {
        piece: root.cards >= 0 ? "seat." + root.seat + ".cards" : ""
        value: root.cards
    }
    SeatBadge {
        id: seal
        seat: root.seat
        size: 32
        x: 2
        decorative: true
        anchors.verticalCenter: parent.verticalCenter
        Rectangle {
            visible: root.searching
            x: 17
            y: 16
            width: 18
            height: 18
            radius: 9
            color: Theme.goldFill
            border.width: 1.2
            border.color: Theme.inkOnGold
            Glyph {
                anchors.centerIn: parent
                name: "zoom"
                size: 12
                bold: 1.4
                color: Theme.inkOnGold
            }
        }
    }
    Column {
        id: words
        x: 37
        anchors.verticalCenter: parent.verticalCenter
        Label {
            visible: root.named
            text: root.name
            decorative: true
            size: root.figure
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            width: root.width - words.x - 12
        }
        Grid {
            id: counts
            columns: root.tall ? 1 : 3
            columnSpacing: root.width < 90 || root.cards >= 0 && root.width < 125 ? 2 : 5
            rowSpacing: 0
            SeatCount {
                art: Art.coffin(Theme.goldFill, Theme.night ? Theme.ink : LuxorPaint.outline)
                signWidth: root.figure * 0.6
                figure: root.figure
                count: root.sarcophagi
                strong: true
            }
            SeatCount {
                art: Art.pawn(Theme.seat(root.seat))
                signWidth: root.figure * 0.66
                figure: root.figure
                count: root.researchers
            }
            SeatCount {
                visible: root.cards >= 0
                art: Art.leaf(Theme.card, Theme.inkSoft)
                signWidth: root.figure * 0.72
                figure: root.figure
                count: root.cards
            }
        }
    }
}
