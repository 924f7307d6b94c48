import QtQuick
import QtQuick.Templates as T
import Architects.Ui                    // for what is written in C++

// One short sentence that goes away by itself, with an optional word that leads on: a tap anywhere on it follows. `refusal` makes it carnelian.
Item {
    id: root
    property bool refusal: false
    property string text
    property string link
    property int stay: 5000                 // ms it stays
    property real room: 0                   // height it has to fit into, by smaller letters; 0: as high as its words
    readonly property bool dense: room > 0 && usual.implicitHeight + 6 > room       // no sign, and the word that leads on follows the others
    readonly property bool narrow: width < 240 && !dense        // the word that leads on stands below
    readonly property real wordsWidth: dense ? width - 16 : width - words.x - (link !== "" && !narrow ? word.implicitWidth + 28 : 14)
    property bool open: false
    signal linkActivated()

    function show(sentence: string, linkWord: string): void {
        text = sentence
        link = linkWord || ""
        open = true
        away.restart()
        if (refusal)
            Announcer.interrupt(sentence)
        else
            Announcer.say(sentence)
    }
    function hide(): void { open = false }

    readonly property color inkColor: refusal ? Theme.inkOnWarn : Theme.page
    implicitWidth: 358
    readonly property string said: dense && link !== "" ? text + " <b><u>" + link + "</u></b>" : text
    readonly property real below: narrow && link !== "" ? word.implicitHeight + 4 : 0
    implicitHeight: room > 0 ? Math.max(room, least.implicitHeight + below + 4) : Math.max(Theme.touch, words.implicitHeight + 24)
    visible: opacity > 0
    opacity: open ? 1 : 0
    Behavior on opacity { NumberAnimation { duration: Theme.ms(160) } }
    transform: Translate {
        y: root.open ? 0 : 12
        Behavior on y { NumberAnimation { duration: Theme.ms(160); easing.type: Easing.OutCubic } }
    }
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text
    Accessible.ignored: !open

    Timer {
        id: away
        interval: root.stay
        onTriggered: if (more.activeFocus) restart(); else root.open = false
    }
    SurfaceFace {
        anchors.fill: parent
        color: root.refusal ? Theme.warnFill : Theme.ink
        edge: color
    }
    Label {                                 // with its sign, as small as it may get
        id: usual
        visible: false
        width: root.width - 46 - (root.link !== "" ? word.implicitWidth + 28 : 14)
        text: root.text
        size: Theme.label - 2
        font.weight: Font.Medium
    }
    Label {                                 // as it stands there, as small as it may get
        id: least
        visible: false
        width: root.wordsWidth
        text: root.said
        textFormat: Text.StyledText
        size: Theme.label - 2
        font.weight: Font.Medium
    }
    Glyph {
        id: sign
        visible: !root.narrow && !root.dense
        name: root.refusal ? "warning" : "info"
        size: 22
        color: root.inkColor
        x: 14
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        id: words
        x: root.dense ? 8 : root.narrow ? 14 : 46
        y: root.room > 0 ? 2 : (parent.height - height) / 2
        width: root.wordsWidth
        height: root.room > 0 ? parent.height - 4 - root.below : implicitHeight
        text: root.said
        textFormat: Text.StyledText
        decorative: true
        size: Theme.label + 1
        fontSizeMode: root.room > 0 ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.label - 2
        font.weight: Font.Medium
        color: root.inkColor
    }
    T.AbstractButton {
        id: more
        visible: root.link !== ""
        text: root.link
        anchors.fill: parent
        anchors.topMargin: Math.min(0, root.height - Theme.touch)       // what is below is pressed next
        activeFocusOnTab: true
        Keys.onReturnPressed: more.clicked()
        Keys.onEnterPressed: more.clicked()
        Keys.onEscapePressed: root.hide()
        onClicked: root.linkActivated()
        PressGuard {}                       // it comes where something else stood
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: more.clicked()
        background: FocusRing {
            shown: more.visualFocus
            gap: -4
            border.color: root.inkColor
        }
    }
    Label {
        id: word
        visible: root.link !== "" && !root.dense
        x: parent.width - width - 14
        y: root.narrow ? parent.height - height - 6 : (parent.height - height) / 2
        text: root.link
        decorative: true
        size: Theme.label + 1
        font.weight: Font.Bold
        font.underline: true
        color: root.inkColor
    }
}
