import Architects.Ui

// The sign of Fame.
Sign {
    sign: "fame"
    color: Theme.goldLine
    size: 16
}
