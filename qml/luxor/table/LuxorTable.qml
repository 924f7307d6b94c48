import QtQuick
import Architects.Ui
import Architects.Table
import Architects.Model

// The table: seats, pillars, the wall, the own hand.
GameTable {
    id: root
    readonly property LuxorModel board: table.board as LuxorModel
    readonly property real edge: width < 380 ? 4 : 12
    property int seconds: 30                // to find a curse; 0: as long as it takes
    readonly property alias stage: stage
    // What a wall as wide as the screen leaves; large letters take more of it.
    readonly property real free: height - sideTop - Theme.safeBottom - 22
    readonly property real spare: free - Math.min(width * 1.3, free * (Theme.zoom > 1.15 ? 0.6 : 0.76))
    rules: "luxor/overview"
    secrets: qsTr("Your cards, your pharaoh and your mummies stay hidden until then.")
    passingNews: play.lateNews
    lastLook: 1600
    panelWidth: wide ? Math.min(430, Math.max(340, width * (height < 500 ? 0.47 : 0.36))) : width
    sideTop: seats.y + seats.height + 8 + band
    sideHeight: panel.height + 12 + 10 + Theme.safeBottom
    headEnd: seats.y + seats.height + 5
    bandX: head.x
    bandWidth: head.width
    promptPlace: Qt.rect(panel.x + panel.promptPlace.x, panel.y + panel.promptPlace.y, panel.promptPlace.width, panel.promptPlace.height)
    scoreDrawer.title: qsTr("What you know of")
    scoreDrawer.note: qsTr("What the others hold stays hidden until the end.")
    pictures: pictures
    air: air
    play: LuxorPlay {
        id: play
        table: root.table
        board: root.board
        onTimedOut: root.notices.tell(lateNews, "luxor/curse")
    }
    seen: LuxorSeen {
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
    LuxorShown {
        id: shown
        play: play
        seen: seen
        picturing: pictures.busy
        mover: pictures.now.event.seat
    }

    function placeOf(seat: int): point { return seats.placeOf(seat).mapToItem(null, 20, 30) }
    function focusStep(): void {
        if (play.drawing && play.line.length < 3 || play.dropping && play.card >= 0 && play.shaft < 0)
            stage.takeFocus()
        else if (play.phase !== LuxorPhase.Wait && play.phase !== LuxorPhase.Over)
            panel.focusStep()
    }

    LuxorStage {
        id: stage
        x: root.wide ? Theme.safeLeft : 0
        y: root.wide ? Theme.safeTop + 8 : seats.y + seats.height + 6 + root.band
        width: root.width - (root.wide ? root.panelWidth : 0) - x
        height: root.wide ? root.height - y - Theme.safeBottom : root.height - root.sideHeight - y
        play: play
        shown: shown
        seen: seen
        told: pictures.pairs
        toldPillar: pictures.pillar
        claim: pictures.claim
        quiet: pictures.busy
        onPillarAsked: pillar => root.notices.tell(seen.pillars[pillar].spoken, "luxor/" + stage.names[pillar])
    }
    TableTop {
        id: head
        x: root.wide ? root.width - width : 0
        width: root.panelWidth
        play: play
        seen: seen
        turnWord: play.racing ? "" : turnOf(seen.activeSeat)
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
    SeatSheet {
        id: seatSheet
        objectName: "seatSheet"
        play: play
        onRuleAsked: page => {
            close()
            root.openRules(page)
        }
    }
    Connections {
        target: root.board
        function onHappened(event: luxorEvent): void { pictures.happened(event, false) }
    }
    Connections {
        target: play
        function onSeatAsked(seat: int): void { seatSheet.show(seat) }
    }
    own: OwnPanel {
        id: panel
        x: 12
        y: root.wide ? 8 : 12
        width: root.panelWidth - 24 - (root.wide ? Theme.safeRight : 0)
        height: root.wide ? root.free : implicitHeight
        room: root.wide ? root.free : Math.max(special === "" ? 146 : Math.min(236 * Theme.zoom, root.free * 0.43), root.spare)
        wide: root.wide
        enabled: !root.lookingUp
        play: play
        shown: shown
        seen: seen
        told: root.told
        busy: pictures.busy
        seconds: root.pointed ? 0 : root.seconds        // who learns is not hurried
        noticed: root.notices.open
        replaying: root.replaying
        onSecondsChosen: seconds => root.seconds = seconds
    }
    over: [
        LuxorPictures {
            id: pictures
            play: play
            seen: seen
            stage: stage
            placeOf: seat => seats.placeOf(seat)
            slabPlace: head.slab
            pilePlace: head.pile
            handPlace: card => panel.placeOf(card)
        },
        LuxorAir {
            id: air
            play: play
            stage: stage
        }
    ]
}
