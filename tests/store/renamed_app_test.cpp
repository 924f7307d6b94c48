// The whole app under other names: its program is linked from what everybody's is, but for the games'
// titles. It goes to every screen and looks at each text there, also at those that only a screen reader
// says.
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>

#include <QAccessible>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickItem>
#include <QRegularExpression>

#include <algorithm>

#include "platform/app/architects_app.h"
#include "platform/pictures/sample_friends.h"
#include "platform/pictures/screenshot_tour.h"
#include "qml/ui/fonts.h"

namespace {

QStringList titlesIn(const char* table) {
    QFile file(QStringLiteral(ARCHITECTS_SOURCE_DIR "/") + QString::fromLatin1(table));
    REQUIRE(file.open(QIODevice::ReadOnly));
    QStringList titles;
    for (const QJsonValue& game :
         QJsonDocument::fromJson(file.readAll())[QLatin1String("games")].toArray()) {
        titles.append(game[QLatin1String("title")].toString());
    }
    return titles;
}

/// Everything that is written in an item or said of it, and in those within it.
void hear(QQuickItem* item, QStringList& heard) {
    heard.append(item->property("text").toString());
    if (QAccessibleInterface* said = QAccessible::queryAccessibleInterface(item)) {
        heard.append({said->text(QAccessible::Name), said->text(QAccessible::Description)});
    }
    for (QQuickItem* inner : item->childItems()) {
        hear(inner, heard);
    }
}

QRegularExpression anyOf(const QStringList& titles) {
    return QRegularExpression(QStringLiteral("\\b(%1)\\b").arg(titles.join(u'|')),
                              QRegularExpression::CaseInsensitiveOption);
}

} // namespace

TEST_CASE("An app under other names shows them, and none of the old ones on any screen") {
    const QStringList others = titlesIn("tests/store/other_names.json");
    const QRegularExpression old = anyOf(titlesIn("store/games.json"));
    SampleFriends friends;
    ArchitectsApp app({AppStore::inMemory, {}, {}, {}}, friends.transport());
    ScreenshotTour tour(app.engine(), app.app(), QString());
    REQUIRE(tour.begin([&] { friends.bringSamples(app.online(), app.store()); }));
    tour.dress({390, 844}, QStringLiteral("day"), 1.0);
    CHECK(old.match(app.window()->title()).capturedTexts().isEmpty());

    QStringList missing = others;
    for (const QString& scene : tour.scenes()) {
        REQUIRE_FALSE(tour.look(scene).isNull());
        QStringList heard;
        hear(app.window()->contentItem(), heard);
        for (const QString& text : heard) {
            INFO(scene.toStdString() << ": " << text.toStdString());
            CHECK_FALSE(old.match(text).hasMatch());
            missing.removeIf([&text](const QString& title) { return text.contains(title); });
        }
    }
    CHECK(missing.join(u' ').toStdString().empty()); // each was seen somewhere
}

int main(int argc, char* argv[]) {
    const QGuiApplication qt(argc, argv);
    architects::ui::registerFonts();
    return Catch::Session().run(argc, argv);
}
