import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Table

// The Nile and the monuments of a match that is looked at again.
GameReview {
    id: root
    readonly property EgiziaModel board: table.board as EgiziaModel
    property egiziaEvent nothing
    readonly property egiziaEvent last: review.mistake >= 0 && review.step === 0 ? nothing : board.lastMove       // what led here
    readonly property int bend: last.bend
    onBendChanged: if (bend > 0) stage.river.centre(bend, true)
    onLastChanged: if (last.monument !== "") stage.monuments.squarePoint(last.monument, last.square)      // into sight
    pictures: pictures
    play: EgiziaPlay {
        id: play
        table: root.table
        board: root.board
        seen: seen
    }
    seen: EgiziaSeen {
        id: seen
        table: root.table
        Component.onCompleted: {
            follow()
            catchUp()
        }
    }

    Connections {
        target: root.board
        function onHappened(event: egiziaEvent): void { pictures.happened(event, false) }
    }
    EgiziaStage {
        id: stage
        y: root.boardTop
        width: parent.width
        height: parent.height - y
        play: play
        seen: seen
        quiet: pictures.busy
        marked: root.bend
        told: pictures.where !== "" ? pictures.where : pictures.whereIs(root.last.what) || "river"
    }
    Rectangle {                             // the river is covered, not cut
        visible: root.banded
        width: parent.width
        height: stage.y
        color: Theme.page
    }
    band: SeatBand {
        width: parent ? parent.width : 0
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
        play: play
        seen: seen
        stage: stage
        placeOf: seat => root.placeOf(seat)
    }
}
