import QtQuick

// The head of a sheet or side panel: title, close button, and the grip by which it is drawn away.
Item {
    id: root
    property string title
    property bool closable: true
    property bool grip: true
    property int size: Theme.subtitle
    property int axis: Qt.YAxis             // along which it is drawn away
    readonly property alias dragging: drag.active
    signal closeAsked()
    signal pulled(real by)
    signal released()
    implicitHeight: Math.max(closable ? 60 : 24, heading.implicitHeight + 32)

    Rectangle {
        visible: root.grip && root.closable
        width: 40
        height: 4
        radius: 2
        y: 8
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.line
    }
    Label {
        id: heading
        text: root.title
        display: true
        size: root.size
        x: 20
        width: parent.width - x - (root.closable ? 64 : 20)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: root.grip ? 4 : 0
    }
    IconButton {
        visible: root.closable
        glyph: "close"
        text: qsTr("Close")
        anchors.right: parent.right
        anchors.rightMargin: 8
        anchors.verticalCenter: heading.verticalCenter
        onClicked: root.closeAsked()
    }
    DragHandler {
        id: drag
        enabled: root.closable
        target: null
        xAxis.enabled: root.axis === Qt.XAxis
        yAxis.enabled: root.axis === Qt.YAxis
        snapMode: DragHandler.NoSnap
        onActiveTranslationChanged: if (active) root.pulled(root.axis === Qt.XAxis ? activeTranslation.x : activeTranslation.y)
        onActiveChanged: if (!active) root.released()
    }
}
