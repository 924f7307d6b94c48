import QtQuick
import Architects.Model
import Architects.Table

// The pyramid of a match that is looked at again; what moved last is marked, whoever moved it.
GameReview {
    id: root
    readonly property KheopsModel board: table.board as KheopsModel
    pictures: pictures
    play: KheopsPlay {
        id: play
        table: root.table
        board: root.board
    }
    seen: KheopsSeen {
        id: seen
        table: root.table
        picturing: pictures.busy
        Component.onCompleted: follow()
    }

    Connections {
        target: root.board
        function onHappened(event: kheopsEvent): void { pictures.happened(event, false) }
    }
    KheopsShown {
        id: shown
        play: play
    }
    TableStage {
        id: stage
        anchors.fill: parent
        play: play
        shown: shown
        cells: seen.cells
        quiet: pictures.busy
        lastTurn: root.board.lastMove
    }
    KheopsPictures {
        id: pictures
        play: play
        seen: seen
        stage: stage
        function homeOf(seat: int, kind: string): point { return seat < 0 ? stage.pileIn(pictures) : middleOf(root.itemOf(seat)) }
    }
}
