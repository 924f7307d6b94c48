import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Egizia
import Architects.Model

// The table: seats, the Nile, the monuments, the own board.
GameTable {
    id: root
    readonly property EgiziaModel board: table.board as EgiziaModel
    readonly property real edge: width < 380 ? 4 : 12
    readonly property real free: height - sideTop - Theme.safeBottom - 22
    readonly property alias stage: stage
    rules: "egizia/overview"
    secrets: qsTr("Your Sphinx cards stay hidden until then.")
    lastLook: 0                             // it is a picture: EgiziaPictures
    panelWidth: wide ? Math.min(440, Math.max(330, width * (height < 500 ? 0.47 : 0.36))) : width
    sideTop: trail.y + trail.height + band
    sideHeight: panel.height + 12 + 8 + Theme.safeBottom
    headEnd: trail.y + trail.height + 5
    bandX: head.x
    bandWidth: head.width
    promptPlace: Qt.rect(panel.x + panel.promptPlace.x, panel.y + panel.promptPlace.y, panel.promptPlace.width, panel.promptPlace.height)
    busy: pictures.busy || sheets.roundShown && table.behind      // after a skip nothing waits for the summary
    atRest: !busy && !sheets.roundShown     // the result waits until the last round was read
    shielding: table.behind || pictures.busy && !pictures.slight
    scoreDrawer.title: qsTr("Points so far")
    scoreDrawer.note: qsTr("Tombs and Sphinx cards of the others count at the end.")
    scoreDrawer.above: ScoreTrack {
        width: parent ? parent.width : 0
        height: implicitHeight + 8
        seats: root.scoreDrawer.visible ? seen.scoreTrack : []
        spoken: root.scoreDrawer.visible ? qsTr("Points: %1").arg([...seen.scoreTrack].map(one => one.name + " " + one.points).join(", ")) : ""
        onTapped: root.openRules("egizia/round")
        onHeld: root.openRules("egizia/round")
    }
    pictures: pictures
    air: air
    play: EgiziaPlay {
        id: play
        table: root.table
        board: root.board
        seen: seen
        quiet: pictures.busy || root.settling || root.table.behind
        onAirChanged: if (air) root.notices.hide()
        onBendChanged: if (bend > 0) pictures.sailed = bend
        onPhaseChanged: if (sailing) seek.restart()
    }
    seen: EgiziaSeen {
        id: seen
        table: root.table
        Component.onCompleted: {
            follow()
            catchUp()
        }
    }
    score: TableScore {
        table: root.table
        lines: root.scoreDrawer.visible ? [...seen.score] : []
    }
    Component.onCompleted: seek.show(false)

    function placeOf(seat: int): point { return seats.placeOf(seat).mapToItem(null, 20, 30) }
    function focusStep(): void {
        if (play.sailing && play.bend === 0 && stage.riverShown)
            stage.river.map.focusBend(stage.river.map.open.length > 0 ? stage.river.map.open[0] : stage.river.map.current)
        else if (play.asked)
            panel.focusStep()
    }

    Connections {
        target: root.board
        function onHappened(event: egiziaEvent): void { pictures.happened(event, false) }
    }
    Connections {
        target: root.pace
        function onMoved(): void {
            pictures.covered = Theme.layers > 0
            sheets.closePlays()
        }
    }
    RiverCamera {
        id: seek
        river: stage.river
        play: play
        seen: seen
        pointed: root.pointed
    }
    EgiziaStage {
        id: stage
        x: root.wide ? Theme.safeLeft : 0
        y: root.wide ? Theme.safeTop : root.sideTop
        width: root.width - (root.wide ? root.panelWidth : 0) - x
        height: root.wide ? root.height - y : root.height - root.sideHeight - y + 10
        play: play
        seen: seen
        quiet: pictures.busy
        told: pictures.where
    }
    Rectangle {                             // the head and the panel lie over the river's ends: what is drawn there is covered, not cut
        x: head.x
        width: root.wide ? root.panelWidth : root.width
        height: root.wide ? root.height : stage.y
        color: Theme.page
        Rectangle {
            visible: root.wide
            width: 1
            height: parent.height
            color: Theme.line
        }
    }
    TableTop {
        id: head
        x: root.wide ? root.width - width : 0
        width: root.panelWidth
        play: play
        seen: seen
        other: stage.both ? "" : stage.view === "river" ? "monuments" : "river"
        onOtherAsked: stage.away = !stage.away
        onBack: root.leave()
    }
    SeatBand {
        id: seats
        x: head.x + root.edge
        y: head.height
        width: head.width - 2 * root.edge - (root.wide ? Theme.safeRight : 0)
        height: implicitHeight
        play: play
        seen: seen
    }
    PhaseTrail {
        id: trail
        property egiziaRoundPhase noPhase
        readonly property egiziaRoundPhase now: seen.stage > 0 && seen.stage <= root.board.stages.length ? root.board.stages[seen.stage - 1] : noPhase
        readonly property string page: now.page !== "" ? now.page : "egizia/round"
        objectName: "trail"
        x: head.x + root.edge + 4
        y: seats.y + seats.height
        width: seats.width - 8
        height: 36
        round: seen.round
        stage: seen.stage
        title: now.title
        spoken: qsTr("Round %1 of 5. Phase %2 of 7: %3").arg(seen.round).arg(seen.stage).arg(now.title)
        onTapped: root.openRules(page)
        onHeld: root.openRules(page)
    }
    own: [
        Rectangle {
            visible: !root.wide
            anchors.fill: parent
            anchors.bottomMargin: -20
            radius: 12
            color: Theme.card
            border.width: 1
            border.color: Theme.line
        },
        OwnPanel {
            id: panel
            x: 12
            y: root.wide ? 8 : 12
            width: root.panelWidth - 24 - (root.wide ? Theme.safeRight : 0)
            height: root.wide ? root.free + 6 : implicitHeight
            room: root.wide ? root.free : Math.max(210, root.free * (play.phase === EgiziaPhase.Feed || play.phase === EgiziaPhase.Flood ? 0.65 : play.building && seen.site === 1 ? 0.59 : Theme.zoom > 1.15 ? 0.56 : 0.52))
            wide: root.wide
            enabled: !root.lookingUp
            play: play
            seen: seen
            told: root.told
            busy: pictures.busy
            noticed: root.notices.open
            replaying: root.replaying
        }
    ]
    over: [
        EgiziaPictures {
            id: pictures
            play: play
            seen: seen
            stage: stage
            placeOf: seat => seats.placeOf(seat)
            onBusyChanged: if (!busy && play.sailing && play.bend === 0) seek.restart()
            onRoundOver: if (!root.replaying) sheets.openRound()
        },
        EgiziaAir {
            id: air
            play: play
            stage: stage
            ownSide: Qt.rect(root.width - root.panelWidth, root.sideY - 30, root.panelWidth, root.height - root.sideY + 30)
        },
        EgiziaSheets {
            id: sheets
            play: play
            seen: seen
        }
    ]
}
