import QtQuick
import QtQuick.Templates as T
import Architects.Ui
import Architects.Model

// Takes in a match that somebody shared as text. What is wrong with it is said where the text stands.
Sheet {
    id: root
    property string error
    signal taken(string matchId)
    title: qsTr("Import a match")
    onAboutToShow: {
        area.text = ""
        error = ""
    }

    function take(): void {
        error = ""
        const id = App.importMatch(area.text)
        if (id === "") {
            error = error || qsTr("This is not a match that can be read.")
            return
        }
        close()
        taken(id)
    }
    Connections {
        target: App
        enabled: root.opened
        function onFailed(sentence: string): void { root.error = sentence }
    }

    Label {
        width: parent.width
        soft: true
        text: qsTr("Paste a match that was shared as text. It is checked move by move before it is kept.")
    }
    Item {
        width: parent.width
        height: Math.max(120, Math.min(220, area.contentHeight + 24))
        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.paper
            border.width: area.activeFocus ? 2.5 : 1.2
            border.color: root.error ? Theme.warnFill : area.activeFocus ? Theme.goldLine : Theme.inkSoft
        }
        Flickable {
            id: scroll
            anchors.fill: parent
            anchors.margins: 3
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            T.TextArea.flickable: area
        }
        T.TextArea {
            id: area
            padding: 10
            color: Theme.ink
            selectionColor: Theme.goldFill
            selectedTextColor: Theme.inkOnGold
            font.family: Theme.body
            font.pixelSize: Theme.label
            renderType: Text.QtRendering
            wrapMode: TextEdit.Wrap
            activeFocusOnTab: true
            inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
            KeyNavigation.priority: KeyNavigation.BeforeItem
            KeyNavigation.tab: takeButton
            Accessible.role: Accessible.EditableText
            Accessible.multiLine: true
            Accessible.name: qsTr("The match as text")
            Accessible.description: root.error
        }
    }
    Row {
        visible: root.error !== ""
        spacing: 6
        Glyph {
            name: "warning"
            size: Theme.label + 2
            color: Theme.warn
        }
        Label {
            text: root.error
            color: Theme.warn
            width: Math.min(implicitWidth, area.width - 24)
            Accessible.role: Accessible.AlertMessage
        }
    }
    Grid {
        id: buttons
        readonly property bool stacked: paste.implicitWidth > (width - 12) / 2 || takeButton.implicitWidth > (width - 12) / 2
        width: parent.width
        columns: stacked ? 1 : 2
        spacing: 12
        GoldButton {
            id: paste
            quiet: true
            glyph: "copy"
            text: qsTr("Paste")
            width: buttons.stacked ? buttons.width : (buttons.width - 12) / 2
            onClicked: {
                area.selectAll()
                area.paste()
            }
        }
        GoldButton {
            id: takeButton
            text: qsTr("Import")
            enabled: area.text.trim() !== ""
            width: buttons.stacked ? buttons.width : (buttons.width - 12) / 2
            onClicked: root.take()
        }
    }
}
