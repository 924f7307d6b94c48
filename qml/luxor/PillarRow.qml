pragma ComponentBehavior: Bound
import QtQuick

// The seven pillars side by side, standing on the wall's cornice or on a ledge of their own.
Item {
    id: root
    property var pillars: []                // {animal, scarabs, ghostScarabs, seat, ghostSeat, sarcophagi, glow, chosen, may, spoken}
    property bool ledge: false              // draws the cornice it stands on
    property bool interactive: true
    signal tapped(int animal)
    signal held(int animal)
    readonly property real step: width / 7
    readonly property real ledgeHeight: ledge ? 20 : 0
    readonly property real unit: Math.min(step / 54, (height - ledgeHeight) / 134)
    implicitWidth: 378
    implicitHeight: 134 * Math.min(1.5, width / 378) + ledgeHeight

    function pillarOf(animal: int): Item { return row.itemAt(root.pillars.findIndex(one => one.animal === animal)) }
    // Centres in the scene, for what flies.
    function scarabPoint(animal: int, i: int): point { return inScene(animal, pillar => pillar.scarabPoint(i)) }
    function researcherPoint(animal: int): point { return inScene(animal, pillar => pillar.researcherPoint()) }
    function sarcophagusPoint(animal: int): point { return inScene(animal, pillar => pillar.sarcophagusPoint()) }
    function inScene(animal: int, part: var): point {
        const pillar = pillarOf(animal) as Pillar
        if (!pillar)
            return Qt.point(0, 0)
        const p = part(pillar)
        return pillar.mapToItem(null, p.x, p.y)
    }

    Cornice {
        visible: root.ledge
        y: root.height - height
        width: root.width
        height: 20
    }
    Repeater {
        id: row
        model: 7
        Pillar {
            required property int index
            readonly property var own: root.pillars[index] || ({})
            x: index * root.step
            width: root.step
            height: root.height - root.ledgeHeight
            animal: own.animal === undefined ? index : own.animal
            scarabs: own.scarabs || 0
            ghostScarabs: own.ghostScarabs || 0
            seat: own.seat === undefined ? -1 : own.seat
            ghostSeat: own.ghostSeat === undefined ? -1 : own.ghostSeat
            sarcophagi: own.sarcophagi || []
            glow: own.glow || false
            faded: own.faded || false
            chosen: own.chosen || false
            may: own.may || false
            spoken: own.spoken || ""
            enabled: root.interactive
            onTapped: root.tapped(animal)
            onHeld: root.held(animal)
        }
    }
}
