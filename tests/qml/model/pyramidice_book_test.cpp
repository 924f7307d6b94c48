#include "tests/qml/model/model_test.h"

#include <QSet>
#include <QTranslator>

#include <memory>

#include "core/games/pyramidice/cards.h"
#include "core/games/pyramidice/gods.h"
#include "qml/model/pyramidice_book.h"

using namespace architects::pyramidice;

namespace {

QString word(const QVariant& entry, const char* key) {
    return entry.toMap().value(QLatin1String(key)).toString();
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
    for (const QVariant& god : book.gods()) {
        INFO(word(god, "name").toStdString());
        CHECK_FALSE(word(god, "name").isEmpty());
        CHECK_FALSE(word(god, "power").isEmpty());
        CHECK_FALSE(word(god, "use").isEmpty());
        CHECK_FALSE(word(god, "costSpoken").isEmpty());
        CHECK(kinds.contains(word(god, "kind")));
    }
}

TEST_CASE("The price of a god is that of the table, in its order") {
    const PyramidiceBook book(nullptr);
    CHECK(book.god(Hathor).value("costs").toStringList() == QStringList{"d1", "d3", "d5", "d*"});
    CHECK(book.god(Seth).value("costs").toStringList() == QStringList{"s6", "d*"});
    CHECK(book.god(Osiris).value("costs").toStringList() == QStringList{"d4", "d5", "W"});
    for (int id = 1; id <= 38; ++id) {
        int parts = 0;
        for (const Need need : infoOf(static_cast<God>(id)).price) {
            parts += need != Need::None ? 1 : 0;
        }
        CHECK(book.god(id).value("costs").toStringList().size() == parts);
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
    CHECK(book.god(Hathor).value("fame") == "6 Fame at the end.");
    CHECK(book.god(Ra).value("fame").toString().isEmpty());
    CHECK(book.god(Isis).value("fame").toString().contains("12"));
}

TEST_CASE("The gods of the Triad name their own two values") {
    const PyramidiceBook book(nullptr);
    CHECK(book.god(Khnum).value("power").toString().contains("1 or 4"));
    CHECK(book.god(Satis).value("power").toString().contains("2 or 5"));
    CHECK(book.god(Anuket).value("power").toString().contains("3 or 6"));
    CHECK(book.god(Khnum).value("kind") == "triad");
}

TEST_CASE("Every card has a page of its own") {
    const PyramidiceBook book(nullptr);
    QSet<QString> pages;
    qsizetype cards = 0;
    for (const QVariantList& list :
         {book.gods(), book.scarabs(), book.tiles(), book.projects(), book.rivals()}) {
        cards += list.size();
        for (const QVariant& card : list) {
            CHECK(word(card, "page").startsWith("pyramidice/"));
            pages.insert(word(card, "page"));
        }
    }
    CHECK(cards == 38 + 12 + 12 + 6 + 4);
    CHECK(pages.size() == cards);
    CHECK(word(book.god(Ra), "page") == "pyramidice/god-ra");
    CHECK(word(book.scarab(LapisLazuli), "page") == "pyramidice/scarab-lapis-lazuli");
    CHECK(word(book.tile(4), "page") == "pyramidice/tile-4");
    CHECK(word(book.project(1), "page") == "pyramidice/project-giza");
    CHECK(word(book.rival(1), "page") == "pyramidice/snefru");
}

TEST_CASE("Every scarab, tile, project and Great Architect says what it does") {
    const PyramidiceBook book(nullptr);
    for (const QVariant& scarab : book.scarabs()) {
        CHECK(word(scarab, "fullName").contains(word(scarab, "name")));
        CHECK_FALSE(word(scarab, "power").isEmpty());
        CHECK_FALSE(word(scarab, "when").isEmpty());
    }
    for (const char* piece : {"1 Worker", "1 Cat", "1 Stone"}) {
        CHECK(word(book.tile(2), "gain").contains(QLatin1String(piece)));
    }
    CHECK(word(book.tile(7), "gain").contains("2 Worker"));
    CHECK(word(book.tile(2), "cost") == "1 Fame");
    CHECK(word(book.tile(1), "cost") == "1 resource");
    CHECK(word(book.tile(7), "cost") == "Free");
    CHECK(word(book.project(6), "text").contains("6–6"));
    CHECK(book.project(1).value("pairs").toList().constFirst().toList() == QVariantList{1, 6});
    CHECK(book.rival(3).value("projects") == 3);
    CHECK(book.rival(4).value("restFame").toList() == QVariantList{1, 1, 2});
    CHECK_FALSE(word(book.rival(4), "power").isEmpty());
}

TEST_CASE("A number that no card has gives nothing") {
    const PyramidiceBook book(nullptr);
    CHECK(book.god(0).isEmpty());
    CHECK(book.god(39).isEmpty());
    CHECK(book.scarab(13).isEmpty());
    CHECK(book.tile(-1).isEmpty());
    CHECK(book.project(7).isEmpty());
    CHECK(book.rival(5).isEmpty());
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
    const QString before = word(book->god(Ra), "power");
    Parrot parrot;
    QCoreApplication::installTranslator(&parrot);
    desk.app.retranslate();
    CHECK(changes == 1);
    CHECK(book->language() == 1);
    CHECK(word(book->god(Ra), "power") == "pieces of eight");
    QCoreApplication::removeTranslator(&parrot);
    CHECK(word(book->god(Ra), "power") == before);
}
