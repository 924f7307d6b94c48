pragma ComponentBehavior: Bound
import QtQuick
import Architects.Screens
import Architects.Model
import Architects.Ui

// Who sits where: the own seat, friends by name, seats for whoever has the code, Architects. A tap changes a seat.
Section {
    id: root
    property int seats: 2
    property int mine: 0
    property var plan: ({})                 // seat -> {uid} or {level}; nothing: open for whoever has the code
    property list<string> names: []         // of a match that is going on: who has sat there so far
    property bool architects: true          // may be chosen
    property bool ownSeat: true             // stands in the list too
    property var still: ({})                // seat -> level: Architects who stay
    property int asked: -1
    readonly property list<onlineFriend> friends: [...Online.friends].filter(one => !one.blocked)
    readonly property bool hasPeople: Array.from({ length: seats }, (unused, i) => i).some(i => i !== mine && !levelOf(i))
    readonly property int openSeats: Array.from({ length: seats }, (unused, i) => i).filter(i => i !== mine && !plan[i] && !still[i]).length
    signal changed(var plan)

    function levelOf(seat: int): int { return still[seat] || (plan[seat] && plan[seat].level ? plan[seat].level : 0) }
    function uidOf(seat: int): string { return plan[seat] && plan[seat].uid ? plan[seat].uid : "" }
    function nameOf(seat: int): string {
        if (seat === mine)
            return qsTr("You")
        if (levelOf(seat) > 0)
            return Words.architect(levelOf(seat)).name
        const one = [...friends].find(known => known.uid === uidOf(seat))
        return one ? one.name : qsTr("Open")
    }
    function noteOf(seat: int): string {
        const before = seat < names.length ? qsTr("So far: %1").arg(names[seat]) + " · " : ""
        if (seat === mine)
            return before + qsTr("on this device")
        if (levelOf(seat) > 0)
            return before + qsTr("An Architect, level %1").arg(levelOf(seat))
        return before + (uidOf(seat) ? qsTr("gets an invitation") : qsTr("for anyone who has the code"))
    }
    // Invitations are seated in order: a friend goes before the seats that stay open.
    function put(seat: int, what: var): void {
        const next = Object.assign({}, plan)
        if (what)
            next[seat] = what
        else
            delete next[seat]
        const people = Array.from({ length: seats }, (unused, i) => i).filter(i => i !== mine && !still[i] && !(next[i] && next[i].level))
        const uids = people.map(i => next[i] ? next[i].uid : "").filter(uid => uid)
        people.forEach((i, place) => {
            if (uids[place])
                next[i] = { uid: uids[place] }
            else
                delete next[i]
        })
        changed(next)
    }
    // What Online.createMatch() wants to hear.
    function invited(): var { return Array.from({ length: seats }, (unused, i) => uidOf(i)).filter(uid => uid !== "") }
    function levels(): var {
        const all = {}
        for (let i = 0; i < seats; ++i)
            if (i !== mine && levelOf(i) > 0)
                all[i] = levelOf(i)
        return all
    }

    Repeater {
        model: root.seats
        delegate: Column {
            id: entry
            required property int index
            width: parent ? parent.width : 0
            visible: root.ownSeat || index !== root.mine
            Divider {
                visible: entry.index > (root.ownSeat || root.mine > 0 ? 0 : 1)
                width: parent.width
            }
            SeatRow {
                objectName: "seat" + entry.index
                width: parent.width
                seat: entry.index
                text: root.nameOf(entry.index)
                note: root.noteOf(entry.index)
                enabled: entry.index !== root.mine && !root.still[entry.index]
                onClicked: {
                    root.asked = entry.index
                    sheet.open()
                }
            }
        }
    }
    SeatSheet {
        id: sheet
        seat: root.asked
        architects: root.architects
        friends: [...root.friends].filter(one => one.uid === root.uidOf(root.asked) || !root.invited().includes(one.uid))
        uid: root.uidOf(root.asked)
        level: root.levelOf(root.asked)
        onChosen: what => {
            close()
            root.put(root.asked, what)
        }
    }
}
