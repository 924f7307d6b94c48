import QtQuick
import Architects.Ui

// How long a turn may take.
Column {
    id: root
    property int days: 3
    readonly property list<int> choices: [0, 1, 3, 7]
    signal chosen(int days)
    spacing: 8
    Label {
        text: qsTr("Time for a turn")
        display: true
        size: Theme.heading
        width: parent.width
    }
    SegmentedChoice {
        width: parent.width
        label: qsTr("Time for a turn")
        options: [qsTr("No limit"), qsTr("1 day"), qsTr("3 days"), qsTr("7 days")]
        current: Math.max(0, [...root.choices].indexOf(root.days))
        onChosen: index => root.chosen(root.choices[index])
    }
    Label {
        width: parent.width
        soft: true
        text: root.days === 0 ? qsTr("No rush: the match waits as long as you all like.")
                              : qsTr("When time runs out nothing happens by itself: the others may end the match, or let an Architect play on.")
    }
}
