pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Egizia
import Architects.Model

// Everything below the river (beside it, on a wide screen): crew and stones, one sentence, the sum of the grain or what else is to be decided, the
// next step. What is too much for the room scrolls; the next step stays. The way through a match takes its place.
Item {
    id: root
    required property EgiziaPlay play
    required property EgiziaSeen seen
    required property TableModel table
    property string told
    property bool busy: false
    property bool replaying: false
    property bool noticed: false            // another sentence has taken the place of the prompt
    property bool wide: false
    property bool shipAway: false
    property real room: 240
    readonly property var side: seen.side(table.viewer)
    readonly property bool lookingBack: replaying || !table.live
    readonly property alias fleet: prompt.fleet
    // Above and below the prompt lies nothing.
    readonly property rect promptPlace: Qt.rect(prompt.wordsX, Math.max(0, prompt.y - 6 - scroll.contentY), prompt.width - prompt.wordsX, prompt.height + 12)
    signal lifted(point from, real size, point finger)
    signal moved(point finger)
    signal dropped()
    signal canceled()
    signal opened()
    signal cardAsked(int card)
    signal riddleHeld(var riddle)
    signal scoreAsked()
    signal historyAsked()
    signal rule(string page)
    signal ended()
    readonly property real needed: Math.min(room, body.implicitHeight + 8 + foot.implicitHeight)
    readonly property string turn: play.building ? "build" + seen.site : ""
    property real least: 0                  // a building turn keeps its height: squares stay under the finger
    onTurnChanged: least = turn !== "" ? needed : 0
    onNeededChanged: if (turn !== "") least = Math.max(least, needed)
    implicitHeight: Math.min(room, Math.max(least, needed))

    function focusStep(): void {
        if (play.phase === "train" || play.phase === "build" || play.phase === "first")
            crew.focusFirst()
        else
            foot.focusFirst()
    }

    Flickable {
        id: scroll
        visible: !root.lookingBack
        width: parent.width
        height: parent.height - foot.height - 8
        contentWidth: width
        contentHeight: body.implicitHeight
        interactive: contentHeight > height + 1
        boundsBehavior: Flickable.StopAtBounds
        clip: interactive
        Column {
            id: body
            width: parent.width
            spacing: 8
            CrewRow {
                id: crew
                objectName: "crew"
                width: parent.width
                play: root.play
                side: root.side
                onOpened: root.opened()
                onRuleAsked: page => root.rule(page)
            }
            PanelPrompt {
                id: prompt
                width: parent.width
                height: implicitHeight
                play: root.play
                told: root.told
                busy: root.busy
                ships: root.side.ships || 0
                shipAway: root.shipAway
                noticed: root.noticed
                onLifted: (from, size, finger) => root.lifted(from, size, finger)
                onMoved: finger => root.moved(finger)
                onDropped: root.dropped()
                onCanceled: root.canceled()
                onRuleAsked: page => root.rule(page)
            }
            CardChip {                      // the camp could work twice
                objectName: "twice"
                visible: root.play.preview.twice === true && root.play.bend > 0
                card: 34
                width: 120
                may: !chosen
                chosen: root.play.twice
                spoken: qsTr("Let the camp work twice")
                onTapped: root.play.twice = !root.play.twice
                onHeld: root.cardAsked(34)
            }
            PanelFlood {
                visible: root.play.phase === "flood"
                width: parent.width
                play: root.play
                onRuleAsked: page => root.rule(page)
            }
            PanelFeed {
                visible: root.play.phase === "feed"
                width: parent.width
                play: root.play
                onRuleAsked: page => root.rule(page)
                onCardAsked: card => root.cardAsked(card)
            }
            PanelBuild {
                visible: root.play.building
                width: parent.width
                play: root.play
                onRuleAsked: page => root.rule(page)
                onCardAsked: card => root.cardAsked(card)
            }
            ExtraRow {
                visible: root.play.extras.length > 0 && (!root.busy || root.play.building)
                width: parent.width
                play: root.play
                onExtraAsked: extra => root.cardAsked(extra.card)
            }
            OwnGrain {
                objectName: "grain"
                visible: !root.play.building && root.play.phase !== "keep" && root.play.phase !== "feed"
                x: 8
                width: parent.width - 16
                play: root.play
                side: root.side
                flood: root.seen.flood
            }
            OwnMore {
                visible: root.wide
                width: parent.width
                play: root.play
                seen: root.seen
                onCardAsked: card => root.cardAsked(card)
                onRiddleHeld: riddle => root.riddleHeld(riddle)
                onRuleAsked: page => root.rule(page)
            }
        }
    }
    Rectangle {                             // shapes are not cut off on every renderer: what scrolls below the foot is covered
        visible: scroll.interactive && scroll.visible
        x: -10
        y: scroll.height
        width: parent.width + 20
        height: parent.height - y + 60
        color: root.wide ? Theme.page : Theme.card
    }
    PanelFoot {
        id: foot
        visible: !root.lookingBack
        y: parent.height - height
        width: parent.width
        height: implicitHeight
        play: root.play
        onScoreAsked: root.scoreAsked()
        onHistoryAsked: root.historyAsked()
    }
    TableReplay {
        visible: root.lookingBack
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        onEnded: root.ended()
    }
}
