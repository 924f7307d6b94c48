pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// One sentence: what to do, what would happen, or what is forbidden (in carnelian). While something is paid, what is still owed beside it.
Item {
    id: root
    required property PyramidicePlay play
    required property PyramidiceShown shown
    property string told                    // the last thing that happened
    property bool tight: false
    readonly property list<string> needs: play.phase === PyramidicePhase.Pay ? play.payment.needs : []
    readonly property bool last: play.seen.ending && !play.table.over
    readonly property int letters: Math.min(Theme.text, 24)
    signal ruleAsked()
    Shows {                                 // what is asked, of whoever is asked
        piece: root.play.mine ? "phase" : ""
        value: String(root.play.phase)
    }
    implicitHeight: Math.round(letters * (tight ? 2.45 : 2.7)) + (last ? notice.implicitHeight + 2 : 0)

    Label {
        id: notice
        visible: root.last
        width: parent.width
        text: root.play.seen.turnsLeft > 0 ? qsTr("The end has come: %n turn(s) left.", "", root.play.seen.turnsLeft) : qsTr("This is the last turn.")
        color: Theme.warn
        font.weight: Font.DemiBold
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
        Accessible.role: Accessible.AlertMessage
    }
    Item {
        y: root.last ? notice.implicitHeight + 2 : 0
        width: parent.width
        height: parent.height - y
        Label {
            id: sentence
            objectName: "prompt"
            readonly property bool bare: root.shown.sentence === ""
            width: parent.width - (owed.visible ? owed.width + 10 : 0)
            text: bare ? root.told : root.shown.sentence
            size: text.length > 74 ? Math.round(root.letters * 0.86) : root.letters
            soft: bare
            color: root.shown.refused ? Theme.warn : bare ? Theme.inkSoft : Theme.ink
            verticalAlignment: Text.AlignTop
            maximumLineCount: root.tight ? 2 : 3
            elide: Text.ElideRight
            lineHeight: 1.05
            Accessible.role: Accessible.AlertMessage
            Announced {
                text: sentence.text
                when: sentence.visible && !sentence.bare
            }
        }
        Label {
            id: hint
            visible: text !== "" && sentence.lineCount < 2 && !root.last
            y: sentence.height + 1
            width: sentence.width
            text: root.play.phase === PyramidicePhase.Wait && !sentence.bare ? (root.told === sentence.text ? "" : root.told) : root.shown.hint
            soft: true
            size: Math.min(Theme.label + 1, 22)
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        Row {
            id: owed
            visible: root.needs.length > 0
            x: parent.width - width
            spacing: 5
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Still to pay: %1").arg(root.play.payment.owed)
            Repeater {
                model: root.needs
                delegate: CostChip {
                    required property string modelData
                    required property int index
                    code: modelData
                    met: index === 0
                    size: 26
                }
            }
        }
    }
    TapHandler {
        onLongPressed: root.ruleAsked()
    }
}
