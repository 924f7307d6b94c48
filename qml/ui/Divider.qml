import QtQuick

// A hairline between two things that belong to one list.
Rectangle {
    implicitHeight: 1
    color: Theme.night ? Theme.line : Theme.mix(Theme.line, Theme.card, 0.35)
    Accessible.ignored: true
}
