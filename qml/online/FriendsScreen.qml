pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Table
import Architects.Ui

// The own code to give away, the codes of others to enter, and everybody who came of it.
FarScreen {
    id: root
    readonly property list<onlineFriend> all: Online.friends
    property onlineFriend chosen
    property string error
    property bool asked: false
    readonly property string found: Online.codeIn(entry.text)
    readonly property string sharedMatch: {
        const met = [...Online.matches].find(one => [...one.seats].some(seat => seat.uid !== "" && seat.uid === chosen.uid))
        return met ? met.id : ""
    }
    hearsFailures: !known || asked
    title: qsTr("Friends")

    function add(): void {
        if (found === "" || asked)
            return
        error = ""
        asked = true
        Online.addFriend(found)
    }

    Connections {
        target: Online
        function onSucceeded(what: string): void {
            if (what === "addFriend" && root.asked) {
                root.asked = false
                entry.text = ""
                root.say(qsTr("You are friends now."))
            } else if (what === "report")
                root.say(qsTr("Thank you. We will look into it."))
        }
        function onFailed(what: string, sentence: string): void {
            if (what !== "addFriend" || !root.asked)
                return
            root.error = sentence
            root.asked = false
        }
    }

    NetworkStrip { width: parent.width }
    Panel {
        width: parent.width
        radius: Theme.radiusLarge
        implicitHeight: own.implicitHeight + 28
        Column {
            id: own
            x: 16
            y: 14
            width: parent.width - 32
            spacing: 12
            Label {
                text: qsTr("Your friend code")
                display: true
                size: Theme.heading
                width: parent.width
            }
            CodeLetters {
                width: parent.width
                largest: 44
                code: Online.friendCode
            }
            ShareButtons {
                width: parent.width
                primary: false
                word: qsTr("Copy")
                words: qsTr("Add me in Great Architects: my friend code is %1.").arg(Online.friendCode)
                onSaid: sentence => root.say(sentence)
            }
        }
    }
    TextEntry {
        id: entry
        width: parent.width
        label: qsTr("Add a friend by code")
        placeholderText: "ABCDEF"
        error: root.error
        inputMethodHints: Qt.ImhUppercaseOnly | Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
        onEdited: root.error = ""
        onAccepted: root.add()
    }
    GoldButton {
        width: parent.width
        enabled: root.found !== "" && !root.asked
        glyph: "plus"
        text: qsTr("Add")
        onClicked: root.add()
    }
    Section {
        visible: root.all.length > 0
        width: parent.width
        title: qsTr("Your friends")
        Repeater {
            model: root.all
            delegate: Column {
                id: line
                required property onlineFriend modelData
                required property int index
                width: parent ? parent.width : 0
                Divider {
                    visible: line.index > 0
                    width: parent.width
                }
                FriendRow {
                    width: parent.width
                    friend: line.modelData
                    onClicked: {
                        root.chosen = line.modelData
                        sheet.open()
                    }
                }
            }
        }
    }
    Label {
        visible: root.all.length === 0
        width: parent.width
        soft: true
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("Nobody here yet. Whoever you play with can also be added from the match.")
    }
    FriendSheet {
        id: sheet
        friend: root.chosen
        sharedMatch: root.sharedMatch
        onInvite: root.go("farNew", { friend: root.chosen.uid })
        onReportAsked: report.open()
    }
    ReportSheet {
        id: report
        name: root.chosen.name
        onChosen: reason => Online.report(root.sharedMatch, root.chosen.uid, reason)
    }
}
