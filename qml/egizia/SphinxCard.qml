import QtQuick
import Architects.Model
import Architects.Ui
import "SphinxFaces.js" as Faces
import "PieceArt.js" as Art

// A Sphinx card, 100 x 140: what it asks for in signs, what it is worth on the seal below. Hidden, its back; it turns over when that changes.
PieceButton {
    id: root
    property int riddle: 0                  // 1 to 29
    property string title
    property bool hidden: false
    property real size: 100                 // its width
    property int worth: -1                  // what it would bring now; -1: not shown
    readonly property real unit: size / 100
    readonly property egiziaFace face: Faces.face(riddle)
    property bool shownFace: true
    property real turned: 1
    implicitWidth: Math.max(size, Theme.touch)
    implicitHeight: size * 1.4
    ringRadius: 7 * unit
    onHiddenChanged: {
        turnBack.stop()
        turn.restart()
    }
    Component.onCompleted: shownFace = !hidden

    NumberAnimation {
        id: turn
        target: root
        property: "turned"
        to: 0
        duration: Theme.ms(130)
        easing.type: Easing.InQuad
        onFinished: {
            root.shownFace = !root.hidden   // asked now: it may have been another when the turn began
            turnBack.start()
        }
    }
    NumberAnimation {
        id: turnBack
        target: root
        property: "turned"
        to: 1
        duration: Theme.ms(130)
        easing.type: Easing.OutQuad
    }
    Item {
        id: leaf
        x: (root.width - width) / 2
        width: root.size
        height: root.size * 1.4
        transform: Scale {
            origin.x: leaf.width / 2
            xScale: root.turned
        }
        Rectangle {
            x: 2
            y: 3
            width: parent.width
            height: parent.height
            radius: 7 * root.unit
            color: EgiziaPaint.soft
        }
        Picture {
            visible: !root.shownFace
            anchors.fill: parent
            svg: visible ? Art.sphinxBack(EgiziaPaint.back, EgiziaPaint.backPen) : ""
        }
        Rectangle {
            visible: root.shownFace
            anchors.fill: parent
            radius: 7 * root.unit
            color: Theme.card
            border.width: 1
            border.color: EgiziaPaint.cardEdge
            Rectangle {
                width: parent.width
                height: 26 * root.unit
                radius: 7 * root.unit
                color: EgiziaPaint.back
                Rectangle {
                    y: parent.height / 2
                    width: parent.width
                    height: parent.height / 2
                    color: EgiziaPaint.back
                }
                Sign {
                    name: "sphinx"
                    size: 20 * root.unit
                    color: EgiziaPaint.backPen
                    fill: "transparent"
                    anchors.centerIn: parent
                }
            }
            Flow {
                id: signs
                readonly property bool crowded: root.face.row.length > 3
                width: Math.min(parent.width - 8 * root.unit, implicitWidth)
                anchors.horizontalCenter: parent.horizontalCenter
                y: (root.title !== "" && root.size >= 90 ? 49 : 60) * root.unit - height / 2
                FaceRow {
                    tokens: root.face.row
                    size: (root.face.row.length > 3 ? 27 : root.face.row.length === 1 ? 42 : 33) * root.unit
                    room: root.size - 12 * root.unit
                }
            }
            Label {
                visible: root.title !== "" && root.size >= 90
                text: root.title
                decorative: true
                x: 6 * root.unit
                width: parent.width - 12 * root.unit
                y: 74 * root.unit
                height: 28 * root.unit
                horizontalAlignment: Text.AlignHCenter
                font.pixelSize: 11 * root.unit
                fontSizeMode: Text.Fit
                minimumPixelSize: 9
                maximumLineCount: 3
                elide: Text.ElideRight
                lineHeight: 0.95
            }
            Rectangle {
                anchors.horizontalCenter: parent.horizontalCenter
                y: 104 * root.unit
                width: Math.max(30 * root.unit, points.implicitWidth + 14 * root.unit)
                height: 30 * root.unit
                radius: height / 2
                color: Theme.night ? "#4A3D22" : "#F2DFAE"
                border.width: 1.2
                border.color: Theme.goldLine
                Row {
                    id: points
                    anchors.centerIn: parent
                    spacing: 2 * root.unit
                    Label {
                        text: root.face.points
                        decorative: true
                        display: true
                        font.pixelSize: 19 * root.unit
                        wrapMode: Text.NoWrap
                        anchors.verticalCenter: parent.verticalCenter
                    }
                    Sign {
                        name: "star"
                        size: 13 * root.unit
                        color: Theme.goldLine
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
        Halo {
            radius: 7 * root.unit
            may: root.may
            chosen: root.chosen
        }
    }
}
