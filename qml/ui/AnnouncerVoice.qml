import QtQuick
import Architects.Ui                    // for what is written in C++

// Where announcements come from, as far as the system is concerned: lay one into the window. What was said last can be read again there.
Item {
    width: 1
    height: 1
    Accessible.role: Accessible.Notification
    Accessible.name: Announcer.last
    Component.onCompleted: Announcer.voice = this
}
