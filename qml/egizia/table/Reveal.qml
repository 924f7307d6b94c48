pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Egizia

// What happened to everybody at once, for a moment: the crews are fed, the sites are paid for.
Item {
    id: root
    property var event: null                // "fed" or "sites", as of the model
    property var last: null                 // while it fades
    readonly property bool shown: event !== null
    readonly property var seats: last ? Array.from(last.seats || []) : []
    onEventChanged: if (event) last = event
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
            text: root.last ? root.last.text : ""
            display: true
            size: Theme.heading
        }
        Repeater {
            model: root.seats
            Row {
                id: line
                required property var modelData
                width: column.width
                spacing: 8
                SeatBadge {
                    seat: line.modelData.seat
                    size: 34
                    decorative: true
                    anchors.verticalCenter: parent.verticalCenter
                }
                FeedSum {
                    visible: root.last && root.last.what === "fed"
                    width: parent.width - 42
                    need: line.modelData.need || 0
                    supply: line.modelData.supply || 0
                    given: line.modelData.given || 0
                    missing: line.modelData.missing || 0
                    loss: line.modelData.loss || 0
                    anchors.verticalCenter: parent.verticalCenter
                }
                Row {
                    visible: root.last && root.last.what === "sites"
                    spacing: 6
                    anchors.verticalCenter: parent.verticalCenter
                    Repeater {
                        model: root.last && root.last.what === "sites" ? line.modelData.count : 0
                        Ship {
                            seat: line.modelData.seat
                            size: 34
                        }
                    }
                    SignCount {
                        sign: "star"
                        text: "+" + (line.modelData.points || 0)
                        size: Theme.text
                        strong: true
                        anchors.verticalCenter: parent.verticalCenter
                    }
                }
            }
        }
    }
}
