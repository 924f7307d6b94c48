pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Pyramidice
import Architects.Ui

// His whole board: what he can do, the three spaces for Rest tiles with their Fame, the gods he has taken, his projects.
Sheet {
    id: root
    required property PyramidiceModel model
    property pyramidiceSide nobody
    readonly property pyramidiceSide side: [...model.sides].find(one => one.rival) || nobody
    readonly property pyramidiceRivalText facts: Book.rival(model.rivalLevel)
    readonly property list<int> gods: [...side.gods].reduce((all, one) => all.concat(one.god === 0 ? [...one.members] : [one.god]), [])
    signal openRules(string page)
    title: qsTr("His board")
    spacing: 14

    component Heading: Label {
        display: true
        size: Theme.heading
        width: parent.width
    }

    ArchitectHead {
        width: parent.width
        level: root.model.rivalLevel
        name: root.side.name
        fame: root.side.fame
        onTapped: root.openRules(root.facts.page)
    }
    Heading { text: qsTr("Rest tiles") }
    Row {
        spacing: 12
        Repeater {
            model: root.facts.restFame
            delegate: Column {
                id: space
                required property int modelData
                required property int index
                readonly property int tile: index < root.side.tiles.length ? root.side.tiles[index].tile : 0
                spacing: 4
                Accessible.role: Accessible.StaticText
                Accessible.name: tile > 0 ? qsTr("Space %1: %2").arg(index + 1).arg(Book.tile(tile).name)
                                      : qsTr("Space %1: free, %n Fame for the next tile", "", modelData).arg(index + 1)
                Rectangle {
                    width: 76
                    height: 76
                    radius: 7
                    color: Theme.recess
                    border.width: 1
                    border.color: Theme.line
                    RestTile {
                        visible: space.tile > 0
                        size: 68
                        tile: Math.max(1, space.tile)
                        enabled: false
                        anchors.centerIn: parent
                    }
                }
                Tally {
                    text: "+" + space.modelData
                    textSize: Theme.label + 1
                    anchors.horizontalCenter: parent.horizontalCenter
                }
            }
        }
    }
    Heading { text: qsTr("Gods he has taken") }
    Label {
        visible: root.gods.length === 0
        width: parent.width
        soft: true
        text: qsTr("None yet. They give him no power, only Fame at the end.")
    }
    Flow {
        visible: root.gods.length > 0
        width: parent.width
        spacing: 6
        Repeater {
            model: root.gods
            delegate: GodToken {
                required property int modelData
                readonly property pyramidiceGodText card: Book.god(modelData)
                god: modelData
                ground: Theme.card
                spoken: card.name
                onTapped: root.openRules(card.page)
            }
        }
    }
    Heading { text: qsTr("His projects") }
    Row {
        spacing: 10
        Repeater {
            model: root.side.projects
            delegate: ProjectCard {
                required property int modelData
                readonly property pyramidiceProjectText card: Book.project(modelData)
                width: 92
                project: modelData
                spoken: card.name + ". " + card.text
                onTapped: root.openRules(card.page)
            }
        }
    }
}
