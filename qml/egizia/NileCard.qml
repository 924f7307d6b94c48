import QtQuick
import Architects.Model
import Architects.Ui
import "CardFaces.js" as Faces

// A Nile card on its bend, 150 x 72: its picture at the left, what it does in signs and figures at the right, a word or two below if there is
// room. Taken, it leaves its place.
Item {
    id: root
    property int card: 0                    // 1 to 48; 0 an empty place; -1 and -2 the field and the quarry a seat begins with
    property string title
    property bool may: false
    property bool chosen: false
    property real unit: Math.min(width / 150, height / 72)
    readonly property egiziaFace face: card === -1 ? Faces.START_FIELD : card === -2 ? Faces.START_QUARRY : Faces.face(card)
    readonly property real textSize: Math.min(12 * Theme.zoom, 15) * unit
    implicitWidth: 150
    implicitHeight: 72

    Halo {
        visible: root.card === 0 && root.may
        may: root.may
    }
    EmptyPlace {
        visible: root.card === 0
        anchors.fill: parent
        radius: 4 * root.unit
    }
    Rectangle {
        visible: root.card !== 0
        x: 2
        y: 3
        width: parent.width
        height: parent.height
        radius: 4 * root.unit
        color: EgiziaPaint.soft
    }
    Rectangle {
        visible: root.card !== 0
        anchors.fill: parent
        radius: 4 * root.unit
        color: Theme.card
        border.width: root.chosen ? 2.5 : 1
        border.color: root.chosen ? Theme.goldLine : EgiziaPaint.cardEdge
        CardPicture {
            x: 4 * root.unit
            y: 4 * root.unit
            width: 46 * root.unit
            height: parent.height - 8 * root.unit
            size: 32 * root.unit
            radius: 2 * root.unit
            face: root.face
        }
        Column {
            x: 58 * root.unit
            width: parent.width - x - 5 * root.unit
            anchors.verticalCenter: parent.verticalCenter
            spacing: 1
            Row {
                spacing: 6 * root.unit
                Label {
                    visible: root.face.value > 0
                    text: root.face.value
                    decorative: true
                    display: true
                    font.pixelSize: 27 * root.unit
                    anchors.verticalCenter: parent.verticalCenter
                }
                FaceRow {
                    tokens: root.face.kind === "quarry" ? [{ sign: "stone" }] : root.face.row
                    size: (root.face.value > 0 ? 21 : 25) * root.unit
                    room: 88 * root.unit - (root.face.value > 0 ? 24 * root.unit : 0)
                    anchors.verticalCenter: parent.verticalCenter
                }
            }
            Label {
                visible: text !== ""
                text: root.title
                decorative: true
                soft: true
                width: parent.width
                font.pixelSize: root.textSize
                wrapMode: Text.WordWrap
                maximumLineCount: root.textSize > 13 * root.unit ? 1 : 2
                elide: Text.ElideRight
                lineHeight: 0.92
            }
        }
        Label {                             // the rounds it belongs to, in the corner
            visible: root.face.rounds !== ""
            text: root.face.rounds
            decorative: true
            soft: true
            font.pixelSize: 9 * root.unit
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.rightMargin: 5 * root.unit
            anchors.topMargin: 3 * root.unit
        }
    }
}
