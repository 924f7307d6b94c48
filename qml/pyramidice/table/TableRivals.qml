pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Pyramidice

// The others, side by side: a tap opens all that one has.
Row {
    id: root
    required property PyramidicePlay play
    property int me: 0
    readonly property list<pyramidiceSide> others: [...play.seen.sides].filter(one => one.seat !== me)
    spacing: 6

    function noteOf(one: pyramidiceSide): string {
        const gods = qsTr("%n god(s)", "", one.godCount), who = play.table.seats[one.seat]
        return one.rival ? qsTr("Great Architect") + ", " + gods : who && who.kind === "bot" ? qsTr("Level %1").arg(who.level) + ", " + gods : gods
    }
    function speak(one: pyramidiceSide): string {
        return one.rival ? qsTr("%1, %n Fame, %2", "", one.fame).arg(one.name).arg(noteOf(one)) : qsTr("%1, %n Fame, %2, %3, %4", "", one.fame).arg(one.name).arg(Book.pieces("W", one.workers))
            .arg(Book.pieces("C", one.cats)).arg(noteOf(one))
    }
    function placeOf(seat: int): Item { return strips.itemAt(Math.max(0, [...others].findIndex(one => one.seat === seat))) }

    Repeater {
        id: strips
        model: root.others.length
        delegate: RivalStrip {
            id: strip
            required property int index
            readonly property pyramidiceSide who: index < root.others.length ? root.others[index] : root.play.seen.noSide
            objectName: "rival" + who.seat
            width: (root.width - (root.others.length - 1) * root.spacing) / Math.max(1, root.others.length)
            seat: who.seat
            name: who.name
            note: root.noteOf(who)
            workers: who.workers
            cats: who.cats
            stones: who.stones
            pieced: !who.rival
            fame: who.fame
            gods: who.godCount
            active: who.onTurn
            spoken: root.speak(who)
            Shows { piece: "seat." + strip.seat + ".fame"; value: String(strip.fame) }
            Shows { piece: "seat." + strip.seat + ".godCount"; value: String(strip.gods) }
            Shows { piece: "seat." + strip.seat + ".turn"; value: strip.active ? "1" : "0" }
            Shows { piece: strip.pieced ? "seat." + strip.seat + ".W" : ""; value: String(strip.workers) }
            Shows { piece: strip.pieced ? "seat." + strip.seat + ".C" : ""; value: String(strip.cats) }
            Shows { piece: strip.pieced ? "seat." + strip.seat + ".S" : ""; value: String(strip.stones) }
            onTapped: root.play.seatAsked(who.seat)
            onHeld: root.play.seatAsked(who.seat)
        }
    }
}
