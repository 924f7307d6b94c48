pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Model

// Who leaves the table lets an Architect play on, and comes back to the same seat. Which one is chosen here; it is asked once more before he sits down.
Sheet {
    id: root
    required property TableModel table
    property int leaver: -1                 // whose seat is given away; asked first where several could
    readonly property list<tablePlayer> seats: table.seats
    readonly property list<tablePlayer> people: [...seats].filter(one => one.kind === "person")
    readonly property list<tablePlayer> kept: [...seats].filter(one => one.leaver !== "")
    readonly property bool choosing: leaver >= 0
    signal chosen(int seat, int level)
    title: choosing ? (seats[leaver].you ? qsTr("Who plays for you?") : qsTr("Who plays for %1?").arg(seats[leaver].name)) : qsTr("Leave a seat to an Architect")
    spacing: 8
    onAboutToShow: leaver = kept.length === 0 && people.length === 1 ? people[0].index : -1

    Label {
        width: parent.width
        soft: true
        text: root.choosing ? qsTr("He sees only what that player could see. The seat can be taken back at any time.")
                            : qsTr("Whose seat? The Architect plays on with all that lies there, until the person is back.")
    }
    Repeater {
        model: root.choosing ? [] : root.kept
        delegate: SettingRow {
            required property tablePlayer modelData
            objectName: "back" + modelData.index
            width: parent ? parent.width : 0
            glyph: "solo"
            leads: false
            text: modelData.you ? qsTr("I am back") : qsTr("%1 is back").arg(modelData.leaver)
            note: modelData.name
            onClicked: {
                root.close()
                root.table.giveBack(modelData.index)
            }
        }
    }
    Repeater {
        model: root.choosing ? [] : root.people
        delegate: SettingRow {
            required property tablePlayer modelData
            objectName: "leave" + modelData.index
            width: parent ? parent.width : 0
            glyph: "pyramid"
            text: modelData.you ? qsTr("An Architect takes over") : qsTr("Let an Architect play for %1").arg(modelData.name)
            onClicked: root.leaver = modelData.index
        }
    }
    Repeater {
        model: root.choosing ? App.architects : []
        delegate: ChoiceRow {
            required property appArchitect modelData
            objectName: "keeper" + modelData.level
            width: parent ? parent.width : 0
            glyph: "pyramid"
            text: modelData.name
            note: modelData.character
            onClicked: {
                const seat = root.leaver
                root.close()
                root.chosen(seat, modelData.level)
            }
        }
    }
}
