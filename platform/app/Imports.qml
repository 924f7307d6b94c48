// What the screens (qml) use of Qt, for Qt's import scanner alone; nobody loads this file. Where Qt is linked statically (iOS) the scanner
// decides which of Qt's modules are in the app, and it looks in the folder of the executable and nowhere else. A test compares.
import QtQml
import QtQuick
import QtQuick.Shapes
import QtQuick.Templates

QtObject {}
