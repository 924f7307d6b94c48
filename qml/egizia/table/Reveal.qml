pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// What happened to everybody at once, for a moment: the crews are fed, the sites are paid for.
Item {
    id: root
    property egiziaEvent event              // Fed or Sites
    property egiziaEvent last               // while it fades
    readonly property bool shown: event.what !== EgiziaAct.None
    readonly property bool fed: last.what === EgiziaAct.Fed
    readonly property bool sites: last.what === EgiziaAct.Sites
    onEventChanged: if (shown) last = event
    visible: opacity > 0
    opacity: shown ? 1 : 0
    height: column.implicitHeight + 28
    Behavior on opacity { NumberAnimation { duration: Theme.ms(160) } }

    SurfaceFace {
        anchors.fill: parent
        radius: Theme.radiusLarge
        edge: Theme.goldLine
        edgeWidth: 1.5
    }
    Column {
        id: column
        x: 16
        y: 14
        width: parent.width - 32
        spacing: 8
        Label {
            width: parent.width
            text: root.last.text
            display: true
            size: Theme.heading
        }
        Repeater {
            model: root.last.shares
            Row {
                id: line
                required property egiziaShare modelData
                width: column.width
                spacing: 8
                SeatBadge {
                    seat: line.modelData.seat
                    size: 34
                    decorative: true
                    anchors.verticalCenter: parent.verticalCenter
                }
                FeedSum {
                    visible: root.fed
                    width: parent.width - 42
                    need: line.modelData.need
                    supply: line.modelData.supply
                    given: line.modelData.given
                    missing: line.modelData.missing
                    loss: line.modelData.loss
                    anchors.verticalCenter: parent.verticalCenter
                }
                Row {
                    visible: root.sites
                    spacing: 6
                    anchors.verticalCenter: parent.verticalCenter
                    Repeater {
                        model: root.sites ? line.modelData.count : 0
                        Ship {
                            seat: line.modelData.seat
                            size: 34
                        }
                    }
                    SignCount {
                        sign: "star"
                        text: "+" + line.modelData.points
                        size: Theme.text
                        strong: true
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
    }
}
