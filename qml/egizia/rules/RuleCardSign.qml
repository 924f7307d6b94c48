import QtQuick
import Architects.Egizia
import Architects.Model
import "qrc:/qt/qml/Architects/Egizia/CardFaces.js" as CardFaces

// The picture of a Nile card, small enough for a line of the index.
Item {
    id: root
    property int card: 1
    readonly property egiziaFace picture: CardFaces.face(card)
    width: 34
    height: 40
    CardPicture {
        anchors.fill: parent
        size: 22
        face: root.picture
    }
}
