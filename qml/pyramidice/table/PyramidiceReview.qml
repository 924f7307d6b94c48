import QtQuick
import Architects.Model

// Gods, pyramid and quarry of a match that is looked at again. Nothing can be done here but look; the die built last is marked.
Item {
    id: root
    required property TableModel table
    required property ReviewModel review
    property var placeOf: seat => null      // where a seat is shown: an item
    readonly property PyramidiceModel board: table.board as PyramidiceModel
    readonly property var now: review.now
    readonly property var event: now.event || ({})
    readonly property bool built: event.space !== undefined
    onEventChanged: if (event.pyramid !== undefined) play.pyramid = event.pyramid

    function homeAt(item: var): point {
        return item ? item.mapToItem(null, item.width / 2, item.height / 2) : mapToItem(null, width / 2, 0)
    }

    PyramidicePlay {
        id: play
        table: root.table
        board: root.board
        watching: true
        Component.onCompleted: follow()
    }
    PyramidiceShown {
        id: shown
        play: play
    }
    TablePace {
        play: play
        stage: stage
        pictures: pictures
        replaying: true
        onMoved: {
            pictures.finish()               // of the position before
            if (stage.quarry.tray.flying)
                stage.quarry.tray.skip()
        }
    }
    Connections {
        target: root.table
        function onHappened(event: var): void { pictures.happened(event, false) }
    }
    TableRivals {                           // where there is room, what everybody had
        id: band
        visible: root.height >= 540
        enabled: false
        x: 12
        y: 8
        width: parent.width - 24
        play: play
        me: -1
    }
    PyramidiceStage {
        id: stage
        x: 6
        y: band.visible ? band.y + band.height + 10 : 6
        width: parent.width - 12
        height: parent.height - y - 6
        play: play
        shown: shown
        away: pictures.away
        tilesShown: root.event.tile !== undefined
        fresh: root.built ? root.event.space : -1
    }
    PyramidicePictures {
        id: pictures
        anchors.fill: parent
        play: play
        stage: stage
        homeOf: seat => root.homeAt(root.placeOf(seat))
    }
}
