pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// What the people at the table are called, each beside the sign of the seat. Around one phone more may sit down, or leave again.
Column {
    id: root
    property list<string> names: ["", ""]
    property bool together: false
    property int people: 2
    property int fewest: 2
    property int most: 2
    property string note
    readonly property int rows: together ? people : 1
    signal named(int seat, string name)
    signal added()
    signal removed(int seat)
    spacing: 12
    onRowsChanged: fill()

    // The fields keep their own text while one writes; after somebody left they are read anew.
    function fill(): void {
        for (let i = 0; i < fields.count; ++i)
            fields.itemAt(i).name = names[i] || ""
    }

    Repeater {
        id: fields
        model: root.rows
        delegate: Item {
            id: one
            required property int index
            property alias name: entry.text
            width: root.width
            implicitHeight: entry.implicitHeight
            SeatBadge {
                id: badge
                seat: one.index
                size: 48
                anchors.bottom: parent.bottom
            }
            TextEntry {
                id: entry
                x: badge.width + 12
                width: parent.width - x - (leave.visible ? leave.width + 4 : 0)
                label: root.together ? qsTr("Player %1").arg(one.index + 1) : qsTr("Your name")
                placeholderText: root.together ? qsTr("Player %1").arg(one.index + 1) : qsTr("You")
                maximumLength: 24
                onEdited: root.named(one.index, text)
                Component.onCompleted: text = root.names[one.index] || ""
            }
            IconButton {
                id: leave
                visible: root.together && root.people > root.fewest
                glyph: "close"
                glyphSize: 18
                color: Theme.inkSoft
                text: qsTr("Remove player %1").arg(one.index + 1)
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                onClicked: root.removed(one.index)
            }
        }
    }
    GoldButton {
        visible: root.together && root.people < root.most
        quiet: true
        width: parent.width
        glyph: "plus"
        text: qsTr("Add a player")
        onClicked: root.added()
    }
    Label {
        visible: root.together
        width: parent.width
        soft: true
        text: root.note
    }
}
