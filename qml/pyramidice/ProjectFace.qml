pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// What is drawn on a project: its name and the pairs it rewards; Hawara has six and shows them in two columns.
Item {
    id: root
    property int project: 1
    property int litPair: -1                // which of the pairs
    property bool hidden: false
    property int seat: -1
    readonly property pyramidiceProjectText words: Book.project(project)
    readonly property list<pyramidicePair> pairs: words.pairs
    readonly property bool many: pairs.length > 3
    readonly property real k: width / 80
    property real turned: hidden ? 1 : 0
    readonly property bool back: turned > 0.5
    implicitWidth: 80
    implicitHeight: 104
    Behavior on turned { NumberAnimation { duration: Theme.ms(200); easing.type: Easing.InOutQuad } }
    transform: Scale {
        origin.x: root.width / 2
        xScale: Math.max(0.04, Math.abs(root.turned * 2 - 1))
    }

    SurfaceFace {
        anchors.fill: parent
        radius: 5
        color: root.back ? Pigment.kerb : Theme.card
    }
    Label {
        visible: !root.back
        text: root.words.name
        decorative: true
        display: true
        size: Math.min(Theme.label + 2, 17 * root.k)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        x: root.seat >= 0 ? 13 * root.k : 4
        y: 4 * root.k
        width: root.width - 2 * x
        height: 22 * root.k
    }
    Grid {
        visible: !root.back
        columns: root.many ? 2 : 1
        flow: Grid.TopToBottom
        rows: 3
        anchors.horizontalCenter: parent.horizontalCenter
        y: 30 * root.k
        rowSpacing: (root.many ? 9 : 5) * root.k
        columnSpacing: 6 * root.k
        Repeater {
            model: root.back ? 0 : root.pairs.length
            ProjectPair {
                required property int index
                a: root.pairs[index].a
                b: root.pairs[index].b
                size: (root.many ? 13.4 : 18.5) * root.k
                width: root.many ? size * 2.3 : implicitWidth
                lit: root.litPair === index
            }
        }
    }
    Item {          // the back: a plan rolled up
        visible: root.back
        anchors.fill: parent
        Rectangle {
            anchors.fill: parent
            anchors.margins: 5
            radius: 3
            color: "transparent"
            border.width: 1
            border.color: Pigment.cut
        }
        Glyph {
            anchors.centerIn: parent
            size: 46 * root.k
            drawing: ({ s: "M2 21 H22 M3.4 21 L12 5 L20.6 21 M7.7 13 H16.3 M5.6 17 H18.4 M9.9 9 H14.1 M12 1.6 V3.6", w: 1.3 })
            color: Theme.mix(Theme.inkSoft, Pigment.kerb, 0.25)
        }
    }
    SeatBadge {
        visible: root.seat >= 0
        seat: Math.max(0, root.seat)
        size: 22 * root.k
        decorative: true
        x: root.width - width * 0.7
        y: -height * 0.3
    }
}
