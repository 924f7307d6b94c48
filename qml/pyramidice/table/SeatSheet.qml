pragma ComponentBehavior: Bound
import QtQuick
import Architects.Ui
import Architects.Pyramidice

// All that a player has: pieces, Fame, scarab, project, Rest tiles and gods with their powers. Of a Great Architect his stela and plans.
Sheet {
    id: root
    required property PyramidicePlay play
    property int seat: 0
    property bool own: false
    // Read only while it is seen: every position makes the lists anew.
    readonly property var side: visible && play.sides.find(one => one.seat === seat) || ({ name: "", gods: [], tiles: [], projects: [], W: 0, C: 0, S: 0, fame: 0, scarab: 0, hiddenProjects: 0 })
    readonly property var scarab: side.scarab > 0 ? Book.scarab(side.scarab) : null
    readonly property var rival: side.rival ? Book.rival(play.board.rivalLevel) : null
    signal ruleAsked(string page)
    signal godOpened(int god, bool own, var members)
    title: side.name
    spacing: 10

    function show(which: int, isOwn: bool): void {
        seat = which
        own = isOwn
        open()
    }

    Row {
        width: parent.width
        spacing: 14
        Stela {
            visible: root.rival !== null
            architect: root.play.board.rivalLevel || 1
            size: 130
            spoken: root.rival ? root.rival.name : ""
        }
        SeatBadge {
            visible: root.rival === null
            seat: root.seat
            size: 52
            active: root.side.onTurn === true
        }
        Column {
            spacing: 8
            width: parent.width - x
            FameCount {
                fame: root.side.fame
                seat: root.seat
            }
            ResourceCounts {
                visible: root.rival === null
                workers: root.side.W
                cats: root.side.C
                stones: root.side.S
                spoken: Book.pieces("W", root.side.W) + ", " + Book.pieces("C", root.side.C) + ", " + Book.pieces("S", root.side.S)
            }
            Label {
                visible: root.rival !== null
                width: parent.width
                text: root.rival ? root.rival.power : ""
            }
        }
    }
    Divider { width: parent.width }
    ScarabCard {
        visible: root.scarab !== null
        width: parent.width
        scarab: Math.max(1, root.side.scarab)
        name: root.scarab ? root.scarab.fullName : ""
        power: root.scarab ? root.scarab.when + ": " + root.scarab.power : ""
        onTapped: root.ruleAsked(root.scarab.page)
    }
    Label {
        visible: tiles.count > 0
        text: qsTr("Rest tiles")
        soft: true
    }
    Row {
        visible: tiles.count > 0
        spacing: 10
        Repeater {
            id: tiles
            model: Array.from(root.side.tiles)
            delegate: RestTile {
                required property var modelData
                tile: modelData.tile
                faceDown: modelData.faceDown
                size: 64
                spoken: Book.tile(modelData.tile).name
                onTapped: root.ruleAsked(Book.tile(modelData.tile).page)
            }
        }
    }
    Label {
        visible: projects.visible
        text: root.own && !root.play.board.solo ? qsTr("Your project: hold to see it") : qsTr("Projects")
        soft: true
    }
    Row {
        id: projects
        visible: root.side.projects.length + root.side.hiddenProjects > 0
        spacing: 10
        Repeater {
            model: Array.from(root.side.projects)
            delegate: Item {
                id: plan
                required property int modelData
                readonly property string words: Book.project(modelData).text
                readonly property bool secret: root.own && !root.play.board.solo
                width: 92
                height: 120
                ProjectPeek {
                    visible: plan.secret
                    anchors.fill: parent
                    project: plan.modelData
                    seat: root.seat
                    spoken: plan.words
                }
                ProjectCard {
                    visible: !plan.secret
                    anchors.fill: parent
                    project: plan.modelData
                    seat: root.seat
                    spoken: plan.words
                    onTapped: root.ruleAsked(Book.project(plan.modelData).page)
                }
            }
        }
        Repeater {
            model: root.side.hiddenProjects
            delegate: ProjectCard {
                width: 92
                height: 120
                hidden: true
                seat: root.seat
                enabled: false
                spoken: qsTr("A hidden project")
            }
        }
    }
    Label {
        visible: gods.count > 0
        text: qsTr("Gods")
        soft: true
    }
    Repeater {
        id: gods
        model: Array.from(root.side.gods)
        delegate: PieceButton {
            id: line
            required property var modelData
            readonly property var words: Book.god(modelData.god)
            width: parent ? parent.width : 0
            height: Math.max(66, text.implicitHeight + 10)
            spoken: name.text + ". " + power.text
            onTapped: root.godOpened(modelData.god, root.own, Array.from(modelData.members || []))
            GodToken {
                enabled: false
                god: line.modelData.god
                used: line.modelData.used
                stack: line.modelData.stack
                loan: line.modelData.loan
                caption: ""
                ground: Theme.card
                anchors.verticalCenter: parent.verticalCenter
            }
            Column {
                id: text
                x: 64
                width: parent.width - x
                anchors.verticalCenter: parent.verticalCenter
                Label {
                    id: name
                    text: line.modelData.god > 0 ? line.words.name || "" : qsTr("Ennead: %1").arg(Array.from(line.modelData.members).map(id => Book.god(id).name).join(", "))
                    decorative: true
                    display: true
                    size: Theme.text
                    width: parent.width
                }
                Label {
                    id: power
                    visible: text !== ""
                    text: line.modelData.god > 0 ? line.words.power || "" : ""
                    decorative: true
                    soft: true
                    width: parent.width
                }
            }
        }
    }
    Label {
        visible: gods.count === 0
        width: parent.width
        soft: true
        text: qsTr("No gods yet")
    }
}
