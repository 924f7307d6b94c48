#include "tests/qml/model/luxor_player.h"

#include "core/games/luxor/pairs.h"

using namespace architects::luxor;

namespace {

TableModel& sitDownTogether(Desk& desk, int people, const QString& seed, const QString& curse = "none",
                            const QString& sphinx = "no") {
    QVariantList players;
    for (int i = 0; i < people; ++i) {
        players.append(Desk::person(QString("Player%1").arg(i)));
    }
    REQUIRE(desk.app.startMatch({{"game", "luxor"},
                                 {"players", players},
                                 {"options", QVariantMap{{"curse", curse}, {"sphinx", sphinx}}},
                                 {"seed", seed}}));
    return *desk.app.table();
}

/// The pillars as the model shows them, and what a list of steps makes of them.
struct Pillars {
    std::array<int, animalCount> scarabs{};
    std::array<int, animalCount> seat{};
    std::array<int, animalCount> closed{};
    int slab = 0;

    static Pillars of(const LuxorModel& board) {
        Pillars pillars;
        for (const QVariant& one : board.pillars()) {
            const QVariantMap map = one.toMap();
            const auto i = map.value("animal").toUInt();
            pillars.scarabs[i] = map.value("scarabs").toInt();
            pillars.seat[i] = map.value("seat").toInt();
            pillars.closed[i] = static_cast<int>(map.value("sarcophagi").toList().size());
        }
        pillars.slab = board.slab();
        return pillars;
    }
    void follow(const QVariantList& steps) {
        for (const QVariant& step : steps) {
            follow(step.toMap());
        }
    }
    friend bool operator==(const Pillars&, const Pillars&) = default;

  private:
    void follow(const QVariantMap& step) {
        const QString what = step.value("what").toString();
        const auto pillar = step.value("pillar").toUInt();
        const int from = step.value("from").toInt();
        if (what == "oust") {
            REQUIRE(seat[pillar] == step.value("seat").toInt());
            seat[pillar] = -1;
        } else if (what == "come") {
            REQUIRE(seat[pillar] == -1);
            seat[pillar] = step.value("seat").toInt();
            if (from >= 0) {
                REQUIRE(seat[static_cast<std::size_t>(from)] == step.value("seat").toInt());
                seat[static_cast<std::size_t>(from)] = -1;
            }
        } else if (what == "scarab") {
            int& source = from < 0 ? slab : scarabs[static_cast<std::size_t>(from)];
            REQUIRE(source > 0);
            --source;
            REQUIRE(++scarabs[pillar] <= scarabsPerPillar);
        } else if (what == "open") {
            REQUIRE(seat[pillar] == step.value("seat").toInt());
            REQUIRE(scarabs[pillar] == scarabsPerPillar);
            CHECK(step.value("eyes").toInt() == 4 - closed[pillar]--);
        } else {
            REQUIRE(what == "back");
            scarabs[pillar] -= step.value("count").toInt();
            slab += step.value("count").toInt();
        }
    }
};

struct Happened {
    QVariantMap drop;
    QVariantMap move;
};

/// Plays one drop that was looked at before, and returns what was told of it.
Happened dropAsSeen(TableModel& table, const LuxorPlayer::Drop& drop) {
    Happened happened;
    const auto connection =
        QObject::connect(&table, &TableModel::happened, &table, [&happened](const QVariantMap& event) {
            if (event.value("what") == "drop") {
                happened.drop = event;
            } else if (event.value("what") == "move") {
                happened.move = event;
            }
        });
    REQUIRE(wallOf(table).drop(drop.card, drop.shaft, drop.plan));
    QObject::disconnect(connection);
    REQUIRE_FALSE(happened.drop.isEmpty());
    return happened;
}

void checkPreview(const LuxorPlayer::Drop& drop, const Happened& happened, const Pillars& after) {
    CHECK(happened.drop.value("pairs") == drop.preview.value("pairs"));
    CHECK(happened.drop.value("place") == drop.preview.value("place"));
    const QVariantMap plan = drop.preview.value("plans").toList().at(drop.plan).toMap();
    for (const QVariant& one : plan.value("effects").toList()) {
        const QVariantMap effect = one.toMap();
        const auto animal = effect.value("animal").toUInt();
        CHECK(after.scarabs[animal] == effect.value("scarabsThen").toInt());
        CHECK_FALSE(effect.value("text").toString().isEmpty());
    }
}

/// Drops a card, compares what was said with what came; true if there was a choice besides where it falls.
bool checkDrop(TableModel& table, LuxorPlayer& player) {
    if (table.handOverTo() >= 0) {
        table.takeDevice();
    }
    Pillars pillars = Pillars::of(wallOf(table));
    const LuxorPlayer::Drop drop = player.chooseBusyDrop();
    const Happened happened = dropAsSeen(table, drop);
    pillars.follow(happened.drop.value("steps").toList());
    checkPreview(drop, happened, pillars);
    pillars.follow(happened.move.value("steps").toList());
    CHECK(pillars == Pillars::of(wallOf(table)));
    return drop.preview.value("plans").toList().size() > 1;
}

QVariantMap sideOf(const LuxorModel& board, int seat) {
    return board.sides().at(seat).toMap();
}

} // namespace

TEST_CASE(
    "What a card is said to do in a shaft is what it does, and the steps lead from the pillars before "
    "to those after") {
    const QString sphinx = GENERATE("no", "yes");
    const int people = GENERATE(2, 3, 4);
    int choices = 0;
    for (int match = 0; match < 3; ++match) {
        Desk desk;
        TableModel& table =
            sitDownTogether(desk, people, QString("steps%1").arg(match) + sphinx, "none", sphinx);
        LuxorPlayer player(table, static_cast<std::uint64_t>(match));
        while (!table.over()) {
            choices += checkDrop(table, player) ? 1 : 0;
        }
        CHECK(wallOf(table).cards().size() == 40);
    }
    CHECK((people > 2 || choices > 0)); // with two, researchers run out now and then
}

TEST_CASE("Whole matches of Luxor can be played through the model, with every way to search for curses") {
    const QString curse = GENERATE("none", "turns", "race", "quick");
    const int people = GENERATE(2, 3, 4);
    Desk desk;
    TableModel& table = sitDownTogether(desk, people, "whole" + curse, curse);
    LuxorPlayer player(table, static_cast<std::uint64_t>(people));
    for (int i = 0; i < 400 && !table.over(); ++i) {
        player.step();
    }
    REQUIRE(table.over());
    const LuxorModel& board = wallOf(table);
    CHECK(board.phase() == "over");
    std::vector<int> sums(static_cast<std::size_t>(people));
    for (const QVariant& line : board.score()) {
        const QVariantList points = line.toMap().value("points").toList();
        for (int seat = 0; seat < people; ++seat) {
            sums[static_cast<std::size_t>(seat)] += points.at(seat).toInt();
        }
    }
    int turned = 0;
    for (const QVariant& tomb : board.ending().value("tombs").toList()) {
        turned += tomb.toMap().value("value").toInt();
    }
    for (const QVariant& pharaoh : board.ending().value("pharaohs").toList()) {
        turned += pharaoh.toMap().value("bonus").toInt();
    }
    int total = 0;
    for (int seat = 0; seat < people; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        CHECK(sums[s] == table.totals().at(seat).toInt());
        CHECK(sideOf(board, seat).value("certain").toBool());
        total += sums[s];
    }
    CHECK(turned == total);
}

TEST_CASE("A hand, a pharaoh card and mummies are shown to their owner and to nobody else") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 3, "secret");
    LuxorPlayer player(table, 5);
    CHECK(wallOf(table).hand().isEmpty()); // nobody has the device yet
    CHECK(wallOf(table).pharaoh() == -1);
    bool sawOwn = false;
    while (!table.over()) {
        if (table.handOverTo() >= 0) {
            table.takeDevice();
        }
        const LuxorModel& board = wallOf(table);
        CHECK(board.hand().size() >= 2);
        CHECK(board.pharaoh() >= 0);
        for (const QVariant& one : board.sides()) {
            const QVariantMap side = one.toMap();
            const bool mine = side.value("seat").toInt() == table.viewer();
            CHECK((side.value("pharaoh").toInt() >= 0) == mine);
            for (const QVariant& tomb : side.value("tombs").toList()) {
                CHECK((tomb.toMap().value("value").toInt() > 0) == mine);
                sawOwn = sawOwn || mine;
            }
        }
        player.step();
    }
    CHECK(sawOwn);
}

TEST_CASE("A full shaft is not open, and the preview says which rule forbids it") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "full");
    for (int i = 0; i < 5; ++i) {
        if (table.handOverTo() >= 0) {
            table.takeDevice();
        }
        LuxorModel& board = wallOf(table);
        REQUIRE(board.drop(board.hand().constFirst().toMap().value("card").toInt(), 2, 0));
    }
    table.takeDevice();
    LuxorModel& board = wallOf(table);
    CHECK(board.openShafts() == QVariantList{0, 1, 3, 4, 5, 6, 7});
    const int card = board.hand().constFirst().toMap().value("card").toInt();
    const QVariantMap preview = board.preview(card, 2);
    CHECK_FALSE(preview.value("legal").toBool());
    CHECK(preview.value("page") == "luxor/wall");
    CHECK_FALSE(preview.value("reason").toString().isEmpty());
    QString told;
    QObject::connect(&table, &TableModel::refused, &table,
                     [&told](const QString& sentence, const QString&) { told = sentence; });
    CHECK_FALSE(board.drop(card, 2, 0));
    CHECK(told == preview.value("reason").toString());
    CHECK(board.hand().size() == 3);
}

TEST_CASE("Nonsense from a screen is refused and changes nothing") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "nonsense");
    table.takeDevice();
    LuxorModel& board = wallOf(table);
    const int card = board.hand().constFirst().toMap().value("card").toInt();
    const int before = table.plyCount();
    CHECK_FALSE(board.drop(-1, 0, 0));
    CHECK_FALSE(board.drop(card, 8, 0));
    CHECK_FALSE(board.drop(card, -1, 0));
    CHECK_FALSE(board.drop(49, 0, 0));
    CHECK_FALSE(board.claim({0, 1}, -1));
    CHECK_FALSE(board.claim({0, 1, 2}, -1));
    CHECK_FALSE(board.claim({0, 1, 2}, 1));
    CHECK_FALSE(board.pass(0));
    CHECK_FALSE(board.curseSeat(1));
    CHECK(board.preview(-1, 0).isEmpty());
    CHECK(board.preview(card, 99).isEmpty());
    CHECK(board.cellName(80).isEmpty());
    CHECK(board.shaftName(-1).isEmpty());
    CHECK(board.animalName(7).isEmpty());
    CHECK(table.plyCount() == before);
}

TEST_CASE("A right line finds the curse, and a sarcophagus changes hands, a wrong one ends the attempt") {
    bool found = false;
    bool failed = false;
    for (int match = 0; match < 12 && !(found && failed); ++match) {
        Desk desk;
        TableModel& table = sitDownTogether(desk, 2, QString("curse%1").arg(match), "turns");
        LuxorPlayer player(table, static_cast<std::uint64_t>(match));
        while (!table.over()) {
            if (table.handOverTo() >= 0) {
                table.takeDevice();
            }
            LuxorModel& board = wallOf(table);
            if (board.phase() != "search") {
                player.step();
                continue;
            }
            CHECK(board.curse().value("animals").toList().size() == 3);
            CHECK(board.phasePage() == "luxor/curse-turns");
            const auto* state = table.shown().stateAs<Luxor>();
            const int seat = table.viewer();
            const auto tombs = sideOf(board, seat).value("tombs").toList().size();
            const auto right = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
                return filled(*state, line[0]) && filled(*state, line[1]) && filled(*state, line[2]) &&
                       matches(*state, state->curse, line);
            });
            QVariantMap told;
            QObject::connect(&table, &TableModel::happened, &table, [&told](const QVariantMap& event) {
                if (event.value("what") == "claim") {
                    told = event;
                }
            });
            if (right != lines.end()) {
                const Line line = *right;
                CHECK(board.whyNotClaim({line[2], line[0], line[1]}).isEmpty());
                REQUIRE(board.claim({line[2], line[0], line[1]}, -1));
                CHECK(told.value("right").toBool());
                CHECK(sideOf(board, seat).value("tombs").toList().size() == tombs + 1);
                found = true;
            } else {
                REQUIRE(board.claim(player.anyLine(), -1));
                CHECK_FALSE(told.value("right").toBool());
                CHECK(sideOf(board, seat).value("tombs").toList().size() == tombs);
                failed = true;
            }
        }
    }
    CHECK(found);
    CHECK(failed);
}

TEST_CASE("Every entry of a match of Luxor that matters is told in words") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 4, "words", "turns");
    LuxorPlayer player(table, 9);
    while (!table.over()) {
        player.step();
    }
    int moves = 0;
    for (const auto& entry : table.shown().log().entries) {
        moves += entry.isChance() ? 0 : 1;
    }
    CHECK(table.history()->rowCount() > moves); // each move has a line, and some of chance
    CHECK(wallOf(table).lastDrop().contains("shaft"));
    CHECK(wallOf(table).progress() == "Finished");
}

TEST_CASE("Who opens a sarcophagus sees the mummy before the device goes on, nothing of it is left for the "
          "next") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "look");
    LuxorPlayer player(table, 3);
    int looked = 0;
    int holder = -1;
    QObject::connect(&table, &TableModel::happened, &table, [&](const QVariantMap& event) {
        if (event.value("what") == "mummy" && !table.over()) {
            const bool own = event.value("seat").toInt() == holder;
            CHECK((event.value("value").toInt() > 0) == own);
            CHECK(event.value("text").toString().isEmpty());
            looked += own ? 1 : 0;
        }
    });
    while (!table.over()) {
        if (table.handOverTo() >= 0) {
            table.takeDevice();
        }
        holder = table.viewer();
        player.step();
    }
    CHECK(looked > 0);
}

TEST_CASE("A hand of Luxor keeps its places when the phone goes round and when the table is opened again") {
    Desk desk;
    TableModel* table = &sitDownTogether(desk, 2, "places");
    const QString id = table->matchId();
    std::array<QVariantList, 2> lay;
    for (int turns = 0; turns < 24; ++turns) {
        if (table->handOverTo() >= 0) {
            table->takeDevice();
        }
        const auto seat = static_cast<std::size_t>(table->viewer());
        const QVariantList hand = wallOf(*table).hand();
        REQUIRE(hand.size() == 3);
        for (int slot = 0; slot < 3; ++slot) {
            CHECK(hand.at(slot).toMap().value("slot").toInt() == slot);
            if (!lay.at(seat).isEmpty() && slot != 1) { // the middle one was dropped
                CHECK(hand.at(slot).toMap().value("card") == lay.at(seat).at(slot).toMap().value("card"));
            }
        }
        lay.at(seat) = hand;
        if (turns == 13) {
            desk.app.closeTable();
            REQUIRE(desk.app.openMatch(id));
            table = desk.app.table();
            table->takeDevice();
            CHECK(wallOf(*table).hand() == hand);
        }
        const int shaft = wallOf(*table).openShafts().constFirst().toInt();
        REQUIRE(wallOf(*table).drop(hand.at(1).toMap().value("card").toInt(), shaft, 0));
    }
}
