import QtQuick
import Architects.Ui
import Architects.Egizia

// One sentence: what to do, what would come of it, or whom the table waits for. While ships sail, the own fleet stands beside it.
Item {
    id: root
    required property EgiziaPlay play
    property string told                    // what happened last
    property bool busy: false
    property int ships: 0
    readonly property bool waiting: !play.asked
    readonly property bool valued: play.sailing && play.place > 0
    readonly property alias fleet: fleet
    readonly property alias wordsX: words.x
    property bool noticed: false            // another sentence has taken their place
    // Room for the longest sentence: while one builds or sails the squares and the river stay under the finger.
    readonly property real least: root.play.building ? Math.min(Theme.heading, 26) * 2.5 : root.play.sailing ? 60 : 48
    implicitHeight: Math.max(words.implicitHeight, least)

    Fleet {
        id: fleet
        objectName: "fleet"
        visible: root.play.sailing
        width: 92
        height: 52
        total: 3
        count: Math.min(3, root.ships)
        seat: Math.max(0, root.play.table.viewer)
        playable: root.play.sailing && !root.busy
        may: playable && root.play.bend === 0
        spoken: qsTr("%n ship(s) at hand", "", root.ships)
        onTapped: root.play.ruleAsked("egizia/sailing")
        onHeld: root.play.ruleAsked("egizia/sailing")
        hand: root.play.hand
        Rectangle {
            x: parent.width - 18
            y: -2
            width: Math.max(20, count.implicitWidth + 8)
            height: 20
            radius: 10
            color: Theme.card
            border.width: 1
            border.color: Theme.inkSoft
            Label {
                id: count
                Shows {
                    piece: fleet.dragging || root.play.table.viewer < 0 ? "" : "seat." + root.play.table.viewer + ".ships"
                    value: count.text
                }
                anchors.centerIn: parent
                text: root.ships
                decorative: true
                font.pixelSize: 12
                font.weight: Font.DemiBold
            }
        }
    }
    Column {
        id: words
        opacity: root.noticed ? 0 : 1
        x: fleet.visible ? fleet.width + 14 : 0
        width: parent.width - x
        spacing: 2
        anchors.verticalCenter: parent.verticalCenter
        Label {
            id: sentence
            objectName: "prompt"
            width: parent.width
            text: root.valued ? root.legalText() : root.play.seen.prompt
            display: !root.waiting && !root.valued && !root.play.sailing
            size: root.waiting || root.valued || root.play.sailing ? Theme.text : Math.min(Theme.heading, 26)
            color: root.valued && !root.play.legal ? Theme.warn : Theme.ink
            maximumLineCount: 3
            elide: Text.ElideRight
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.label
            Accessible.role: Accessible.AlertMessage
            Announced {
                text: sentence.text
                when: sentence.visible
            }
        }
        Label {
            objectName: "hint"
            visible: text !== ""
            width: parent.width
            text: root.waiting || root.busy && !root.play.building ? (root.told === sentence.text ? "" : root.told) : root.play.sailing && root.play.place === 0 ? qsTr("Drag a ship onto the river, or tap a bend.") : ""
            soft: true
            maximumLineCount: 2
            elide: Text.ElideRight
        }
    }
    function legalText(): string { return root.play.legal ? Labelled.text(root.play.at(root.play.place).name, root.play.preview.text) : root.play.preview.reason }
    TapHandler {
        onLongPressed: root.play.ruleAsked(root.play.board.phasePage)
    }
}
