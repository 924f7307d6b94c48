pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// One sentence: what to do, or what is forbidden (in carnelian). While a card is held over a shaft, what it would bring, animal by animal.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorShown shown
    property string told                    // the last thing that happened
    property bool busy: false               // that is being shown
    property bool large: false
    readonly property bool brief: height < 84 * Theme.zoom && shown.effects.length > 1
    readonly property bool waiting: shown.phase === LuxorPhase.Wait || shown.phase === LuxorPhase.Over
    readonly property bool valued: shown.aiming && shown.pairs.length > 0 && !(play.asking && play.plan < 0)

    Shows {
        piece: root.waiting || root.shown.phase === LuxorPhase.Race ? "" : "phase"
        value: root.shown.phase
    }
    Column {
        id: list
        visible: root.valued
        width: parent.width
        spacing: root.large ? 14 : root.brief ? 4 : 6
        Repeater {
            model: root.valued ? root.shown.effects : []
            delegate: EffectRow {
                required property luxorEffect modelData
                required property int index
                objectName: "effect" + index
                width: parent ? parent.width : 0
                effect: modelData
                brief: root.brief
                large: root.large
                room: (root.height - (root.shown.effects.length - 1) * list.spacing) / root.shown.effects.length
                onHeld: root.play.ruleAsked("luxor/pairs")
            }
        }
    }
    Label {
        id: sentence
        objectName: "prompt"
        visible: !root.valued
        width: parent.width
        height: Math.min(implicitHeight, root.height)
        text: root.shown.sentence
        display: !root.shown.refused && !root.waiting
        size: root.shown.refused || root.waiting ? Math.min(Theme.text, 22) : Math.min(Theme.heading, 28)
        color: root.shown.refused ? Theme.warn : Theme.ink
        verticalAlignment: Text.AlignTop
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.label
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
        Announced {
            text: sentence.text
            when: sentence.visible
        }
    }
    Label {
        objectName: "hint"
        visible: !root.valued && text !== "" && y + Theme.label * 1.2 <= root.height
        y: sentence.height + 3
        width: parent.width
        height: Math.min(implicitHeight, root.height - y)
        verticalAlignment: Text.AlignTop
        readonly property string news: root.told === sentence.text ? "" : root.told
        text: root.waiting || root.busy && !root.play.chosen || root.shown.hint === "" && !root.shown.aiming && !root.play.chosen ? news : root.shown.hint
        soft: true
        elide: Text.ElideRight
    }
    TapHandler {
        onLongPressed: root.play.ruleAsked(root.shown.aiming ? "luxor/pairs" : root.play.board.phasePage)
    }
}
