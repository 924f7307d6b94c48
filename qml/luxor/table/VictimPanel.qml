pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// The curse was found: whom shall it meet? Everybody who has a sarcophagus, with what is known of them.
Item {
    id: root
    required property LuxorPlay play
    required property LuxorShown shown
    implicitHeight: prompt.implicitHeight + 8 + root.play.victims.length * (Theme.touch + 12) + go.implicitHeight + 8

    function focusFirst(): void {
        const item = rows.itemAt(0)
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }
    function known(seat: int): string {
        const tombs = [...play.side(seat).tombs], values = tombs.filter(one => one.value > 0).map(one => one.value)
        const eyes = [1, 2, 3].map(n => ({ n: n, count: tombs.filter(one => one.eyes === n).length })).filter(one => one.count > 0)
            .map(one => one.n === 1 ? qsTr("%n with one eye", "", one.count) : one.n === 2 ? qsTr("%n with two eyes", "", one.count) : qsTr("%n with three eyes", "", one.count))
        return values.length > 0 ? qsTr("%1; values you know: %2").arg(eyes.join(", ")).arg(values.join(", ")) : eyes.join(", ")
    }

    Label {
        id: prompt
        objectName: "victimPrompt"
        width: parent.width
        text: root.shown.sentence
        display: true
        size: Math.min(Theme.heading, 28)
        Accessible.role: Accessible.AlertMessage
        Announced {
            text: prompt.text
            when: prompt.visible
        }
    }
    Flickable {
        id: scroll
        y: prompt.height + 8
        width: parent.width
        height: go.y - y - 8
        contentHeight: column.implicitHeight
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        Column {
            id: column
            width: parent.width
            spacing: 6
            Repeater {
                id: rows
                model: root.play.victims
                delegate: ChoiceRow {
                    required property int modelData
                    objectName: "victim" + modelData
                    width: column.width
                    seat: modelData
                    text: root.play.side(modelData).name
                    note: root.known(modelData)
                    chosen: root.play.victim === modelData
                    onClicked: root.play.victim = modelData
                }
            }
        }
    }
    GoldButton {
        id: go
        objectName: "curseSeat"
        y: parent.height - height
        width: parent.width
        enabled: root.play.victim >= 0
        text: enabled ? qsTr("Take one from %1").arg(root.play.side(root.play.victim).name) : qsTr("Choose one of them")
        onClicked: root.play.curse()
    }
}
