import QtQuick
import Architects.Ui
import Architects.Model

// What the Architect says: first that he thinks, then the move in words, why, and whether it shall be played.
FocusScope {
    id: root
    required property TableModel table
    readonly property HintModel hint: table.hint
    readonly property bool there: hint.there
    property int percent: 0
    signal played()
    visible: opacity > 0
    opacity: there || hint.asking ? 1 : 0
    implicitHeight: column.implicitHeight + 22
    Behavior on opacity { NumberAnimation { duration: Theme.ms(140) } }
    Accessible.role: Accessible.AlertMessage
    readonly property string spoken: there ? qsTr("%1 %2 %3", "who advises, what, why").arg(head.text).arg(hint.words).arg(hint.why) : head.text
    Accessible.name: spoken
    Accessible.ignored: !there && !hint.asking
    Announced {
        text: root.spoken
        when: root.there
    }
    Keys.onEscapePressed: hint.close()

    function takeFocus(): void { (there ? go : stop).forceActiveFocus(Qt.OtherFocusReason) }

    MouseArea { anchors.fill: parent }      // nothing below is touched through it
    SurfaceFace {
        anchors.fill: parent
        edge: Theme.goldLine
        edgeWidth: 1.5
        radius: Theme.radiusLarge
    }
    Column {
        id: column
        x: 14
        y: 10
        width: parent.width - 28
        spacing: 6
        Row {
            width: parent.width
            spacing: 8
            Glyph {
                id: lamp
                name: "hint"
                size: Theme.heading
                color: Theme.goldText
            }
            Label {
                id: head
                width: parent.width - lamp.width - 8
                text: root.there ? qsTr("%1, in your place:").arg(root.hint.architect) : qsTr("%1 looks at your position.").arg(root.hint.architect)
                decorative: true
                color: Theme.goldText
                font.weight: Font.DemiBold
            }
        }
        Label {
            objectName: "hintWords"
            visible: root.there
            width: parent.width
            text: root.hint.words
            decorative: true
            size: Theme.text
            font.weight: Font.Medium
            maximumLineCount: 4
            elide: Text.ElideRight
        }
        Label {
            objectName: "hintWhy"
            visible: root.there
            width: parent.width
            text: root.hint.why
            decorative: true
            soft: true
        }
        ThoughtLine {
            visible: !root.there
            width: parent.width
            percent: root.percent
        }
        Row {
            width: parent.width
            spacing: 10
            GoldButton {
                id: stop
                objectName: root.there ? "closeHint" : "stopHint"
                quiet: true
                text: root.there ? qsTr("Close") : qsTr("Stop")
                width: root.there ? Math.max(implicitWidth, parent.width * 0.38) : parent.width
                onClicked: root.hint.close()
            }
            GoldButton {
                id: go
                objectName: "playHint"
                visible: root.there
                text: qsTr("Play it")
                width: parent.width - x
                onClicked: root.played()
            }
        }
    }
}
