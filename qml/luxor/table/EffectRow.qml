import QtQuick
import Architects.Ui
import Architects.Model
import Architects.Luxor

// What the pairs of one animal bring: how many and which way they look, and what that does at its pillar.
Item {
    id: root
    property luxorEffect effect
    property bool brief: false              // a line each
    property bool large: false
    property real room: 1000                // how high it may be
    readonly property bool narrow: width < 180 && !large
    readonly property real pictured: large ? 56 : narrow ? 22 : brief ? 30 : 34
    signal held()
    implicitHeight: Math.max(pictured * 0.75, words.implicitHeight)
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%1: %2. %3").arg(effect.name).arg(effect.title).arg(effect.text)

    Animal {
        id: picture
        kind: root.effect.animal
        width: root.pictured
        height: root.pictured * 0.75
        anchors.verticalCenter: parent.verticalCenter
    }
    Column {
        id: words
        x: root.pictured + (root.narrow ? 4 : 8)
        width: parent.width - x
        anchors.verticalCenter: parent.verticalCenter
        Label {
            width: parent.width
            text: root.effect.title
            decorative: true
            font.weight: Font.DemiBold
            size: root.large ? Theme.text : Theme.label
            wrapMode: Text.NoWrap
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Math.min(size, 9)
        }
        Label {
            width: parent.width
            text: root.effect.text
            decorative: true
            soft: true
            size: root.large ? Theme.label + 1 : Math.max(11, Theme.label - 1)
            wrapMode: root.brief ? Text.NoWrap : Text.Wrap
            height: Math.min(implicitHeight, Math.max(Theme.micro, root.room - y))
            maximumLineCount: root.brief ? 1 : 3
            fontSizeMode: root.brief ? Text.HorizontalFit : Text.Fit
            minimumPixelSize: Math.min(size, 9)
            elide: Text.ElideRight
            lineHeight: 0.95
        }
    }
    TapHandler {
        onLongPressed: root.held()
    }
}
