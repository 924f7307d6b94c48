import QtQuick
import QtQuick.Templates as T

// One short sentence that goes away by itself, with an optional word that leads on. `refusal` makes it carnelian.
Item {
    id: root
    property bool refusal: false
    property string text
    property string link
    property int stay: 5000                 // ms it stays
    property bool open: false
    signal linkActivated()

    function show(sentence: string, linkWord: string): void {
        text = sentence
        link = linkWord || ""
        open = true
        away.restart()
    }
    function hide(): void { open = false }

    readonly property color inkColor: refusal ? Theme.inkOnWarn : Theme.page
    implicitWidth: 358
    implicitHeight: Math.max(Theme.touch, words.implicitHeight + 24)
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
    Glyph {
        id: sign
        name: root.refusal ? "warning" : "info"
        size: 22
        color: root.inkColor
        x: 14
        anchors.verticalCenter: parent.verticalCenter
    }
    Label {
        id: words
        x: 46
        width: root.width - x - (more.visible ? more.width + 4 : 14)
        anchors.verticalCenter: parent.verticalCenter
        text: root.text
        decorative: true
        size: Theme.label + 1
        font.weight: Font.Medium
        color: root.inkColor
    }
    T.AbstractButton {
        id: more
        visible: root.link !== ""
        text: root.link
        anchors.right: parent.right
        height: parent.height
        width: Math.max(Theme.touch, implicitContentWidth + 28)
        activeFocusOnTab: true
        Keys.onReturnPressed: more.clicked()
        Keys.onEnterPressed: more.clicked()
        Keys.onEscapePressed: root.hide()
        onClicked: root.linkActivated()
        Accessible.role: Accessible.Button
        Accessible.name: text
        Accessible.onPressAction: more.clicked()
        background: FocusRing {
            shown: more.visualFocus
            gap: -4
            border.color: root.inkColor
        }
        contentItem: Label {
            text: more.text
            decorative: true
            size: Theme.label + 1
            font.weight: Font.Bold
            font.underline: true
            color: root.inkColor
            horizontalAlignment: Text.AlignHCenter
        }
    }
}
