import QtQuick
import Architects.Model
import Architects.Ui
import "CardFaces.js" as Faces

// A Nile card opened: its picture across the top, what it does in signs, its name, its kind and what it does in words.
Item {
    id: root
    property int card: 1                    // as of NileCard
    property string title
    property string text
    property string kindText                // "Always", "Once, whenever you like" …
    property string note                    // the rounds it comes in
    readonly property egiziaFace face: card === -1 ? Faces.START_FIELD : card === -2 ? Faces.START_QUARRY : Faces.face(card)
    implicitWidth: 320
    implicitHeight: words.y + words.implicitHeight + 16
    function said(part: string): string { return part === "" ? "" : part + ". " }
    Accessible.role: Accessible.StaticText
    Accessible.name: said(title) + said(kindText) + said(text) + note

    SurfaceFace {
        anchors.fill: parent
        radius: Theme.radiusLarge
    }
    CardPicture {
        id: picture
        x: 8
        y: 8
        width: parent.width - 16
        height: 104
        size: 64
        radius: 8
        face: root.face
    }
    Column {
        id: words
        x: 16
        y: 122
        width: parent.width - 32
        spacing: 6
        Row {
            spacing: 10
            Label {
                visible: root.face.value > 0
                text: root.face.value
                decorative: true
                display: true
                size: 40
                anchors.verticalCenter: parent.verticalCenter
            }
            FaceRow {
                tokens: root.face.kind === "quarry" ? [{ sign: "stone" }] : root.face.kind === "field" ? [{ sign: "grain" }, ...root.face.row] : root.face.row
                size: 36
                room: words.width - 60
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Label {
            text: root.title
            decorative: true
            display: true
            size: Theme.heading
            width: parent.width
        }
        Row {
            visible: root.kindText !== ""
            spacing: 6
            Sign {
                visible: root.face.kind !== "field"
                name: root.face.kind
                size: Theme.text * 1.2
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                text: root.kindText
                decorative: true
                soft: true
                font.weight: Font.DemiBold
                width: Math.min(implicitWidth, words.width - 40)
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        Label {
            visible: text !== ""
            text: root.text
            decorative: true
            size: Theme.text
            width: parent.width
            lineHeight: 1.15
        }
        Label {
            visible: text !== ""
            text: root.note
            decorative: true
            soft: true
            width: parent.width
        }
    }
}
