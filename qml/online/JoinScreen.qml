import QtQuick
import Architects.Model
import Architects.Ui

// Join with six letters, however they are typed, or with the link they came in.
FarScreen {
    id: root
    property string code                    // from a link
    property string error
    property bool asked: false
    readonly property string found: Online.codeIn(entry.text)
    hearsFailures: true
    title: qsTr("Enter a code")

    function join(): void {
        if (found === "" || asked)
            return
        error = ""
        asked = true
        Online.join(found)
    }

    Connections {
        target: Online
        enabled: root.asked
        function onSucceeded(what: string, match: string): void {
            if (what !== "join")
                return
            root.asked = false
            if (Online.stageOf(match) === "running" && App.openMatch(match))
                root.swap("table", { table: App.table })
            else
                root.swap("invite", { match: match })
        }
        function onFailed(what: string, sentence: string): void {
            if (what !== "join")
                return
            root.asked = false
            root.error = sentence
        }
    }

    NetworkStrip { width: parent.width }
    TextEntry {
        id: entry
        width: parent.width
        label: qsTr("The code your friend sent you")
        placeholderText: "ABCDEF"
        note: qsTr("Six letters. Small letters, spaces or the whole link also work.")
        error: root.error
        inputMethodHints: Qt.ImhUppercaseOnly | Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
        field.font.pixelSize: Theme.subtitle
        field.font.letterSpacing: 3
        onEdited: root.error = ""
        onAccepted: root.join()
        Component.onCompleted: text = root.code
    }
    CodeLetters {
        visible: root.found !== ""
        width: parent.width
        largest: 44
        code: root.found
    }
    GoldButton {
        quiet: true
        width: parent.width
        glyph: "copy"
        text: qsTr("Paste")
        onClicked: {
            entry.field.selectAll()
            entry.field.paste()
            root.error = root.found === "" && entry.text !== "" ? qsTr("There is no code in that.") : ""
        }
    }
    foot: FootButton {
        enabled: root.found !== "" && !root.asked
        text: root.asked ? qsTr("One moment…") : qsTr("Join")
        onClicked: root.join()
    }
}
