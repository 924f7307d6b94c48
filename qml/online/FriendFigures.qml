pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Played, won, lost, drawn: four numbers side by side.
Item {
    id: root
    property var friend: ({})
    readonly property var figures: [
        { text: qsTr("played"), number: friend.played || 0 }, { text: qsTr("won"), number: friend.won || 0 },
        { text: qsTr("lost"), number: friend.lost || 0 }, { text: qsTr("drawn"), number: friend.drawn || 0 }]
    implicitHeight: row.implicitHeight + 16
    Accessible.role: Accessible.StaticText
    Accessible.name: figures.map(one => one.number + " " + one.text).join(", ")
    Row {
        id: row
        width: parent.width
        Repeater {
            model: root.figures
            delegate: Column {
                id: one
                required property var modelData
                width: row.width / 4
                Label {
                    text: one.modelData.number
                    decorative: true
                    display: true
                    size: Theme.title
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                }
                Label {
                    text: one.modelData.text
                    decorative: true
                    soft: true
                    width: parent.width
                    wrapMode: Text.NoWrap
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 9
                    horizontalAlignment: Text.AlignHCenter
                }
            }
        }
    }
}
