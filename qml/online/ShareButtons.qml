import QtQuick
import Architects.Model
import Architects.Platform
import Architects.Ui

// Pass something on: by whatever the phone offers, or by the clipboard. Without a share sheet copying is all there is.
Grid {
    id: root
    property string words                   // what is shared
    property string word: qsTr("Copy the invitation")    // on the one button where there is no share sheet
    property bool primary: true             // gold: the next step of the screen
    readonly property bool stacked: share.implicitWidth > (width - 12) / 2 || copy.implicitWidth > (width - 12) / 2
    readonly property real each: Platform.canShare && !stacked ? (width - 12) / 2 : width
    signal said(string sentence)
    columns: stacked || !Platform.canShare ? 1 : 2
    spacing: 12

    GoldButton {
        id: copy
        quiet: Platform.canShare || !root.primary
        glyph: "copy"
        text: Platform.canShare ? qsTr("Copy") : root.word
        width: root.each
        onClicked: {
            App.copyText(root.words)
            root.said(qsTr("Copied: paste it wherever you like."))
        }
    }
    GoldButton {
        id: share
        visible: Platform.canShare
        quiet: !root.primary
        glyph: "share"
        text: qsTr("Share")
        width: root.each
        onClicked: Platform.share(root.words)
    }
}
