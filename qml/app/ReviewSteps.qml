import QtQuick
import Architects.Ui
import Architects.Model

// What was done at the cursor, by whom, and the ways on: through the match, or through the course of a mistake.
Column {
    id: root
    required property ReviewModel review
    property int lines: 2
    readonly property reviewMove now: review.now
    readonly property bool apart: review.mistake >= 0               // a mistake is looked at
    readonly property int step: apart ? review.step : review.at
    readonly property int last: apart ? review.stepCount : review.moveCount
    spacing: 4

    function go(to: int): void {
        if (apart)
            review.step = to
        else
            review.at = to
    }

    Item {
        width: parent.width
        height: Math.max(36, Theme.label * 1.35 + Theme.text * 1.3 * root.lines)
        SeatBadge {
            id: badge
            visible: root.now.seat >= 0
            seat: Math.max(0, root.now.seat)
            size: 36
            decorative: true
            y: 2
        }
        Label {
            id: who
            text: root.now.seat >= 0 ? root.now.name + (root.now.cost > 0 ? " · −" + qsTr("%1%").arg(root.now.cost) : "") : ""
            decorative: true
            soft: true
            x: badge.visible ? 46 : 0
            width: parent.width - x
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Label {
            objectName: "reviewWords"
            text: root.now.text
            x: who.x
            y: who.text !== "" ? who.height : 0
            width: parent.width - x
            height: parent.height - y
            size: Theme.text
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.min(Theme.label, 13)
            verticalAlignment: who.text !== "" ? Text.AlignTop : Text.AlignVCenter
            horizontalAlignment: who.text !== "" ? Text.AlignLeft : Text.AlignHCenter
            elide: Text.ElideRight
            Accessible.name: root.now.spoken
        }
    }
    Item {
        width: parent.width
        height: Theme.touch
        IconButton {
            id: first
            width: 52
            glyph: "first"
            text: root.apart ? qsTr("To the position before it") : qsTr("To the beginning")
            enabled: root.step > 0
            onClicked: root.go(0)
        }
        IconButton {
            objectName: "stepBack"
            x: first.width + 4
            width: 60
            framed: true
            glyph: "back"
            text: qsTr("One step back")
            enabled: root.step > 0
            onClicked: root.go(root.step - 1)
        }
        Label {
            objectName: "reviewPlace"
            text: root.apart ? qsTr("Step %1 of %2").arg(root.step).arg(root.last) : qsTr("Move %1 of %2").arg(root.step).arg(root.last)
            soft: true
            x: 120
            width: parent.width - 2 * x
            height: parent.height
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.Fit
            minimumPixelSize: 11
        }
        IconButton {
            objectName: "stepOn"
            x: parent.width - width - toEnd.width - 4
            width: 60
            framed: true
            glyph: "next"
            color: Theme.goldText
            text: qsTr("One step on")
            enabled: root.step < root.last
            onClicked: root.go(root.step + 1)
        }
        IconButton {
            id: toEnd
            x: parent.width - width
            width: 52
            glyph: "last"
            text: qsTr("To the end")
            enabled: root.step < root.last
            onClicked: root.go(root.last)
        }
    }
}
