// The table of Luxor with nothing in the air.
LuxorPage {
    moment: false
}
