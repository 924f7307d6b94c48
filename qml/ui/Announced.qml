import QtQuick
import Architects.Ui                    // for what is written in C++

// Says a text whenever it changes, to somebody who listens: a prompt, a card of advice. What cannot be seen is not said; when it
// appears, it is.
QtObject {
    property string text
    property bool when: true
    property bool urgent: false             // it answers what the person has just done: in place of what waits
    onTextChanged: say()
    onWhenChanged: say()

    function say(): void {
        if (when && urgent)
            Announcer.interrupt(text)
        else if (when)
            Announcer.say(text)
    }
}
