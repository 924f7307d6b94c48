// The wall while a curse is searched, and a line that was none.
LuxorPage {
    moment: false
    searching: true
    line: [21, 32, 43]
    lineState: "wrong"
}
