import QtQuick

// A move was refused: which rule forbids it, in one sentence, and the way to that rule.
Toast {
    refusal: true
    stay: 7000
}
