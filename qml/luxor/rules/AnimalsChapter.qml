import QtQml
import Architects.Ui

// A page for each animal.
RuleChapter {
    title: qsTr("Each animal")
    folded: true

    AnimalPage {
        animal: 0
        title: qsTr("Camel")
        summary: qsTr("The hump, and a red saddle cloth")
        looks: qsTr("You know the camel by its <b>hump</b> and the red cloth on it, and by its long neck.")
    }
    AnimalPage {
        animal: 1
        title: qsTr("Mule")
        summary: qsTr("Long ears, and a load on its back")
        looks: qsTr("You know the mule by its <b>long ears</b>, its grey coat and the pale load on its back.")
    }
    AnimalPage {
        animal: 2
        title: qsTr("Snake")
        summary: qsTr("Upright, with a broad hood")
        looks: qsTr("You know the snake by its raised head, its <b>broad hood</b> and its green coils. The snake on the back of a curse is none of these: it makes no pairs.")
    }
    AnimalPage {
        animal: 3
        title: qsTr("Hippo")
        summary: qsTr("Blue, with river plants on its side")
        looks: qsTr("You know the hippo by its <b>square snout</b> and the river plants painted on its blue side.")
    }
    AnimalPage {
        animal: 4
        title: qsTr("Crocodile")
        summary: qsTr("A toothed back and a raised tail")
        looks: qsTr("You know the crocodile by its flat body, its <b>jagged back</b> and its raised tail.")
    }
    AnimalPage {
        animal: 5
        title: qsTr("Ibis")
        summary: qsTr("White, with a curved bill")
        looks: qsTr("You know the ibis by its <b>long curved bill</b>, its dark head and its white feathers.")
    }
    AnimalPage {
        animal: 6
        title: qsTr("Cat")
        summary: qsTr("Sitting upright, with a golden collar")
        looks: qsTr("You know the cat because it <b>sits upright</b> and wears a golden collar.")
    }
}
