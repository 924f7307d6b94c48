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
        for (const LuxorPillar& one : board.pillars()) {
            const auto i = static_cast<std::size_t>(one.animal);
            pillars.scarabs[i] = one.scarabs;
            pillars.seat[i] = one.seat;
            pillars.closed[i] = static_cast<int>(one.sarcophagi.size());
        }
        pillars.slab = board.slab();
        return pillars;
    }
    void follow(const QList<LuxorStep>& steps) {
        for (const LuxorStep& step : steps) {
            follow(step);
        }
    }
    friend bool operator==(const Pillars&, const Pillars&) = default;

  private:
    void follow(const LuxorStep& step) {
        const auto pillar = static_cast<std::size_t>(step.pillar);
        const int from = step.from;
        if (step.what == LuxorAct::Oust) {
            REQUIRE(seat[pillar] == step.seat);
            seat[pillar] = -1;
        } else if (step.what == LuxorAct::Come) {
            REQUIRE(seat[pillar] == -1);
            seat[pillar] = step.seat;
            if (from >= 0) {
                REQUIRE(seat[static_cast<std::size_t>(from)] == step.seat);
                seat[static_cast<std::size_t>(from)] = -1;
            }
        } else if (step.what == LuxorAct::Scarab) {
            int& source = from < 0 ? slab : scarabs[static_cast<std::size_t>(from)];
            REQUIRE(source > 0);
            --source;
            REQUIRE(++scarabs[pillar] <= scarabsPerPillar);
        } else if (step.what == LuxorAct::Open) {
            REQUIRE(seat[pillar] == step.seat);
            REQUIRE(scarabs[pillar] == scarabsPerPillar);
            CHECK(step.tomb.eyes == 4 - closed[pillar]--);
        } else {
            REQUIRE(step.what == LuxorAct::Back);
            scarabs[pillar] -= step.count;
            slab += step.count;
        }
    }
};

struct Happened {
    LuxorEvent drop;
    LuxorEvent move;
};

/// Plays one drop that was looked at before, and returns what was told of it.
Happened dropAsSeen(TableModel& table, const LuxorPlayer::Drop& drop) {
    Happened happened;
    const auto connection = QObject::connect(&wallOf(table), &LuxorModel::happened, &table,
                                             [&happened](const LuxorEvent& event) {
                                                 if (event.what == LuxorAct::Drop) {
                                                     happened.drop = event;
                                                 } else if (event.what == LuxorAct::Move) {
                                                     happened.move = event;
                                                 }
                                             });
    REQUIRE(wallOf(table).drop(drop.card, drop.shaft, drop.plan));
    QObject::disconnect(connection);
    REQUIRE(happened.drop.what == LuxorAct::Drop);
    return happened;
}

void checkPreview(const LuxorPlayer::Drop& drop, const Happened& happened, const Pillars& after) {
    CHECK(happened.drop.pairs == drop.preview.pairs);
    CHECK(happened.drop.place == drop.preview.place);
    for (const LuxorEffect& effect : drop.preview.plans.at(drop.plan).effects) {
        CHECK(after.scarabs[static_cast<std::size_t>(effect.animal)] == effect.scarabsThen);
        CHECK_FALSE(effect.text.isEmpty());
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
    pillars.follow(happened.drop.steps);
    checkPreview(drop, happened, pillars);
    pillars.follow(happened.move.steps);
    CHECK(pillars == Pillars::of(wallOf(table)));
    return drop.preview.plans.size() > 1;
}

LuxorSide sideOf(const LuxorModel& board, int seat) {
    return board.sides().at(seat);
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
    CHECK(board.phase() == LuxorPhase::Over);
    std::vector<int> sums(static_cast<std::size_t>(people));
    for (const LuxorScoreLine& line : board.score()) {
        for (int seat = 0; seat < people; ++seat) {
            sums[static_cast<std::size_t>(seat)] += line.points.at(seat);
        }
    }
    int turned = 0;
    for (const LuxorTomb& tomb : board.endingTombs()) {
        turned += tomb.value;
    }
    for (const LuxorPharaoh& pharaoh : board.endingPharaohs()) {
        turned += pharaoh.bonus;
    }
    int total = 0;
    for (int seat = 0; seat < people; ++seat) {
        const auto s = static_cast<std::size_t>(seat);
        CHECK(sums[s] == table.totals().at(seat));
        CHECK(sideOf(board, seat).certain);
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
        for (const LuxorSide& side : board.sides()) {
            const bool mine = side.seat == table.viewer();
            CHECK((side.pharaoh >= 0) == mine);
            for (const LuxorTomb& tomb : side.tombs) {
                CHECK((tomb.value > 0) == mine);
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
        REQUIRE(board.drop(board.hand().constFirst().card, 2, 0));
    }
    table.takeDevice();
    LuxorModel& board = wallOf(table);
    CHECK(board.openShafts() == QList<int>{0, 1, 3, 4, 5, 6, 7});
    const int card = board.hand().constFirst().card;
    const LuxorPreview preview = board.preview(card, 2);
    CHECK_FALSE(preview.legal);
    CHECK(preview.page == "luxor/wall");
    CHECK_FALSE(preview.reason.isEmpty());
    QString told;
    QObject::connect(&table, &TableModel::refused, &table,
                     [&told](const QString& sentence, const QString&) { told = sentence; });
    CHECK_FALSE(board.drop(card, 2, 0));
    CHECK(told == preview.reason);
    CHECK(board.hand().size() == 3);
}

TEST_CASE("Why a card may not be dropped is said without trying it, in the words in which it is refused") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "why", "turns");
    LuxorPlayer player(table, 1);
    int refusals = 0;
    QString told;
    QObject::connect(&table, &TableModel::refused, &table,
                     [&told](const QString& sentence, const QString& page) { told = sentence + page; });
    while (!table.over()) {
        if (table.handOverTo() >= 0) {
            table.takeDevice();
        }
        LuxorModel& board = wallOf(table);
        if (board.phase() == LuxorPhase::Drop || board.hand().isEmpty()) {
            CHECK((board.hand().isEmpty() ||
                   board.whyNotDrop(board.hand().constFirst().card).sentence.isEmpty()));
        } else {
            const int card = board.hand().constFirst().card;
            const WhyNot why = board.whyNotDrop(card);
            const int before = table.plyCount();
            CHECK_FALSE(board.drop(card, board.openShafts().value(0), 0));
            CHECK(told == why.sentence + why.page);
            CHECK(table.plyCount() == before);
            ++refusals;
        }
        player.step();
    }
    CHECK(refusals > 0);
}

TEST_CASE("Nonsense from a screen is refused and changes nothing") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "nonsense");
    table.takeDevice();
    LuxorModel& board = wallOf(table);
    const int card = board.hand().constFirst().card;
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
    CHECK_FALSE(board.preview(-1, 0).known);
    CHECK_FALSE(board.preview(card, 99).known);
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
            if (board.phase() != LuxorPhase::Search) {
                player.step();
                continue;
            }
            CHECK(board.curse().animals.size() == 3);
            CHECK(board.phasePage() == "luxor/curse-turns");
            const auto* state = table.shown().stateAs<Luxor>();
            const int seat = table.viewer();
            const auto tombs = sideOf(board, seat).tombs.size();
            const auto right = std::find_if(lines.begin(), lines.end(), [&](const Line& line) {
                return filled(*state, line[0]) && filled(*state, line[1]) && filled(*state, line[2]) &&
                       matches(*state, state->curse, line);
            });
            LuxorEvent told;
            const auto connection =
                QObject::connect(&board, &LuxorModel::happened, &table, [&told](const LuxorEvent& event) {
                    if (event.what == LuxorAct::Claim) {
                        told = event;
                    }
                });
            if (right != lines.end()) {
                const Line line = *right;
                CHECK(board.whyNotClaim({line[2], line[0], line[1]}).isEmpty());
                REQUIRE(board.claim({line[2], line[0], line[1]}, -1));
                CHECK(told.right);
                CHECK(sideOf(board, seat).tombs.size() == tombs + 1);
                found = true;
            } else {
                REQUIRE(board.claim(player.anyLine(), -1));
                CHECK_FALSE((told.what != LuxorAct::Claim || told.right));
                CHECK(sideOf(board, seat).tombs.size() == tombs);
                failed = true;
            }
            QObject::disconnect(connection);
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
    CHECK(wallOf(table).lastDrop().shaft >= 0);
    CHECK(wallOf(table).progress() == "Finished");
}

TEST_CASE("Who opens a sarcophagus sees the mummy before the device goes on, nothing of it is left for the "
          "next") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "look");
    LuxorPlayer player(table, 3);
    int looked = 0;
    int holder = -1;
    QObject::connect(&wallOf(table), &LuxorModel::happened, &table, [&](const LuxorEvent& event) {
        if (event.what == LuxorAct::Mummy && !table.over()) {
            const bool own = event.seat == holder;
            CHECK((event.tomb.value > 0) == own);
            CHECK(event.text.isEmpty());
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
    std::array<QList<LuxorCard>, 2> lay;
    for (int turns = 0; turns < 24; ++turns) {
        if (table->handOverTo() >= 0) {
            table->takeDevice();
        }
        const auto seat = static_cast<std::size_t>(table->viewer());
        const QList<LuxorCard> hand = wallOf(*table).hand();
        REQUIRE(hand.size() == 3);
        for (int slot = 0; slot < 3; ++slot) {
            CHECK(hand.at(slot).slot == slot);
            if (!lay.at(seat).isEmpty() && slot != 1) { // the middle one was dropped
                CHECK(hand.at(slot).card == lay.at(seat).at(slot).card);
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
        const int shaft = wallOf(*table).openShafts().constFirst();
        REQUIRE(wallOf(*table).drop(hand.at(1).card, shaft, 0));
    }
}

TEST_CASE("The history that goes on move by move is the one that would be told anew") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 3, "history", "turns");
    LuxorPlayer player(table, 7);
    int mummies = 0;
    const auto check = [&table, &mummies] {
        QStringList anew;
        auto position = architects::AnyMatch::replay(table.shown().log(), 0);
        for (const architects::Entry& entry : table.shown().log().entries) {
            const QString text = table.board()->describe(*position, entry);
            (void)position->append(entry);
            if (!text.isEmpty()) {
                anew.append(text);
            }
        }
        QStringList told;
        for (int row = 0; row < table.history()->rowCount(); ++row) {
            told.append(table.history()->textOf(table.history()->plyOf(row)));
        }
        mummies += static_cast<int>(told.filter("The mummy is worth").size());
        CHECK(told == anew);
    };
    while (!table.over()) {
        if (table.handOverTo() >= 0) {
            table.takeDevice();
            check(); // other eyes may be told more, or less
        }
        player.step();
        check();
        if (table.canUndo()) {
            table.undo();
            check();
            player.step();
        }
    }
    check();
    CHECK(mummies > 0);
}
