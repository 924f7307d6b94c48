import QtQuick
import Architects.Ui
import Architects.Egizia
import "EgiziaPlay.js" as Play

// The Nile as it is sailed: drag a ship onto a bend. On a tablet the whole river stands beside it.
Item {
    id: page
    NileView {
        id: river
        y: bar.height
        width: Theme.wide ? parent.width * 0.56 : parent.width - rail.width - 6
        height: parent.height - y - foot.height
        bends: Play.bends()
        seat: 0
        onHeightChanged: centre(10, false)
    }
    NileView {
        id: whole
        visible: Theme.wide
        x: rail.x + rail.width + 8
        y: bar.height
        width: parent.width - x
        height: river.height
        bends: Play.bends()
        flood: 2
        onHeightChanged: showAll()
    }
    Rectangle {
        x: river.width
        y: bar.height
        width: rail.width + 6
        height: river.height
        color: Theme.board
    }
    RiverRail {
        id: rail
        x: river.width
        y: bar.height + 8
        height: river.height - 16
        seats: Play.rail()
        from: river.from
        to: river.to
        spoken: "Last ships"
        onLed: bend => river.centre(bend, true)
    }
    Rectangle {
        width: parent.width
        height: bar.height
        color: Theme.page
    }
    TopBar {
        id: bar
        width: parent.width
        title: "Egizia"
        note: "Round 3 of 5"
    }
    Rectangle {
        id: foot
        width: parent.width
        height: 48 + 16 + Theme.safeBottom
        y: parent.height - height
        color: Theme.card
        Fleet {
            id: fleet
            x: 16
            y: 8
            width: Math.min(300, parent.width - 32)
            count: 5
            may: true
            spoken: "Your ships, 5 of 8"
            Connections {
                target: fleet.hand
                function onLifted(from: point, size: real, at: point): void { air.pickUp(from, size / air.size, at) }
                function onMoved(at: point): void {
                    air.moveTo(at)
                    river.leadTo(at)
                    river.hovered = river.map.bendAt(at)
                }
                function onDropped(): void {
                    river.leadEnd()
                    if (river.hovered > 0)
                        air.settleAt(river.map.dockPoint(river.hovered), 0.8)
                    else
                        air.glideBack()
                    river.hovered = 0
                }
                function onLetGo(): void { air.glideBack() }
            }
        }
    }
    FlyingShip {
        id: air
        anchors.fill: parent
        onReturned: fleet.hand.land()
        onSettled: fleet.hand.land()
    }
}
