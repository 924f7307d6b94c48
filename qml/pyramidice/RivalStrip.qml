import QtQuick
import Architects.Ui

// A rival: seal, name, what he has, his Fame. Alone it has all of it in a line; beside a second one the pieces go below the name; among
// three only seal, Fame and pieces are left. The form follows the width.
PieceButton {
    id: root
    property int seat: 1
    property string name
    property string note
    property int workers: 0
    property int cats: 0
    property int stones: 0
    property bool pieced: true              // false: a Great Architect, who has no pieces
    property int fame: 0
    property int gods: -1                   // -1: not shown
    property bool active: false
    readonly property bool wide: width - wideRow.implicitWidth >= 130       // room for a name beside it
    readonly property bool narrow: width < 140
    readonly property int small: Math.min(Theme.label, 16)
    implicitWidth: 310
    implicitHeight: Math.max(52, (narrow ? lines.implicitHeight : wide ? words.implicitHeight : lines.implicitHeight) + 14)

    SurfaceFace {
        anchors.fill: parent
        color: root.active ? Theme.mix(Theme.card, Theme.goldFill, 0.1) : Theme.card
        edge: root.active ? Theme.goldLine : Theme.line
        edgeWidth: root.active ? 2 : 1
    }
    SeatBadge {
        id: seal
        seat: root.seat
        size: root.narrow ? 32 : root.wide ? 40 : 36
        active: root.active
        decorative: true
        x: root.narrow ? 3 : 7
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {        // alone
        id: words
        visible: root.wide
        x: seal.x + seal.width + 8
        width: wideRow.x - x - 6
        anchors.verticalCenter: parent.verticalCenter
        Label {
            text: root.name
            decorative: true
            display: true
            size: Theme.text
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            width: parent.width
        }
        Label {
            visible: root.note !== ""
            text: root.note
            decorative: true
            soft: true
            size: Theme.label - 1
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            width: parent.width
        }
    }
    Row {
        id: wideRow
        visible: root.wide
        x: root.width - implicitWidth - 10
        anchors.verticalCenter: parent.verticalCenter
        spacing: 6
        ResourceCounts {
            visible: root.pieced
            workers: root.workers
            cats: root.cats
            stones: root.stones
            textSize: Math.min(Theme.text, 20)
            signSize: textSize
            spacing: 9
            anchors.verticalCenter: parent.verticalCenter
        }
        Rectangle {
            visible: root.pieced
            width: 1
            height: 28
            color: Theme.line
            anchors.verticalCenter: parent.verticalCenter
        }
        Tally {
            text: root.fame
            textSize: Math.min(Theme.heading, 26)
            size: textSize
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Column {        // beside others
        id: lines
        visible: !root.wide
        x: seal.x + seal.width + (root.narrow ? 4 : 6)
        width: root.width - x - 6
        spacing: 1
        anchors.verticalCenter: parent.verticalCenter
        Item {
            width: parent.width
            height: Math.max(first.implicitHeight, points.implicitHeight)
            Label {
                id: first
                visible: !root.narrow
                text: root.name
                decorative: true
                display: true
                size: Math.min(Theme.label + 2, 20)
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
                width: parent.width - points.width - 4
                anchors.verticalCenter: parent.verticalCenter
            }
            Tally {
                id: points
                text: root.fame
                textSize: Math.min(Theme.text + 1, 22)
                x: root.narrow ? 0 : parent.width - width
                anchors.verticalCenter: parent.verticalCenter
            }
            Tally {
                visible: root.narrow && root.gods >= 0 && parent.width > points.width + width + 4
                kind: "god"
                text: Math.max(0, root.gods)
                textSize: root.small
                x: parent.width - width
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        ResourceCounts {
            id: below
            visible: root.pieced
            workers: root.workers
            cats: root.cats
            stones: root.stones
            textSize: root.narrow ? 11 : root.small
            signSize: root.narrow ? 11 : root.small * 1.15
            spacing: root.narrow ? (parent.width - 63) / 2 : 8
            Label {
                visible: !root.narrow && root.note !== "" && lines.width > below.x + implicitWidth + 150
                text: root.note
                decorative: true
                soft: true
                size: root.small
                wrapMode: Text.NoWrap
            }
        }
    }
}
