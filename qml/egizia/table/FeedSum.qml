import QtQuick
import Architects.Ui
import Architects.Egizia

// Fields, what was added, the crew, and what is missing: a sum in pictures.
Flow {
    id: root
    property int need: 0
    property int supply: 0
    property int given: 0
    property int missing: 0
    property int loss: 0                    // points
    readonly property int figure: Math.min(Theme.heading, 28)
    spacing: 8
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("Grain: %1, needed: %2. Missing: %3. Points lost: %4.").arg(supply + given).arg(need).arg(missing).arg(loss)

    SignCount { sign: "grain"; count: root.supply; size: root.figure; strong: true; height: 34 }
    SumSign { visible: root.given > 0; text: "+"; size: root.figure }
    SignCount { visible: root.given > 0; sign: "goods"; count: root.given; size: root.figure; strong: true; height: 34 }
    SumSign { text: "−"; size: root.figure }
    SignCount { worker: 4; count: root.need; size: root.figure; strong: true; height: 34 }
    SumSign { text: "="; size: root.figure }
    SumSign {
        size: root.figure
        text: root.missing > 0 ? "−" + root.missing : qsTr("fed")
        color: root.missing > 0 ? Theme.warn : Theme.ink
    }
    Sign { visible: root.loss > 0; name: "to"; size: 20; height: 34 }
    SignCount { visible: root.loss > 0; sign: "star"; text: "−" + root.loss; size: root.figure; strong: true; height: 34 }
}
