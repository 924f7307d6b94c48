import QtQuick
import Architects.Ui
import Architects.Model

// Pillars and wall of a match that is looked at again. Nothing can be done here but look.
Item {
    id: root
    required property TableModel table
    required property ReviewModel review
    property var placeOf: seat => null      // where a seat is shown: an item
    readonly property LuxorModel board: table.board as LuxorModel

    LuxorPlay {
        id: play
        table: root.table
        board: root.board
        watching: true
    }
    LuxorShown {
        id: shown
        play: play
    }
    LuxorSeen {
        id: seen
        play: play
        Component.onCompleted: {
            follow()
            catchUp()
        }
    }
    Connections {
        target: root.board
        function onPositionChanged(): void {
            pictures.finish()               // of the position before
            seen.follow()
            if (Theme.motion === 0)
                pictures.finish()
            soon.restart()
        }
    }
    Connections {
        target: root.table
        function onHappened(event: var): void { pictures.happened(event) }
    }
    Timer {                                 // nothing happened on the way to this position: it is shown as it is
        id: soon
        interval: 0
        onTriggered: if (!pictures.busy) seen.catchUp()
    }
    SeatBand {                              // where there is room, what everybody had
        id: band
        visible: root.height >= 540
        enabled: false
        x: 12
        y: 8
        width: parent.width - 24
        height: implicitHeight
        play: play
        seen: seen
    }
    LuxorStage {
        id: stage
        y: band.visible ? band.y + band.height + 6 : 0
        width: parent.width
        height: parent.height - y
        play: play
        shown: shown
        seen: seen
        told: pictures.pairs
        toldPillar: pictures.pillar
        claim: pictures.claim
        quiet: pictures.busy
    }
    LuxorPictures {
        id: pictures
        anchors.fill: parent
        play: play
        seen: seen
        stage: stage
        placeOf: seat => root.placeOf(seat)
    }
}
