pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// All that a player has: sarcophagi by pillar and eyes, researchers, cards. What lies in the own ones is seen while they are held.
Sheet {
    id: root
    required property LuxorPlay play
    property int seat: 0
    readonly property bool own: seat === play.table.viewer
    // Read only while it is seen: every position makes the lists anew.
    readonly property var side: visible ? play.side(seat) : ({ name: "", tombs: [], stands: [], researchers: 0, cards: 0 })
    readonly property var tombs: Array.from(side.tombs)
    signal ruleAsked(string page)
    title: side.name
    spacing: 10

    function show(which: int): void {
        seat = which
        open()
    }
    function nameOf(tomb: var): string {
        const animal = play.board.animalName(tomb.pillar)
        return tomb.eyes === 1 ? qsTr("%1, one eye").arg(animal) : tomb.eyes === 2 ? qsTr("%1, two eyes").arg(animal) : qsTr("%1, three eyes").arg(animal)
    }

    Row {
        width: parent.width
        spacing: 14
        SeatBadge {
            seat: root.seat
            size: 52
            active: root.side.onTurn === true
        }
        Column {
            spacing: 4
            width: parent.width - x
            anchors.verticalCenter: parent.verticalCenter
            Label {
                width: parent.width
                text: qsTr("%n researcher(s) left", "", root.side.researchers) + ", " + qsTr("%n card(s) in hand", "", root.side.cards)
            }
            Label {
                visible: text !== ""
                width: parent.width
                soft: true
                text: root.side.stands.length === 0 ? qsTr("Stands at no pillar.")
                    : qsTr("Stands at: %1").arg(Array.from(root.side.stands).map(one => root.play.board.animalName(one)).join(", "))
            }
        }
    }
    Divider { width: parent.width }
    Label {
        width: parent.width
        visible: root.tombs.length === 0
        soft: true
        text: qsTr("No sarcophagus yet.")
    }
    Repeater {
        model: root.tombs.length
        delegate: TombRow {
            required property int index
            objectName: "tomb" + index
            width: parent ? parent.width : 0
            tomb: root.tombs[index] || ({ pillar: 0, eyes: 1, value: 0 })
            text: root.nameOf(tomb)
            own: root.own
        }
    }
    Label {
        width: parent.width
        visible: root.own && root.tombs.length > 0
        soft: true
        text: qsTr("Hold one to see the mummy in it.")
    }
    SettingRow {
        width: parent.width
        glyph: "rules"
        text: qsTr("Sarcophagi in the rules")
        onClicked: root.ruleAsked("luxor/sarcophagi")
    }
}
