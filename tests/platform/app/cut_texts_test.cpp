// What is held against every screen of the app (fit: ...) finds a text that does not fit, and lets one pass
// that does.
#include <catch2/catch.hpp>

#include <QCoreApplication>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWindow>

#include <memory>

#include "platform/pictures/accepted_faults.h"
#include "platform/pictures/cut_texts.h"

namespace {

/// The faults of a screen of 200 x 100 with these items.
QStringList faultsOf(const char* items) {
    QQmlEngine engine;
    QQmlComponent component(&engine);
    component.setData(QByteArray("import QtQuick\nItem { width: 200; height: 100\n") + items + "\n}",
                      QUrl());
    const std::unique_ptr<QObject> made(component.create());
    INFO(component.errorString().toStdString());
    auto* screen = qobject_cast<QQuickItem*>(made.get());
    REQUIRE(screen != nullptr);
    QQuickWindow window;
    window.resize(200, 100);
    screen->setParentItem(window.contentItem());
    window.show();
    QCoreApplication::processEvents();
    return cutTexts(*screen);
}

} // namespace

TEST_CASE("A text that fits is let pass, and one that is too long is found", "[fit]") {
    CHECK(faultsOf("Text { width: 150; text: \"Short\"; elide: Text.ElideRight }").isEmpty());
    CHECK(faultsOf("Text { width: 40; text: \"Much too long for this\"; elide: Text.ElideRight }") ==
          QStringList{"elided: Much too long for this"});
    CHECK(faultsOf("Text { width: 40; text: \"Much too long for this\" }").value(0).contains("too wide"));
    CHECK(
        faultsOf("Text { width: 60; height: 10; wrapMode: Text.Wrap; text: \"Some more words than fit\" }")
            .value(0)
            .contains("too high"));
    CHECK(faultsOf("Text { width: 60; wrapMode: Text.Wrap; text: \"An Unbreakablelongword\" }") ==
          QStringList{"a word is broken: An Unbreakablelongword"});
}

TEST_CASE("A text that an edge cuts is found, unless it can be scrolled to", "[fit]") {
    CHECK(faultsOf("Text { x: 180; text: \"Beyond the window\" }") ==
          QStringList{"cut by an edge: Beyond the window"});
    CHECK(faultsOf("Item { clip: true; width: 30; height: 40; Text { text: \"Clipped here\" } }") ==
          QStringList{"cut by an edge: Clipped here"});
    CHECK(faultsOf("Flickable { clip: true; width: 200; height: 50; contentHeight: 300; contentWidth: 200\n"
                   "Text { y: 45; text: \"Further down\" } }")
              .isEmpty());
    CHECK(faultsOf("Text { x: 300; text: \"In a drawer that is shut\" }").isEmpty());
}

TEST_CASE("A text on another is found, unless something lies between them", "[fit]") {
    CHECK(faultsOf("Text { text: \"Below\" } Text { text: \"Above\" }") ==
          QStringList{"under \"Above\": Below"});
    CHECK(faultsOf("Text { text: \"Below\" } Text { y: 40; text: \"Elsewhere\" }").isEmpty());
    CHECK(
        faultsOf("Text { text: \"Below\" } Rectangle { width: 200; height: 100 } Text { text: \"Above\" }")
            .isEmpty());
    CHECK(faultsOf("Text { text: \"Below\"; visible: false } Text { text: \"Above\" }").isEmpty());
}

TEST_CASE("A fault is accepted where a line says so, and a line that nothing needs is told", "[fit]") {
    AcceptedFaults accepted;
    CHECK(accepted.read("# a remark\n360x640@1 de | home.* | elided: Nefer | a player's name\n").isEmpty());
    CHECK(accepted.unused("360x640@1 de").size() == 1);
    CHECK(accepted.unused("360x640@1 fr").isEmpty());
    CHECK_FALSE(accepted.accept("360x640@1 fr", "home", "elided: Nefer"));
    CHECK_FALSE(accepted.accept("360x640@1 de", "home", "elided: Neferti"));
    CHECK(accepted.accept("360x640@1 de", "homeLuxor", "elided: Nefer"));
    CHECK(accepted.unused("360x640@1 de").isEmpty());
    CHECK(accepted.read("360x640@1 de | home | elided: Nefer | \n").size() == 1);
}
