pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Played, won, lost, drawn: four numbers side by side.
Item {
    id: root
    property onlineFriend friend
    readonly property list<string> words: [qsTr("played"), qsTr("won"), qsTr("lost"), qsTr("drawn")]
    readonly property list<int> figures: [friend.played, friend.won, friend.lost, friend.drawn]
    implicitHeight: row.implicitHeight + 16
    Accessible.role: Accessible.StaticText
    Accessible.name: [...figures].map((number, i) => number + " " + words[i]).join(", ")
    Row {
        id: row
        width: parent.width
        Repeater {
            model: root.figures
            delegate: Column {
                id: one
                required property int modelData
                required property int index
                width: row.width / 4
                Label {
                    text: one.modelData
                    decorative: true
                    display: true
                    size: Theme.title
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                }
                Label {
                    text: root.words[one.index]
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
