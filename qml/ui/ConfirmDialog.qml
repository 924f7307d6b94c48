import QtQuick

// One question, two answers. The way on is gold, or carnelian when something is lost for good.
Sheet {
    id: root
    property string text
    property string acceptText: qsTr("Yes")
    property string rejectText: qsTr("Cancel")
    property bool danger: false
    property bool decided: false
    signal accepted()
    signal rejected()
    maximumWidth: 440
    spacing: 20
    onAboutToShow: decided = false
    onClosed: if (!decided) rejected()

    Label {
        width: parent.width
        text: root.text
        size: Theme.text
        lineHeight: 1.25
    }
    Grid {
        id: answers
        readonly property bool stacked: yes.implicitWidth > (width - 12) / 2 || no.implicitWidth > (width - 12) / 2
        width: parent.width
        columns: stacked ? 1 : 2
        spacing: 12
        layoutDirection: Qt.LeftToRight
        GoldButton {
            id: no
            quiet: true
            text: root.rejectText
            width: answers.stacked ? answers.width : (answers.width - 12) / 2
            onClicked: root.close()
        }
        GoldButton {
            id: yes
            objectName: "accept"
            danger: root.danger
            text: root.acceptText
            width: answers.stacked ? answers.width : (answers.width - 12) / 2
            onClicked: {
                root.decided = true
                root.close()
                root.accepted()
            }
        }
    }
}
