pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui

// From when to when: each hour a step earlier or later.
Column {
    id: root
    function clock(h: int): string { return (h < 10 ? "0" : "") + h + ":00" }
    function set(from: bool, hour: int): void {
        const wrapped = (hour + 24) % 24
        if (from)
            App.settings.quietFrom = wrapped
        else
            App.settings.quietTo = wrapped
    }

    Repeater {
        model: [qsTr("From"), qsTr("To")]
        delegate: RowFace {
            id: row
            required property string modelData
            required property int index
            readonly property bool from: index === 0
            readonly property int hour: from ? App.settings.quietFrom : App.settings.quietTo
            width: root.width
            indent: 38
            text: modelData
            IconButton {
                glyph: "minus"
                text: row.from ? qsTr("Begin earlier") : qsTr("End earlier")
                onClicked: root.set(row.from, row.hour - 1)
            }
            Label {
                text: root.clock(row.hour)
                size: Theme.text
                horizontalAlignment: Text.AlignHCenter
                width: Math.max(implicitWidth, 56)
                anchors.verticalCenter: parent.verticalCenter
            }
            IconButton {
                glyph: "plus"
                text: row.from ? qsTr("Begin later") : qsTr("End later")
                onClicked: root.set(row.from, row.hour + 1)
            }
        }
    }
}
