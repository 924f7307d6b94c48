import QtQuick
import Architects.Ui
import Architects.Kheops
import "Positions.js" as Positions

// The first page: one thing to go on with, and the shelf.
Item {
    id: root
    Horizon { y: Theme.safeTop; width: root.width; height: 76; sunX: width - 90; sunY: 40; sunRadius: 24 }
    TopBar {
        id: bar
        width: parent.width
        backShown: false
        title: "Great Architects"
        note: "Four games of ancient Egypt"
        implicitHeight: Theme.safeTop + 76
        IconButton { glyph: "gear"; text: "Settings" }
    }
    ScrollPage {
        anchors.fill: parent
        anchors.topMargin: bar.height
        Panel {
            width: parent.width
            height: Math.max(178, words.implicitHeight + 28)
            radius: Theme.radiusLarge
            KheopsBoard { id: small; x: 12; side: 24; pawnStyle: "dot"; interactive: false; cells: Positions.middle; anchors.verticalCenter: parent.verticalCenter }
            Column {
                id: words
                x: 192
                width: parent.width - x - 14
                anchors.verticalCenter: parent.verticalCenter
                spacing: 4
                Label { text: "YOUR MOVE"; color: Theme.goldText; size: Theme.micro; font.weight: Font.Bold; font.letterSpacing: 1.1 }
                Label { text: "Kheops"; display: true; size: Theme.subtitle }
                Label { text: "Turn 6 of 15"; soft: true }
                Row {
                    spacing: 4
                    SeatBadge { seat: 0; size: 26; decorative: true }
                    Label { text: "You"; anchors.verticalCenter: parent.verticalCenter }
                    SeatBadge { seat: 1; size: 26; decorative: true }
                    Label { text: "Imhotep"; anchors.verticalCenter: parent.verticalCenter }
                }
                GoldButton { text: "Continue"; width: parent.width }
            }
        }
        Label { text: "New game"; display: true; size: Theme.heading }
        Row {
            id: shelf
            width: parent.width
            spacing: 12
            GameCard { width: (shelf.width - 12) / 2; art: "qrc:/assets/art/kheops.svg"; text: "Kheops"; facts: "2 players · tile duel" }
            GameCard { width: (shelf.width - 12) / 2; text: "Luxor"; facts: "2–4 players · glyph wall"; badge: "Soon"; enabled: false }
        }
    }
}
