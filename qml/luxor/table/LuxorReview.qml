import QtQuick
import Architects.Model
import Architects.Table

// Pillars and wall of a match that is looked at again.
GameReview {
    id: root
    readonly property LuxorModel board: table.board as LuxorModel
    pictures: pictures
    play: LuxorPlay {
        id: play
        table: root.table
        board: root.board
    }
    seen: LuxorSeen {
        id: seen
        table: root.table
        Component.onCompleted: {
            follow()
            catchUp()
        }
    }

    Connections {
        target: root.board
        function onHappened(event: luxorEvent): void { pictures.happened(event, false) }
    }
    LuxorShown {
        id: shown
        play: play
    }
    band: SeatBand {
        width: parent ? parent.width : 0
        play: play
        seen: seen
    }
    LuxorStage {
        id: stage
        y: root.boardTop
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
        play: play
        seen: seen
        stage: stage
        placeOf: seat => root.placeOf(seat)
    }
}
