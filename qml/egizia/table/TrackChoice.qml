import QtQuick
import Architects.Model
import Architects.Ui
import Architects.Egizia

// One step on a track: from where to where, and what arriving there brings.
PieceButton {
    id: root
    property egiziaTrack step
    may: !chosen
    spoken: step.text
    implicitHeight: Theme.touch
    Rectangle {
        anchors.fill: parent
        radius: 6
        color: root.chosen ? Theme.mix(Theme.card, Theme.goldFill, Theme.night ? 0.22 : 0.36) : "transparent"
    }
    FaceRow {
        anchors.centerIn: parent
        room: parent.width - 12
        size: 24
        tokens: [{ sign: root.step.track === "quarry" ? "chisel" : "market" }, { text: String(root.step.from) }, { sign: "to" }, { text: String(root.step.to) },
                 ...(root.step.stones > 0 ? [{ text: "+" + root.step.stones }, { sign: "stone" }] : []), ...(root.step.points > 0 ? [{ text: "+" + root.step.points }, { sign: "star" }] : [])]
    }
    Halo {
        may: root.may
        chosen: root.chosen
        radius: 6
    }
}
