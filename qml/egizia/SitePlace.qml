pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// A building site, 150 x 72: what is built here, the berths in the order of building, and behind a bar the ships in reserve.
Item {
    id: root
    property string name
    property list<string> builds: []        // signs of the monuments
    property list<egiziaBerth> berths: []
    property list<egiziaBerth> reserve: []
    property bool may: false                // the next free berth is marked
    property bool chosen: false
    property int ghostSeat: -1              // of a ship that would come
    property real unit: 1
    readonly property int next: [...berths].findIndex(one => one.seat === -1)
    readonly property bool toReserve: (may || chosen) && next < 0
    implicitWidth: 150
    implicitHeight: 72

    Rectangle {
        x: 2
        y: 3
        width: parent.width
        height: parent.height
        radius: 4 * root.unit
        color: EgiziaPaint.soft
    }
    Rectangle {
        anchors.fill: parent
        radius: 4 * root.unit
        color: EgiziaPaint.site
        border.width: root.chosen ? 2.5 : 1
        border.color: Theme.goldLine
    }
    Label {
        x: 9 * root.unit
        y: 4 * root.unit
        width: parent.width - x - signs.width - 12 * root.unit
        text: root.name
        decorative: true
        display: true
        font.pixelSize: 18 * root.unit * Math.min(1.2, Theme.zoom)
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        wrapMode: Text.NoWrap
    }
    Row {
        id: signs
        anchors.right: parent.right
        anchors.rightMargin: 8 * root.unit
        y: 6 * root.unit
        spacing: 3 * root.unit
        Repeater {
            model: root.builds
            Sign {
                required property string modelData
                name: modelData
                size: 21 * root.unit
                color: Theme.goldLine
                fill: "transparent"
            }
        }
    }
    Row {
        x: 8 * root.unit
        y: 34 * root.unit
        height: 33 * root.unit
        spacing: 5 * root.unit
        Repeater {
            model: root.berths
            SiteBerth {
                required property egiziaBerth modelData
                required property int index
                size: 32 * root.unit
                number: index + 1
                seat: modelData.seat
                done: modelData.done
                active: modelData.active
                may: root.may && index === root.next
                ghostSeat: root.chosen && index === root.next ? root.ghostSeat : -1
            }
        }
        Rectangle {
            visible: root.reserve.length > 0 || root.toReserve
            width: 1
            height: 26 * root.unit
            color: Theme.goldLine
            opacity: 0.6
            anchors.verticalCenter: parent.verticalCenter
        }
        Repeater {
            model: root.reserve
            SiteBerth {
                required property egiziaBerth modelData
                size: 24 * root.unit
                seat: modelData.seat
                done: modelData.done
                active: modelData.active
                anchors.verticalCenter: parent ? parent.verticalCenter : undefined       // none while the list is made anew
            }
        }
        SiteBerth {
            visible: root.toReserve
            size: 24 * root.unit
            may: root.toReserve && !root.chosen
            ghostSeat: root.chosen ? root.ghostSeat : -1
            anchors.verticalCenter: parent.verticalCenter
        }
    }
}
