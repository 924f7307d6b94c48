import QtQuick
import Architects.Model
import Architects.Ui

// The picture side of a Nile card: its field, or its sign on the ground of its kind.
Item {
    id: root
    property egiziaFace face
    property real size: 32                  // of the sign
    property real radius: 2
    readonly property bool isField: face.kind === "field"

    FieldPatch {
        visible: root.isField
        anchors.fill: parent
        kind: root.isField ? root.face.color : 0
        radius: root.radius
        dots: true
        dot: Math.max(4, root.size * 0.19)
    }
    Rectangle {
        visible: !root.isField
        anchors.fill: parent
        radius: root.radius
        color: root.face.kind === "quarry" ? EgiziaPaint.quarry : root.face.kind === "always" ? EgiziaPaint.always
             : root.face.kind === "whenever" ? EgiziaPaint.whenever : root.face.kind === "now" ? EgiziaPaint.atOnce : EgiziaPaint.picture
    }
    FaceToken {
        token: root.face.picture
        size: root.size
        color: root.isField ? EgiziaPaint.onField : Theme.ink
        fill: root.isField ? Theme.tint(EgiziaPaint.onField, 0.25) : Theme.tint(Theme.night ? Theme.ink : Theme.card, Theme.night ? 0.13 : 0.5)
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.isField ? root.size * 0.16 : 0
    }
    Rectangle {                             // the sign of its kind, below at the left
        visible: !root.isField && root.face.kind !== "quarry" && root.face.kind !== "none"
        width: root.size * 0.56
        height: width
        radius: width / 2
        x: -width * 0.14
        y: root.height - height * 0.86
        color: Theme.card
        border.width: 1
        border.color: EgiziaPaint.cardEdge
        Sign {
            anchors.centerIn: parent
            name: root.face.kind
            size: parent.width * 0.74
            bold: 0.9
        }
    }
}
