import QtQuick
import Architects.Ui

// A sign or a figure of a sum.
Label {
    decorative: true
    display: true
    wrapMode: Text.NoWrap
    height: 34
}
