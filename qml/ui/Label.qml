import QtQuick

// Text. Set `decorative` inside a control that already speaks its own name.
Text {
    id: root
    property bool soft: false
    property bool display: false
    property bool decorative: false
    property int size: Theme.label
    color: soft ? Theme.inkSoft : Theme.ink
    font.family: display ? Theme.display : Theme.body
    font.pixelSize: size
    font.weight: Font.Normal            // the display face has one weight: bold would be faked
    renderType: Text.QtRendering
    textFormat: Text.PlainText
    wrapMode: Text.Wrap
    verticalAlignment: Text.AlignVCenter
    Accessible.role: display && size >= Theme.heading ? Accessible.Heading : Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: decorative || text === ""
}
