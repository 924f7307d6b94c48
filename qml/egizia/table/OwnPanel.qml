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
    readonly property TableModel table: play.table
    property string told
    property bool busy: false
    property bool replaying: false
    property bool noticed: false            // another sentence has taken the place of the prompt
    property bool wide: false
    property real room: 240
    readonly property egiziaSide side: play.own
    readonly property bool lookingBack: replaying || !table.live
    readonly property alias fleet: prompt.fleet
    // Above and below the prompt lies nothing.
    readonly property rect promptPlace: Qt.rect(prompt.wordsX, Math.max(0, prompt.y - 6 - scroll.contentY), prompt.width - prompt.wordsX, prompt.height + 12)
    readonly property real needed: rowsWithin(room - 8 - foot.implicitHeight) + 8 + foot.implicitHeight
    readonly property string turn: play.building ? "build" + seen.site : ""
    property real least: 0                  // a building turn keeps its height: squares stay under the finger
    onTurnChanged: least = turn !== "" ? needed : 0
    onNeededChanged: if (turn !== "") least = Math.max(least, needed)
    implicitHeight: Math.min(room, Math.max(least, needed))

    // What is too much for the room ends with a whole row: nothing is cut by the next step.
    function rowsWithin(most: real): real {
        if (body.implicitHeight <= most + 1)
            return body.implicitHeight
        let end = 0
        for (let i = 0; i < body.children.length; ++i) {
            const row = body.children[i]
            if (row.visible)
                end = Math.max(end, row instanceof Column ? partsWithin(row, most) : endWithin(row.y + row.height, most))
        }
        return end > 0 ? end : most
    }
    function partsWithin(column: Item, most: real): real {
        let end = 0
        for (let i = 0; i < column.children.length; ++i)
            end = Math.max(end, endWithin(column.y + column.children[i].y + column.children[i].height, most))
        return end
    }
    function endWithin(end: real, most: real): real { return end <= most ? end : 0 }
    function focusStep(): void {
        if (play.phase === EgiziaPhase.Train || play.building && !play.acting)
            crew.focusFirst()
        else
            foot.focusFirst()
    }

    Flickable {
        id: scroll
        visible: !root.lookingBack
        width: parent.width
        height: root.rowsWithin(parent.height - foot.height - 8)
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
            }
            PanelPrompt {
                id: prompt
                width: parent.width
                height: implicitHeight
                play: root.play
                told: root.told
                busy: root.busy
                ships: root.side.ships
                noticed: root.noticed
            }
            CardChip {                      // the camp could work twice
                objectName: "twice"
                visible: root.play.preview.twice && root.play.bend > 0
                card: 34
                width: 120
                may: !chosen
                chosen: root.play.twice
                spoken: qsTr("Let the camp work twice")
                onTapped: root.play.twice = !root.play.twice
                onHeld: root.play.cardAsked(34)
            }
            PanelFlood {
                visible: root.play.phase === EgiziaPhase.Flood
                width: parent.width
                play: root.play
            }
            PanelFeed {
                visible: root.play.phase === EgiziaPhase.Feed
                width: parent.width
                play: root.play
            }
            PanelBuild {
                visible: root.play.building
                width: parent.width
                play: root.play
            }
            ExtraRow {
                visible: root.play.extras.length > 0 && (!root.busy || root.play.building)
                width: parent.width
                play: root.play
            }
            OwnGrain {
                objectName: "grain"
                visible: !root.play.building && !root.play.keeping && root.play.phase !== EgiziaPhase.Feed
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
            }
        }
    }
    ScrollMark {
        flickable: scroll
        visible: scroll.interactive && scroll.visible
        anchors.right: parent.right
        anchors.rightMargin: -8
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
    }
    TableReplay {
        visible: root.lookingBack
        anchors.fill: parent
        table: root.table
        replaying: root.replaying
        onEnded: root.play.replayEnded()
    }
}
