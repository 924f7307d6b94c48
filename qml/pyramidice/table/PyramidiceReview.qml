import QtQuick
import Architects.Model
import Architects.Table

// Gods, pyramid and quarry of a match that is looked at again; the die built last is marked.
GameReview {
    id: root
    readonly property PyramidiceModel board: table.board as PyramidiceModel
    // The move told now; where a mistake begins, none is yet.
    readonly property pyramidiceEvent last: review.mistake >= 0 && review.step === 0 ? play.nothing : board.last
    readonly property bool built: last.space >= 0
    onLastChanged: if (built) play.pyramid = last.pyramid
    pictures: pictures
    play: PyramidicePlay {
        id: play
        table: root.table
        board: root.board
        seen: seen
    }
    seen: PyramidiceSeen {
        id: seen
        table: root.table
        board: root.board
    }
    onMoved: if (stage.quarry.tray.flying) stage.quarry.tray.skip()
    onArrived: stage.release()

    function homeAt(item: var): point {
        return item ? item.mapToItem(null, item.width / 2, item.height / 2) : mapToItem(null, width / 2, 0)
    }

    PyramidiceShown {
        id: shown
        play: play
    }
    Connections {
        target: root.table
        function onChanged(): void { root.again() }
    }
    Connections {
        target: root.board
        function onHappened(event: pyramidiceEvent): void { pictures.happened(event, false) }
    }
    band: TableRivals {
        width: parent ? parent.width : 0
        play: play
        me: -1
    }
    PyramidiceStage {
        id: stage
        x: 6
        y: root.banded ? root.boardTop + 4 : 6
        width: parent.width - 12
        height: parent.height - y - 6
        play: play
        shown: shown
        away: pictures.away
        tilesShown: root.last.tile > 0
        fresh: root.built ? root.last.space : -1
    }
    PyramidicePictures {
        id: pictures
        play: play
        seen: seen
        stage: stage
        homeOf: seat => root.homeAt(root.placeOf(seat))
    }
}
