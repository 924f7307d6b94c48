pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// Returned tiles: each is given a space of the row. One is picked, its space is tapped above.
Row {
    id: root
    required property PyramidicePlay play
    readonly property list<int> tiles: play.placing.tiles
    property int wanted: 0
    readonly property int picked: [...tiles].indexOf(wanted) >= 0 ? wanted : tiles.length > 0 ? tiles[0] : 0
    spacing: 12

    Repeater {
        model: root.tiles
        delegate: RestTile {
            required property int modelData
            objectName: "return" + modelData
            tile: modelData
            size: 60
            may: true
            advised: root.play.advises(PyramidiceAct.Place) && root.play.advised.tile === modelData
            chosen: root.picked === modelData
            spoken: Book.tile(modelData).name
            onTapped: root.wanted = modelData
        }
    }
    GoldButton {
        objectName: "placeFirst"
        width: root.width - x
        height: 60
        text: qsTr("First free space")
        onClicked: root.play.board.placeTile(root.picked, root.play.placing.spaces[0])
    }
}
