pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// All that a player has: crew, stones, fields, cards, grain, both tracks, Sphinx cards; one's own, or a rival's as far as it is known.
Sheet {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    property int seat: 0
    readonly property bool own: seat === play.table.viewer
    // Read only while it is seen: every position makes the lists anew.
    readonly property egiziaSide side: visible ? play.side(seat) : play.noSide
    readonly property list<egiziaRiddle> riddles: !visible ? [] : own ? seen.hand : side.known
    readonly property int unknown: Math.max(0, side.riddles - riddles.length)
    signal ruleAsked(string page)
    signal cardAsked(int card)
    signal riddleAsked(int riddle)
    title: side.name
    maximumWidth: 560
    spacing: 12

    function show(which: int): void {
        seat = which
        open()
    }
    Row {
        width: parent.width
        spacing: 14
        SeatBadge {
            seat: root.seat
            size: 52
            active: root.seen.activeSeat === root.seat
        }
        Column {
            width: parent.width - x
            spacing: 2
            anchors.verticalCenter: parent.verticalCenter
            Label {
                width: parent.width
                text: qsTr("%n point(s)", "", root.side.points) + ", " + qsTr("turn tile %1").arg(root.side.tile)
                size: Theme.text
            }
            Label {
                width: parent.width
                soft: true
                text: qsTr("%n ship(s) at hand", "", root.side.ships) + (root.side.passed ? ", " + qsTr("has passed for this round") : "")
            }
        }
    }
    SideBoard {
        width: parent.width
        side: root.side
        flood: root.seen.flood
        stonesLimit: qsTr("of 25")
        stonesIncome: qsTr("+%1 a round").arg(root.side.produces)
        fieldsName: qsTr("Fields and quarries")
        quarryName: qsTr("Quarry, %1 stones a round")
        cardsName: qsTr("Cards")
        onCardTapped: card => root.cardAsked(card)
        onCardHeld: card => root.cardAsked(card)
        onFieldTapped: card => root.cardAsked(card)
        onFieldHeld: card => root.cardAsked(card)
        onWorkerHeld: root.ruleAsked("egizia/workers")
    }
    OwnGrain {
        x: 8
        width: parent.width - 16
        play: root.play
        side: root.side
        flood: root.seen.flood
        looksAhead: false
    }
    SideTracks {
        width: parent.width
        seen: root.seen
        onRuleAsked: page => root.ruleAsked(page)
    }
    Label {
        visible: root.riddles.length + root.unknown > 0
        text: qsTr("Sphinx cards")
        soft: true
    }
    Flow {
        visible: root.riddles.length + root.unknown > 0
        width: parent.width
        spacing: 6
        Repeater {
            model: root.riddles
            SphinxCard {
                required property egiziaRiddle modelData
                riddle: modelData.riddle
                title: modelData.title
                size: 76
                spoken: qsTr("%1. %2").arg(modelData.title).arg(modelData.text)
                onTapped: root.riddleAsked(riddle)
                onHeld: root.riddleAsked(riddle)
            }
        }
        Repeater {
            model: root.unknown
            SphinxCard {
                hidden: true
                size: 76
                spoken: qsTr("A Sphinx card, face down")
                onTapped: root.ruleAsked("egizia/sphinx")
            }
        }
    }
}
