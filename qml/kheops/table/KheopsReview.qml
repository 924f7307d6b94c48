import QtQuick
import Architects.Model

// The pyramid of a match that is looked at again. Nothing can be done here but look; what moved last is marked, whoever moved it.
Item {
    id: root
    required property TableModel table
    required property ReviewModel review
    property var placeOf: seat => null      // where a seat is shown: an item
    readonly property KheopsModel board: table.board as KheopsModel
    readonly property var now: review.now
    readonly property var event: now.event || ({})

    function homeAt(item: var): point {
        return item ? item.mapToItem(pictures, item.width / 2, item.height / 2) : stage.pileIn(pictures)
    }
    function touched(): var {
        const cells = event.cell !== undefined ? [event.cell] : event.from !== undefined ? [event.from, event.to] : []
        return { seat: cells.length > 0 ? event.seat : -1, cells: cells }
    }

    KheopsPlay {
        id: play
        table: root.table
        board: root.board
        watching: true
    }
    KheopsShown {
        id: shown
        play: play
    }
    Connections {
        target: root.board
        function onPositionChanged(): void { pictures.finish() }       // of the position before
    }
    Connections {
        target: root.table
        function onHappened(event: var): void { pictures.happened(event, false) }
    }
    TableStage {
        id: stage
        anchors.fill: parent
        play: play
        shown: shown
        cells: pictures.before(play.cells)
        quiet: pictures.busy
        lastTurn: root.touched()
    }
    TablePictures {
        id: pictures
        anchors.fill: parent
        play: play
        stage: stage
        homeOf: seat => root.homeAt(seat < 0 ? null : root.placeOf(seat))
    }
}
