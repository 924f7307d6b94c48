.pragma library
// The twelve scarabs by their id in the rules. Each is a stone: its colour, what is drawn on it, and its own marking on the wing
// cases, because colour is never the only sign. Markings are in the 24 x 24 box of the sign.
var dots = "M8.6 14 A0.8 0.8 0 1 0 8.61 14 Z M8.2 17.2 A0.8 0.8 0 1 0 8.21 17.2 Z M15.4 14 A0.8 0.8 0 1 0 15.41 14 Z M15.8 17.2 A0.8 0.8 0 1 0 15.81 17.2 Z"
var all = [
    { color: "#B8A888", ink: "#3A2B1C" },
    { color: "#8C62B8", ink: "#F6ECFF", s: "M7 13.6 L9.6 16.4 L8.4 19.4 M17 13.6 L14.4 16.4 L15.6 19.4 M9.6 16.4 L11 14" },                 // amethyst: facets
    { color: "#A7B2BD", ink: "#26303A", s: "M7.2 14.4 H11 M7.4 16.6 H11 M8.4 18.8 H11 M13 14.4 H16.8 M13 16.6 H16.6 M13 18.8 H15.6" },       // silver: beaten bars
    { color: "#EFE0CB", ink: "#9A5B62", f: "M9.2 14.4 A1.9 1.9 0 1 0 9.21 14.4 Z M14.8 14.4 A1.9 1.9 0 1 0 14.81 14.4 Z" },                   // pearl: one pearl each
    { color: "#1F8F54", ink: "#E6FFEF", s: "M7.4 14 H10.8 V17 L9.2 19 L7.6 17 Z M16.6 14 H13.2 V17 L14.8 19 L16.4 17 Z" },                    // emerald: its cut
    { color: "#DDB6C6", ink: "#5E2F49", s: "M9.2 13.4 L10.8 16 L9.2 19.6 L7.8 16 Z M14.8 13.4 L16.2 16 L14.8 19.6 L13.2 16 Z M7.8 16 H10.8 M13.2 16 H16.2" },  // quartz: points
    { color: "#35323C", ink: "#CFC8DA", s: "M7 13.6 C9 14.6 10.4 16.2 10.8 18.6 M7.2 16.2 C8.6 16.8 9.6 18 9.8 20 M17 13.6 C15 14.6 13.6 16.2 13.2 18.6 M16.8 16.2 C15.4 16.8 14.4 18 14.2 20" },  // obsidian: its break
    { color: "#D9A531", ink: "#4A2F06", f: "M12 13.2 L12.8 15.6 L15.4 15.6 L13.3 17.2 L14.1 19.8 L12 18.2 L9.9 19.8 L10.7 17.2 L8.6 15.6 L11.2 15.6 Z" },      // gold: the star of Fame
    { color: "#2450A0", ink: "#F3D27A", f: dots + " M10.2 19.4 A0.7 0.7 0 1 0 10.21 19.4 Z M13.8 19.4 A0.7 0.7 0 1 0 13.81 19.4 Z M10.3 15.8 A0.6 0.6 0 1 0 10.31 15.8 Z M13.7 15.8 A0.6 0.6 0 1 0 13.71 15.8 Z" },  // lapis: gold flecks
    { color: "#2FA79B", ink: "#093C38", s: "M7 15 L8.6 14 L9.6 15.8 L11 14.6 M7.6 18 L9 17 L10 18.8 L11 17.8 M17 15 L15.4 14 L14.4 15.8 L13 14.6 M16.4 18 L15 17 L14 18.8 L13 17.8" },  // turquoise: its veins
    { color: "#C6502F", ink: "#FFE9D6", s: "M7 14.6 C8.4 13.4 9.8 13.4 11 14.6 M7.2 16.8 C8.4 15.6 9.8 15.6 11 16.8 M8 19 C9 18 10 18 11 19 M17 14.6 C15.6 13.4 14.2 13.4 13 14.6 M16.8 16.8 C15.6 15.6 14.2 15.6 13 16.8 M16 19 C15 18 14 18 13 19" },  // carnelian: bands
    { color: "#8E3327", ink: "#F3D9A8", f: "M7 13.4 L10.8 13.4 L8 16 Z M9 16.6 L10.9 16.4 L10.4 19.8 Z M17 13.4 L13.2 13.4 L16 16 Z M15 16.6 L13.1 16.4 L13.6 19.8 Z" },  // jasper: patches
    { color: "#1B6B4A", ink: "#A9E6C4", s: "M9.2 13.6 A2.8 2.8 0 1 0 9.21 13.6 Z M9.2 15.2 A1.2 1.2 0 1 0 9.21 15.2 Z M14.8 13.6 A2.8 2.8 0 1 0 14.81 13.6 Z M14.8 15.2 A1.2 1.2 0 1 0 14.81 15.2 Z" }  // malachite: rings
]
var body = "M12 1.8 A3.2 2.8 0 1 0 12.01 1.8 Z M6.4 8.6 C8 6.8 16 6.8 17.6 8.6 L18 11 H6 Z M6 11 H18 C18.4 16.8 16.2 21.8 12 22 C7.8 21.8 5.6 16.8 6 11 Z"
var legs = "M6.4 9.6 L3 8 V4.6 M17.6 9.6 L21 8 V4.6 M6 13 L2.6 13.6 L1.8 16 M18 13 L21.4 13.6 L22.2 16 M7 17.4 L4 19.4 L4.4 22 M17 17.4 L20 19.4 L19.6 22"
var seams = "M6.2 11.6 H17.8 M12 11.6 V21.6 M7.6 8.6 C9 10.2 15 10.2 16.4 8.6"
function scarab(id) { return all[id] || all[0] }
