pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// All that a player has: sarcophagi by pillar and eyes, researchers, cards. What lies in the own ones is seen while they are held.
Sheet {
    id: root
    required property LuxorPlay play
    property int seat: 0
    readonly property bool own: seat === play.table.viewer
    // Read only while it is seen: every position makes the lists anew.
    readonly property luxorSide side: visible ? play.side(seat) : play.noSide
    readonly property list<luxorTomb> tombs: side.tombs
    property luxorTomb noTomb
    signal ruleAsked(string page)
    title: side.name
    spacing: 10

    function show(which: int): void {
        seat = which
        open()
    }
    function nameOf(tomb: luxorTomb): string {
        const animal = play.board.animalName(tomb.pillar)
        return tomb.eyes === 1 ? qsTr("One eye, %1").arg(animal) : tomb.eyes === 2 ? qsTr("Two eyes, %1").arg(animal) : qsTr("Three eyes, %1").arg(animal)
    }

    Row {
        width: parent.width
        spacing: 14
        SeatBadge {
            seat: root.seat
            size: 52
            active: root.side.onTurn
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
                    : qsTr("Stands at: %1").arg([...root.side.stands].map(one => root.play.board.animalName(one)).join(", "))
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
            tomb: index < root.tombs.length ? root.tombs[index] : root.noTomb
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
