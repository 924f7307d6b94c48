import QtQuick
import Architects.Ui
import Architects.Model

// An Architect takes his time: said calmly, and only if it lasts.
Item {
    id: root
    required property TableModel table
    property int percent: 0
    readonly property bool thinking: table.thinking && table.live
    property int patience: 300              // ms before it is said
    property bool shown: false
    visible: opacity > 0
    opacity: shown ? 1 : 0
    implicitWidth: words.implicitWidth + 32
    implicitHeight: words.implicitHeight + 22
    onThinkingChanged: {
        shown = false
        if (thinking)
            late.restart()
        else
            late.stop()
    }
    Behavior on opacity { NumberAnimation { duration: Theme.ms(160) } }
    Accessible.role: Accessible.StaticText
    Accessible.name: words.text
    Accessible.ignored: !shown

    Timer {
        id: late
        interval: root.patience
        onTriggered: root.shown = root.thinking
    }
    SurfaceFace {
        anchors.fill: parent
        radius: Theme.radius
    }
    Label {
        id: words
        objectName: "thinking"
        x: 16
        y: 6
        text: root.table.activeSeat >= 0 ? qsTr("%1 is thinking").arg(root.table.seats[root.table.activeSeat].name) : ""
        decorative: true
        soft: true
        wrapMode: Text.NoWrap
    }
    ThoughtLine {
        x: 16
        y: words.y + words.height + 4
        width: parent.width - 32
        height: 4
        percent: root.percent
        Accessible.ignored: true
    }
}
