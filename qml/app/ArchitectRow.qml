import QtQuick
import QtQuick.Templates as T
import Architects.Ui

// One Architect to choose: strength, name and character; the chosen one has a gold edge and a check. Of several at a table two may be alike.
T.AbstractButton {
    id: root
    property int count: 0                   // how many of his kind are chosen
    property bool several: false            // one of several that may be chosen together
    property bool full: false               // and no seat is left
    property string architect
    readonly property bool chosen: count > 0
    property string note
    property string record                  // how one has fared against him so far
    property int level: 1
    signal another()
    implicitWidth: 320
    implicitHeight: face.implicitHeight + 8
    activeFocusOnTab: true
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()
    Accessible.role: several ? Accessible.CheckBox : Accessible.RadioButton
    Accessible.name: count > 1 ? qsTr("%1, level %2 of 4, chosen %3 times").arg(text).arg(level).arg(count) : qsTr("%1, level %2 of 4").arg(text).arg(level)
    Accessible.description: record ? note + ". " + record : note
    Accessible.checkable: true
    Accessible.checked: chosen
    Accessible.onPressAction: root.clicked()

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    background: Item {
        SurfaceFace {
            anchors.fill: parent
            edge: root.chosen ? Theme.goldLine : Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.4)
            edgeWidth: root.chosen ? 2 : 1
            color: root.down ? Theme.mix(Theme.card, Theme.goldFill, 0.2) : Theme.card
        }
        FocusRing { shown: root.visualFocus }
    }
    LevelMark {
        id: mark
        x: 14
        level: root.level
        size: 38
        anchors.verticalCenter: parent.verticalCenter
    }
    RowFace {
        id: face
        x: mark.x + mark.width + 14
        width: (more.visible ? more.x : root.width - 14) - x
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        note: root.note
        more: root.record
        color: root.enabled ? Theme.ink : Theme.inkSoft
        Rectangle {
            width: 22
            height: 22
            radius: root.several ? 6 : 11
            anchors.verticalCenter: parent.verticalCenter
            color: root.chosen ? Theme.goldFill : "transparent"
            border.width: 1.5
            border.color: root.chosen ? Theme.goldLine : Theme.inkSoft
            Glyph {
                visible: root.count === 1
                name: "check"
                size: 13
                color: Theme.inkOnGold
                anchors.centerIn: parent
            }
            Label {
                visible: root.count > 1
                text: root.count
                decorative: true
                display: true
                size: 15
                color: Theme.inkOnGold
                anchors.centerIn: parent
            }
        }
    }
    IconButton {
        id: more
        objectName: "another" + root.level
        visible: root.several && root.chosen && !root.full
        x: root.width - width - 4
        anchors.verticalCenter: parent.verticalCenter
        glyph: "plus"
        glyphSize: 18
        text: qsTr("One more %1").arg(root.architect)
        onClicked: root.another()
    }
}
