pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Table
import Architects.Ui

// The end of a match that was not played to its last move: given up, out of time, agreed on, called off.
FocusScope {
    id: root
    required property TableModel table
    readonly property bool wide: width > height && width >= 560
    signal leave()
    signal newMatch()
    signal watchAgain()
    signal openRules(string page)
    focus: true
    Accessible.role: Accessible.Pane
    Accessible.name: outcome.text

    FarMatch {
        id: far
        table: root.table
    }
    PageGround { anchors.fill: parent }
    TopBar {
        id: bar
        width: parent.width
        title: root.table.gameName
        note: far.info.others
        onBack: root.leave()
    }
    ScrollPage {
        focus: true
        y: bar.height
        width: parent.width
        height: buttons.y - y - 4
        spacing: 18
        Loader {
            id: picture
            readonly property real most: Math.min(360, parent.width - 40)
            width: most
            height: width * 0.8660254
            anchors.horizontalCenter: parent.horizontalCenter
            Component.onCompleted: setSource(GameScreens.of(root.table.game).miniature, { width: most })
            Binding {
                target: picture.item
                property: "table"
                value: root.table
            }
        }
        Label {
            id: outcome
            objectName: "outcome"
            width: parent.width
            text: root.table.givenUp ? qsTr("You gave up") : far.info.outcome || (far.info.id !== "" ? qsTr("Cancelled") : qsTr("This match does not go on"))
            display: true
            size: Theme.title
            horizontalAlignment: Text.AlignHCenter
        }
        Label {
            width: parent.width
            soft: true
            horizontalAlignment: Text.AlignHCenter
            text: root.table.givenUp || far.info.id !== "" ? qsTr("The match ended before its last move, so its points are not counted.")
                                                           : qsTr("The server no longer has it for you. What was played can still be watched.")
        }
        FarProof {
            width: parent.width
            far: far
            onCopied: toast.show(qsTr("The seed was copied."), "")
        }
        FarPeople {
            width: parent.width
            far: far
        }
    }
    Row {
        id: buttons
        readonly property real each: (width - spacing) / 2
        width: Math.min(Theme.columnWidth, parent.width - 2 * Theme.margin)
        x: (parent.width - width) / 2
        y: root.height - Theme.safeBottom - height - 12
        spacing: 12
        GoldButton {
            objectName: "watchAgain"
            text: qsTr("Watch again")
            quiet: true
            width: buttons.each
            onClicked: root.watchAgain()
        }
        GoldButton {
            objectName: "newMatch"
            text: root.table.givenUp ? qsTr("Play again") : far.againText
            width: buttons.each
            onClicked: root.newMatch()
        }
    }
    Toast {
        id: toast
        width: Math.min(440, parent.width - 24)
        anchors.horizontalCenter: parent.horizontalCenter
        y: buttons.y - height - 12
    }
}
