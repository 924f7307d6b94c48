pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Every point explained, player by player: a line for each sarcophagus, one for the pharaoh card, and the sum.
Panel {
    id: root
    required property LuxorScore score
    readonly property int columns: width > 700 && score.seats.length > 1 ? 2 : 1
    readonly property real each: (width - 32 - (columns - 1) * 32) / columns
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 24

    Column {
        id: column
        x: 16
        y: 12
        width: root.width - 32
        spacing: 8
        Label {
            text: qsTr("Score sheet")
            display: true
            size: Theme.heading
            width: parent.width
            Accessible.role: Accessible.Heading
        }
        Grid {
            columns: root.columns
            columnSpacing: 32
            rowSpacing: 18
            Repeater {
                model: root.score.seats
                delegate: Column {
                    id: one
                    required property tablePlayer modelData
                    readonly property int total: root.score.totals[modelData.index]
                    objectName: "points" + modelData.index
                    width: root.each
                    Item {
                        width: parent.width
                        implicitHeight: Math.max(40, name.implicitHeight + 8)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: qsTr("%1: %n point(s)", "", one.total).arg(one.modelData.name)
                        SeatBadge {
                            seat: one.modelData.index
                            size: 30
                            decorative: true
                            anchors.verticalCenter: parent.verticalCenter
                        }
                        Label {
                            id: name
                            x: 40
                            width: parent.width - x - sum.width - 8
                            anchors.verticalCenter: parent.verticalCenter
                            text: one.modelData.name
                            decorative: true
                            size: Theme.text
                            font.weight: Font.DemiBold
                            wrapMode: Text.NoWrap
                            elide: Text.ElideRight
                        }
                        Label {
                            id: sum
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            text: one.total
                            decorative: true
                            display: true
                            size: Theme.subtitle
                            color: [...root.score.winners].includes(one.modelData.index) ? Theme.goldText : Theme.ink
                        }
                    }
                    Repeater {
                        model: root.score.linesOf(one.modelData.index)
                        delegate: Column {
                            id: entry
                            required property luxorScoreLine modelData
                            width: one.width
                            Divider { width: parent.width }
                            PointLine {
                                width: parent.width
                                board: root.score.board
                                line: entry.modelData
                                seat: one.modelData.index
                            }
                        }
                    }
                }
            }
        }
    }
}
