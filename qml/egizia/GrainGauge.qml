pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui

// Grain against need under the three floods: three bars of fields, one line of need through all of them. What a card or a stone would add is a
// broken extension. Words come from outside.
Item {
    id: root
    property int need: 0
    property list<int> grain: [0, 0, 0]     // of green, yellow and red fields
    property list<int> gain: [0, 0, 0]      // of each colour, that would come
    property int extra: 0                   // grain from elsewhere, at every flood
    property int flood: 1
    property list<string> names: ["", "", ""]       // of the floods
    property list<string> notes: ["", "", ""]       // what each means
    property string title
    property string needText
    property string spoken
    readonly property int largest: Math.max(need * 1.15 + 2, sum(2) + 1, 8)
    readonly property real nameWidth: Math.min(width * 0.26, Math.max(first.implicitWidth, second.implicitWidth, third.implicitWidth) + 10)
    readonly property real noteWidth: Math.max(noteOne.implicitWidth, noteTwo.implicitWidth, noteThree.implicitWidth) + 8
    readonly property real room: Math.max(60, width - nameWidth - noteWidth)
    readonly property real unit: room / largest
    readonly property real line: Math.max(24, Theme.label * 1.7)
    readonly property real head: Math.max(22, Theme.label * 1.55)
    implicitWidth: 366
    implicitHeight: head + 3 * line + 4
    Accessible.role: Accessible.StaticText
    Accessible.name: spoken
    Accessible.ignored: spoken === ""

    function sum(flood: int): int {
        let all = extra
        for (let i = 0; i <= flood; i++)
            all += grain[i] + gain[i]
        return all
    }
    // Measured, so that the bars begin and end where the words leave them room.
    Label { id: first; visible: false; text: root.names[0]; font.weight: Font.DemiBold; wrapMode: Text.NoWrap }
    Label { id: second; visible: false; text: root.names[1]; font.weight: Font.DemiBold; wrapMode: Text.NoWrap }
    Label { id: third; visible: false; text: root.names[2]; font.weight: Font.DemiBold; wrapMode: Text.NoWrap }
    Label { id: noteOne; visible: false; text: root.notes[0]; font.weight: Font.DemiBold; wrapMode: Text.NoWrap }
    Label { id: noteTwo; visible: false; text: root.notes[1]; font.weight: Font.DemiBold; wrapMode: Text.NoWrap }
    Label { id: noteThree; visible: false; text: root.notes[2]; font.weight: Font.DemiBold; wrapMode: Text.NoWrap }

    Row {
        spacing: 4
        height: root.head
        Sign {
            name: "grain"
            size: 20
            anchors.verticalCenter: parent.verticalCenter
        }
        Label {
            text: root.title
            decorative: true
            font.weight: Font.DemiBold
            anchors.verticalCenter: parent.verticalCenter
        }
    }
    Repeater {
        model: 3
        GrainBar {
            required property int index
            y: root.head + index * root.line
            width: root.width
            height: root.line
            flood: index
            now: index === root.flood
            grain: root.grain
            gain: root.gain
            extra: root.extra
            name: root.names[index] || ""
            note: root.notes[index] || ""
            poor: root.sum(index) < root.need
            start: root.nameWidth
            unit: root.unit
        }
    }
    Rectangle {
        x: root.nameWidth + root.need * root.unit - 1
        y: root.head - 3
        width: 2
        height: 3 * root.line + 5
        color: Theme.ink
    }
    Rectangle {
        x: Math.min(root.width - width, root.nameWidth + root.need * root.unit - width / 2)
        width: needs.implicitWidth + 12
        height: root.head - 2
        radius: 3
        color: Theme.ink
        Label {
            id: needs
            anchors.centerIn: parent
            text: root.needText || root.need
            decorative: true
            size: Theme.micro + 1
            font.weight: Font.DemiBold
            color: Theme.page
            wrapMode: Text.NoWrap
        }
    }
}
