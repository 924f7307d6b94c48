pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import "Gods.js" as Gods

// A god of the row: shrine, name, price. Held, it opens. From 100 to 170 wide.
PieceButton {
    id: root
    property int god: 1
    property list<pyramidiceCost> costs
    property bool dimmed: false
    property string badge                   // Fame it would bring, e.g. "+4"
    readonly property real k: width / 116
    readonly property color ground: dimmed ? Theme.mix(Theme.card, Theme.page, 0.7) : Theme.card
    readonly property real chip: Math.min(28 * k, (width - 16) / Math.max(1, costs.length) - 4 * k, 22 * k)
    implicitWidth: 116
    implicitHeight: Math.round(96 * k + title.implicitHeight + chip + 16)
    ringRadius: 5

    SurfaceFace {
        anchors.fill: parent
        radius: 5
        color: root.ground
        raised: !root.dimmed
    }
    Halo {
        may: root.may
        chosen: root.chosen
    }
    Naos {
        x: (root.width - width) / 2
        y: 9 * root.k
        width: 86 * root.k
        height: 84 * root.k
        god: root.god
        field: Gods.field(root.god)
        faded: root.dimmed
        ground: root.ground
    }
    Label {
        id: title
        text: qsTranslate("God", Gods.name(root.god))
        decorative: true
        display: true
        size: Math.round(Theme.label * 1.36 * Math.min(1.2, Math.max(0.92, root.k)))
        soft: root.dimmed
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        wrapMode: Text.NoWrap
        horizontalAlignment: Text.AlignHCenter
        x: 4
        width: root.width - 8
        y: 95 * root.k
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: title.y + title.height + 3
        spacing: Math.min(8 * root.k, (root.width - 14 - root.chip * root.costs.length) / Math.max(1, root.costs.length - 1))
        opacity: root.dimmed ? 0.55 : 1
        Repeater {
            model: RowList { rows: root.costs; key: "code" }
            CostChip {
                required property pyramidiceCost modelData
                code: modelData.code
                met: modelData.met
                size: root.chip
            }
        }
    }
    Rectangle {
        visible: root.badge !== ""
        x: root.width - width - 4
        y: -8
        width: gain.implicitWidth + 14
        height: Math.max(22, gain.implicitHeight + 6)
        radius: height / 2
        color: Theme.card
        border.width: 1.5
        border.color: Theme.goldLine
        Row {
            id: gain
            anchors.centerIn: parent
            spacing: 2
            FameStar {
                size: Theme.micro
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                text: root.badge
                decorative: true
                size: Theme.micro
                font.weight: Font.DemiBold
            }
        }
    }
}
