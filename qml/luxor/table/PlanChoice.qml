pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// The drop can be carried out in several ways: one of them has to be picked before the card falls.
Item {
    id: root
    required property LuxorPlay play
    readonly property alias list: rows
    signal canceled()

    function focusFirst(): void {
        const item = rows.itemAt(0)
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }

    IconButton {
        id: back
        objectName: "planBack"
        glyph: "back"
        text: qsTr("Another shaft")
        x: -8
        height: 40
        onClicked: root.canceled()
    }
    Label {
        x: 44
        width: parent.width - x
        height: back.height
        text: qsTr("Which way?")
        display: true
        size: Math.min(Theme.heading, 28)
    }
    Flickable {
        id: scroll
        y: back.height + 2
        width: parent.width
        height: parent.height - y - go.height - 8
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Column {
            id: column
            width: parent.width
            spacing: 6
            Repeater {
                id: rows
                model: root.visible ? root.play.plans : []
                delegate: ChoiceRow {
                    id: row
                    required property luxorPlan modelData
                    objectName: "plan" + modelData.index
                    width: column.width
                    height: Math.max(Theme.touch, implicitHeight)
                    text: modelData.text
                    chosen: root.play.plan === modelData.index
                    onClicked: root.play.plan = modelData.index
                    onActiveFocusChanged: if (activeFocus) scroll.contentY = Math.max(0, Math.min(row.y, scroll.contentHeight - scroll.height))
                }
            }
        }
    }
    ScrollMark {
        flickable: scroll
        anchors.right: parent.right
        y: scroll.y
    }
    GoldButton {
        id: go
        objectName: "dropPlan"
        y: parent.height - height
        width: parent.width
        text: qsTr("Drop here")
        enabled: root.play.ready
        onClicked: root.play.drop()
    }
}
