import QtQuick
import Architects.Ui
import Architects.Model

// The Nile and the monuments of a match that is looked at again. Nothing can be done here but look.
Item {
    id: root
    required property TableModel table
    required property ReviewModel review
    property var placeOf: seat => null      // where a seat is shown: an item
    readonly property EgiziaModel board: table.board as EgiziaModel
    readonly property var now: review.now
    readonly property var event: now.event || ({})
    readonly property int bend: event.bend > 0 ? event.bend : 0
    onBendChanged: if (bend > 0) stage.river.centre(bend, true)
    onEventChanged: if (event.monument !== undefined) stage.monuments.squarePoint(event.monument, String(event.square))      // into sight

    EgiziaPlay {
        id: play
        table: root.table
        board: root.board
        seen: seen
        watching: true
    }
    EgiziaSeen {
        id: seen
        table: root.table
        board: root.board
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
    EgiziaStage {
        id: stage
        y: band.visible ? band.y + band.height + 6 : 0
        width: parent.width
        height: parent.height - y
        play: play
        seen: seen
        quiet: pictures.busy
        marked: root.bend
        told: pictures.whereIs(pictures.act || root.event)
    }
    Rectangle {                             // the river is covered, not cut
        visible: band.visible
        width: parent.width
        height: stage.y
        color: Theme.page
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
    IconButton {
        visible: !stage.both
        framed: true
        glyph: stage.view === "river" ? "pyramid" : "swap"
        text: stage.view === "river" ? qsTr("The monuments") : qsTr("The Nile")
        anchors.right: parent.right
        anchors.rightMargin: stage.view === "river" ? 40 : 8
        y: parent.height - height - 8
        onClicked: stage.away = !stage.away
    }
    EgiziaPictures {
        id: pictures
        anchors.fill: parent
        play: play
        seen: seen
        stage: stage
        placeOf: seat => root.placeOf(seat)
    }
}
