import QtQuick
import Architects.Model
import Architects.Ui
import "CardFaces.js" as Faces

// A card that lies beside a board, 62 x 48: its picture and what matters of it. Gold broken, it can be played now.
PieceButton {
    id: root
    property int card: 1
    readonly property egiziaFace face: card === -1 ? Faces.START_FIELD : card === -2 ? Faces.START_QUARRY : Faces.face(card)
    readonly property list<egiziaToken> marks: face.kind === "quarry" ? [{ text: String(face.value), large: true }, { sign: "stone" }] : face.row
    implicitWidth: 82
    implicitHeight: Theme.touch
    ringRadius: 4
    Rectangle {
        anchors.fill: parent
        radius: 4
        color: Theme.card
        border.width: 1
        border.color: EgiziaPaint.cardEdge
        CardPicture {
            x: 3
            y: 3
            width: 28
            height: parent.height - 6
            size: 22
            radius: 2
            face: root.face
        }
        FaceRow {
            x: 35
            tokens: root.marks
            size: 22
            room: parent.width - 39
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Halo {
        may: root.may
        chosen: root.chosen
        radius: 4
    }
}
