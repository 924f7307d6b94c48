pragma ComponentBehavior: Bound
import QtQuick
import Architects.Model

// The seven pillars side by side, standing on the wall's cornice or on a ledge of their own.
Item {
    id: root
    property list<luxorPillar> pillars: []
    property luxorPillar noPillar
    property bool ledge: false              // draws the cornice it stands on
    property bool interactive: true
    signal tapped(int animal)
    signal held(int animal)
    readonly property real step: width / 7
    readonly property real ledgeHeight: ledge ? 20 : 0
    readonly property real unit: Math.min(step / 54, (height - ledgeHeight) / 134)
    implicitWidth: 378
    implicitHeight: 134 * Math.min(1.5, width / 378) + ledgeHeight

    function pillarOf(animal: int): Item {
        for (let i = 0; i < pillars.length; ++i)
            if (pillars[i].animal === animal)
                return row.itemAt(i)
        return null
    }
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
            readonly property luxorPillar own: index < root.pillars.length ? root.pillars[index] : root.noPillar
            x: index * root.step
            width: root.step
            height: root.height - root.ledgeHeight
            animal: index < root.pillars.length ? own.animal : index
            scarabs: own.scarabs
            ghostScarabs: own.ghostScarabs
            seat: own.seat
            ghostSeat: own.ghostSeat
            sarcophagi: own.sarcophagi
            glow: own.glow
            faded: own.faded
            chosen: own.chosen
            may: own.may
            spoken: own.spoken
            enabled: root.interactive
            onTapped: root.tapped(animal)
            onHeld: root.held(animal)
        }
    }
}
