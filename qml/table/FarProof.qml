import QtQuick
import Architects.Ui

// That nobody cheated, not even the server: the seed was promised before the first move, and this device has checked every entry against it.
Panel {
    id: root
    required property FarMatch far
    property bool seedShown: true
    readonly property bool broken: far.info.proof === "broken"
    signal copied()
    visible: far.far && far.info.stage === "finished"
    radius: Theme.radiusLarge
    implicitHeight: column.implicitHeight + 24
    edge: broken ? Theme.warnFill : Theme.line

    Column {
        id: column
        x: 16
        y: 12
        width: parent.width - 32
        spacing: 8
        Row {
            spacing: 10
            Glyph {
                id: sign
                name: root.broken ? "warning" : root.far.info.proof === "holds" ? "shield" : "waiting"
                size: 24
                color: root.broken ? Theme.warn : root.far.info.proof === "holds" ? Theme.goldText : Theme.inkSoft
            }
            Label {
                objectName: "proof"
                width: column.width - sign.width - 10
                text: root.far.info.proofText || qsTr("The whole match has not been published yet; as soon as it is, it is checked here.")
                color: root.broken ? Theme.warn : Theme.ink
                lineHeight: 1.15
            }
        }
        Label {
            width: parent.width
            soft: true
            size: Theme.micro
            wrapMode: Text.WrapAnywhere
            text: qsTr("Announced before the first move: %1").arg(root.far.info.seedHash || "")
        }
        ResultSeed {
            visible: root.seedShown && seed !== ""
            width: parent.width
            seed: root.far.info.seed || ""
            onCopied: root.copied()
        }
    }
}
