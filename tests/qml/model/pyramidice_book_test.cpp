#include "tests/qml/model/model_test.h"

#include <QSet>
#include <QTranslator>

#include <memory>

#include "core/games/pyramidice/cards.h"
#include "core/games/pyramidice/gods.h"
#include "qml/model/pyramidice_book.h"

using namespace architects::pyramidice;

namespace {

QStringList codes(const PyramidiceGodText& god) {
    QStringList list;
    for (const PyramidiceCost& cost : god.costs) {
        list.append(cost.code);
    }
    return list;
}

/// Says something else in place of one text.
class Parrot : public QTranslator {
  public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* text, const char*, int) const override {
        const bool known =
            qstrcmp(context, "PyramidiceBook") == 0 && qstrcmp(text, "Discard 1 Worker: gain 3 Fame.") == 0;
        return known ? QStringLiteral("pieces of eight") : QString();
    }
};

} // namespace

TEST_CASE("Every god has a name, a power, a use, a price and a kind") {
    const PyramidiceBook book(nullptr);
    const QSet<QString> kinds{"ennead", "triad", "work", "rest", "always", "many", "none"};
    REQUIRE(book.gods().size() == 38);
    for (const PyramidiceGodText& god : book.gods()) {
        INFO(god.name.toStdString());
        CHECK_FALSE(god.name.isEmpty());
        CHECK_FALSE(god.power.isEmpty());
        CHECK_FALSE(god.use.isEmpty());
        CHECK_FALSE(god.costSpoken.isEmpty());
        CHECK(kinds.contains(god.kind));
    }
}

TEST_CASE("The price of a god is that of the table, in its order") {
    const PyramidiceBook book(nullptr);
    CHECK(codes(book.god(Hathor)) == QStringList{"d1", "d3", "d5", "d*"});
    CHECK(codes(book.god(Seth)) == QStringList{"s6", "d*"});
    CHECK(codes(book.god(Osiris)) == QStringList{"d4", "d5", "W"});
    for (int id = 1; id <= 38; ++id) {
        int parts = 0;
        for (const Need need : infoOf(static_cast<God>(id)).price) {
            parts += need != Need::None ? 1 : 0;
        }
        CHECK(codes(book.god(id)).size() == parts);
    }
}

TEST_CASE("A price is spoken as people would say it") {
    const PyramidiceBook book(nullptr);
    CHECK(book.costSpoken({"d3", "C"}) == "a 3 and a Cat");
    CHECK(book.costSpoken({"d4", "d4"}) == "two dice of 4");
    CHECK(book.costSpoken({"d6", "d*", "d*"}) == "a 6 and any two dice");
    CHECK(book.costSpoken({"s6", "d5", "W"}) == "a Stone die of 6, a 5 and a Worker");
    CHECK(book.costSpoken({}).isEmpty());
}

TEST_CASE("A god that is worth Fame at the end says how much, the others say nothing") {
    const PyramidiceBook book(nullptr);
    CHECK(book.god(Hathor).fame == "6 Fame at the end.");
    CHECK(book.god(Ra).fame.isEmpty());
    CHECK(book.god(Isis).fame.contains("12"));
}

TEST_CASE("The gods of the Triad name their own two values") {
    const PyramidiceBook book(nullptr);
    CHECK(book.god(Khnum).power.contains("1 or 4"));
    CHECK(book.god(Satis).power.contains("2 or 5"));
    CHECK(book.god(Anuket).power.contains("3 or 6"));
    CHECK(book.god(Khnum).kind == "triad");
}

TEST_CASE("Every card has a page of its own") {
    const PyramidiceBook book(nullptr);
    QSet<QString> pages;
    qsizetype cards = 0;
    const auto count = [&](const auto& list) {
        cards += list.size();
        for (const auto& card : list) {
            CHECK(card.page.startsWith("pyramidice/"));
            pages.insert(card.page);
        }
    };
    count(book.gods());
    count(book.scarabs());
    count(book.tiles());
    count(book.projects());
    count(book.rivals());
    CHECK(cards == 38 + 12 + 12 + 6 + 4);
    CHECK(pages.size() == cards);
    CHECK(book.god(Ra).page == "pyramidice/god-ra");
    CHECK(book.scarab(LapisLazuli).page == "pyramidice/scarab-lapis-lazuli");
    CHECK(book.tile(4).page == "pyramidice/tile-4");
    CHECK(book.project(1).page == "pyramidice/project-giza");
    CHECK(book.rival(1).page == "pyramidice/snefru");
}

TEST_CASE("Every scarab, tile, project and Great Architect says what it does") {
    const PyramidiceBook book(nullptr);
    for (const PyramidiceScarabText& scarab : book.scarabs()) {
        CHECK(scarab.fullName.contains(scarab.name));
        CHECK_FALSE(scarab.power.isEmpty());
        CHECK_FALSE(scarab.when.isEmpty());
    }
    for (const char* piece : {"1 Worker", "1 Cat", "1 Stone"}) {
        CHECK(book.tile(2).gain.contains(QLatin1String(piece)));
    }
    CHECK(book.tile(7).gain.contains("2 Worker"));
    CHECK(book.tile(2).cost == "1 Fame");
    CHECK(book.tile(1).cost == "1 resource");
    CHECK(book.tile(7).cost == "Free");
    CHECK(book.project(6).text.contains("6–6"));
    CHECK(book.project(1).pairs.constFirst().a == 1);
    CHECK(book.project(1).pairs.constFirst().b == 6);
    CHECK(book.rival(3).projects == 3);
    CHECK(book.rival(4).restFame == QList<int>{1, 1, 2});
    CHECK_FALSE(book.rival(4).power.isEmpty());
}

TEST_CASE("A number that no card has gives nothing") {
    const PyramidiceBook book(nullptr);
    CHECK(book.god(0) == PyramidiceGodText());
    CHECK(book.god(39) == PyramidiceGodText());
    CHECK(book.scarab(13) == PyramidiceScarabText());
    CHECK(book.tile(-1) == PyramidiceTileText());
    CHECK(book.project(7) == PyramidiceProjectText());
    CHECK(book.rival(5) == PyramidiceRivalText());
}

TEST_CASE("Dice and pieces are spoken by name") {
    const PyramidiceBook book(nullptr);
    CHECK(book.dieSpoken(true, 4) == "Prayer die, 4");
    CHECK(book.dieSpoken(false, 0) == "Stone die");
    CHECK(book.resourceName("W", 2).startsWith("2 Worker"));
    CHECK(book.resourceName("C", 1).startsWith("1 Cat"));
    CHECK(book.resourceName("S", 3).startsWith("3 Stone"));
}

TEST_CASE("The book speaks another language once the app does") {
    Desk desk;
    QQmlEngine engine;
    const std::unique_ptr<PyramidiceBook> book(PyramidiceBook::create(&engine, &engine));
    int changes = 0;
    QObject::connect(book.get(), &PyramidiceBook::languageChanged, [&] { ++changes; });
    const QString before = book->god(Ra).power;
    Parrot parrot;
    QCoreApplication::installTranslator(&parrot);
    desk.app.retranslate();
    CHECK(changes == 1);
    CHECK(book->language() == 1);
    CHECK(book->god(Ra).power == "pieces of eight");
    QCoreApplication::removeTranslator(&parrot);
    desk.app.retranslate();
    CHECK(book->god(Ra).power == before);
}
