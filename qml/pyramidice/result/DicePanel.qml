import QtQuick
import Architects.Dice
import Architects.Model
import Architects.Ui

// The dice of one colour: how many, the chart, and what to think of it, in plain words.
Panel {
    id: root
    property string title
    property bool prayer: false
    property list<int> faces
    property diceFairness fairness
    readonly property int enough: 30        // below five of each face the comparison says nothing
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 28

    // A number that one says: exact where small, round where large.
    function oneOf(chance: real): int {
        const n = Math.round(1 / chance)
        return n <= 12 ? n : n <= 100 ? Math.round(n / 5) * 5 : Math.round(n / 50) * 50
    }
    function verdict(): string {
        const chance = fairness.chance
        if (fairness.dice < enough)
            return qsTr("Too few dice yet to tell luck from anything else.")
        if (chance >= 0.95)
            return qsTr("As even as dice can be: fair dice nearly always differ more than this.")
        if (chance > 0.62)
            return qsTr("Quite even: fair dice differ at least this much in about %1 of 10 such cases.").arg(Math.round(chance * 10))
        if (chance > 0.0505)
            return qsTr("Nothing unusual: fair dice differ this much in about 1 of %1 such cases.").arg(oneOf(chance))
        if (chance >= 0.001)
            return qsTr("Remarkable: fair dice differ this much in only about 1 of %1 such cases.").arg(oneOf(chance))
        return qsTr("Almost unbelievable: fair dice differ this much in less than 1 of 1000 such cases.")
    }

    Column {
        id: column
        x: 16
        y: 14
        width: parent.width - 32
        spacing: 12
        Row {
            spacing: 10
            Die {
                width: 30
                height: 30
                size: 22
                value: 5
                angle: -14
                prayer: root.prayer
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                text: root.title
                display: true
                size: Theme.heading
                anchors.verticalCenter: parent.verticalCenter
            }
            Label {
                text: root.fairness.dice
                soft: true
                size: Theme.text
                anchors.verticalCenter: parent.verticalCenter
            }
        }
        DiceChart {
            visible: root.fairness.dice > 0
            width: parent.width
            faces: root.faces
            fairness: root.fairness
            prayer: root.prayer
        }
        Label {
            width: parent.width
            text: root.fairness.dice === 0 ? qsTr("None of these has been rolled yet.") : root.verdict()
            lineHeight: 1.15
        }
    }
}
