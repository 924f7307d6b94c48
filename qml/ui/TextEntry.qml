import QtQuick
import QtQuick.Templates as T

// A line of text with its name above it and a note or what is wrong with it below.
FocusScope {
    id: root
    property string label
    property string note
    property string error
    property alias text: field.text
    property alias placeholderText: field.placeholderText
    property alias maximumLength: field.maximumLength
    property alias inputMethodHints: field.inputMethodHints
    property alias validator: field.validator
    property alias echoMode: field.echoMode
    property alias readOnly: field.readOnly
    readonly property alias field: field
    signal accepted()
    signal edited()

    implicitWidth: 320
    implicitHeight: column.implicitHeight

    Column {
        id: column
        width: root.width
        spacing: 5
        Label {
            visible: root.label !== ""
            text: root.label
            decorative: true
            soft: true
            width: parent.width
        }
        T.TextField {
            id: field
            focus: true
            width: parent.width
            height: Math.max(Theme.touch, contentHeight + 20)
            leftPadding: 14
            rightPadding: 14
            activeFocusOnTab: true
            color: Theme.ink
            selectionColor: Theme.goldFill
            selectedTextColor: Theme.inkOnGold
            placeholderTextColor: Theme.inkSoft
            font.family: Theme.body
            font.pixelSize: Theme.text
            renderType: Text.QtRendering
            verticalAlignment: Text.AlignVCenter
            onAccepted: root.accepted()
            onTextEdited: root.edited()
            Accessible.role: Accessible.EditableText
            Accessible.name: root.label || placeholderText
            Accessible.description: root.error || root.note
            Label {
                x: field.leftPadding
                width: field.width - 28
                height: field.height
                visible: field.length === 0 && field.preeditText.length === 0
                text: field.placeholderText
                decorative: true
                soft: true
                size: Theme.text
                wrapMode: Text.NoWrap
                elide: Text.ElideRight
            }
            background: Rectangle {
                radius: Theme.radius
                color: Theme.paper
                border.width: field.activeFocus ? 2.5 : 1.2
                border.color: root.error ? Theme.warnFill : field.activeFocus ? Theme.goldLine : Theme.inkSoft
            }
        }
        Row {
            spacing: 6
            visible: root.error !== "" || root.note !== ""
            Glyph {
                visible: root.error !== ""
                name: "warning"
                size: Theme.label + 2
                color: Theme.warn
            }
            Label {
                text: root.error || root.note
                color: root.error ? Theme.warn : Theme.inkSoft
                decorative: true
                width: Math.min(implicitWidth, root.width - 24)
            }
        }
    }
}
