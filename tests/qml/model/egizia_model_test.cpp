#include "tests/qml/model/egizia_player.h"

#include <set>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/query.h"
#include "qml/model/egizia_book.h"

using namespace architects::egizia;

namespace {

TableModel& sitDownTogether(Desk& desk, int people, const QString& seed,
                            const QString& leftover = "round-end", const QString& start = "none") {
    QVariantList players;
    for (int i = 0; i < people; ++i) {
        players.append(Desk::person(QString("Player%1").arg(i)));
    }
    REQUIRE(desk.app.startMatch({{"game", "egizia"},
                                 {"players", players},
                                 {"options", QVariantMap{{"leftover", leftover}, {"start-sphinx", start}}},
                                 {"seed", seed}}));
    return *desk.app.table();
}

const State& stateOf(TableModel& table) {
    return *table.shown().stateAs<Egizia>();
}

QVariantMap sideOf(const EgiziaModel& board, int seat) {
    return board.sides().at(seat).toMap();
}

void takeSeat(TableModel& table) {
    if (table.handOverTo() >= 0) {
        table.takeDevice();
    }
}

/// What is told while something is done.
template <class F>
QVariantList toldBy(TableModel& table, F&& act) {
    QVariantList events;
    const auto connection = QObject::connect(&table, &TableModel::happened, &table,
                                             [&events](const QVariantMap& event) { events.append(event); });
    act();
    QObject::disconnect(connection);
    return events;
}

QVariantMap findEvent(const QVariantList& events, const QString& what) {
    for (const QVariant& event : events) {
        if (event.toMap().value("what") == what) {
            return event.toMap();
        }
    }
    return {};
}

/// A ship that was looked at before sails; what it was said to bring is what it brings.
void checkSail(TableModel& table, EgiziaPlayer& player) {
    EgiziaModel& board = nileOf(table);
    const int seat = table.viewer();
    const int bend = player.chooseBend();
    const bool twice = board.river().at(bend - 1).toMap().value("twice").toBool();
    const QVariantMap preview = board.preview(bend, twice);
    REQUIRE(preview.value("may").toBool());
    CHECK(preview.value("reason").toString().isEmpty());
    CHECK_FALSE(preview.value("text").toString().isEmpty());
    const int round = board.round();
    const QVariantList events = toldBy(table, [&] { REQUIRE(board.sail(bend, twice)); });
    const QVariantMap told = findEvent(events, "sail");
    CHECK(told.value("bend").toInt() == bend);
    CHECK(told.value("card") == preview.value("card"));
    CHECK(told.value("gains") == preview.value("gains"));
    if (findEvent(events, "fed").isEmpty() && board.round() == round) { // nothing else has come in between
        const QVariantMap side = sideOf(board, seat);
        for (const char* what : {"stones", "points", "need", "supply", "missing", "produces"}) {
            CHECK(side.value(what) == preview.value(what));
        }
    }
}

/// An action that is about to be finished says what that will bring.
void checkFinish(TableModel& table, EgiziaPlayer& player) {
    EgiziaModel& board = nileOf(table);
    const QVariantMap action = board.action();
    const State before = stateOf(table);
    const QVariantList tracks = action.value("tracks").toList();
    const QVariantMap track = tracks.isEmpty() ? QVariantMap() : tracks.at(player.below(2)).toMap();
    const QVariantList events =
        toldBy(table, [&] { REQUIRE(board.finish(track.value("track").toString())); });
    const State& after = stateOf(table);
    const int seat = before.mover;
    const auto more = [&](int one, Source source) {
        const auto i = static_cast<std::size_t>(source);
        return playerAt(after, one).earned[i] - playerAt(before, one).earned[i];
    };
    CHECK(more(seat, Source::Building) == action.value("points").toInt());
    CHECK(more(seat, Source::Market) == track.value("points").toInt());
    if (!track.isEmpty()) {
        CHECK(playerAt(after, seat).stones - playerAt(before, seat).stones ==
              track.value("stones").toInt());
    }
    std::array<int, architects::maxSeats> floors{};
    for (const QVariant& one : action.value("bonuses").toList()) {
        floors[one.toMap().value("seat").toUInt()] += one.toMap().value("points").toInt();
    }
    for (int one = 0; one < before.seats; ++one) {
        CHECK(more(one, Source::Floors) == floors[static_cast<std::size_t>(one)]);
    }
    CHECK(findEvent(events, "finish").value("floors").toList().size() ==
          action.value("bonuses").toList().size());
}

} // namespace

TEST_CASE("What a ship of Egizia is said to bring is what it brings, and finishing brings what was said") {
    const int people = GENERATE(2, 3, 4);
    Desk desk;
    TableModel& table = sitDownTogether(desk, people, QString("seen%1").arg(people));
    EgiziaPlayer player(table, static_cast<std::uint64_t>(people));
    int ships = 0;
    int finished = 0;
    while (!table.over()) {
        takeSeat(table);
        EgiziaModel& board = nileOf(table);
        if (board.phase() == "sail" && player.below(8) != 0) {
            checkSail(table, player);
            ++ships;
        } else if (board.action().value("mayFinish").toBool() && player.below(2) == 0) {
            checkFinish(table, player);
            ++finished;
        } else {
            player.step();
        }
    }
    CHECK(ships > 20);
    CHECK(finished > 5);
}

TEST_CASE(
    "Whole matches of Egizia can be played through the model, with every option, and everything is asked") {
    std::set<QString> missing{"sail",  "afterSail", "train",  "flood", "leftover", "feed",
                              "first", "build",     "action", "keep",  "extra",    "close"};
    constexpr int first = 46; // from here on rare questions come soon
    for (int match = first; match < first + 12 || (match < first + 80 && !missing.empty()); ++match) {
        const int people = 2 + match % 3;
        Desk desk;
        TableModel& table = sitDownTogether(desk, people, QString("whole%1").arg(match),
                                            match % 2 == 0 ? "round-end" : "after-placing",
                                            match / 6 % 2 == 0 ? "none" : "one");
        EgiziaPlayer player(table, static_cast<std::uint64_t>(match));
        for (int i = 0; i < 3000 && !table.over(); ++i) {
            missing.erase(player.step());
        }
        REQUIRE(table.over());
        const EgiziaModel& board = nileOf(table);
        CHECK(board.phase() == "over");
        CHECK(board.stage() == 8);
        CHECK(board.rounds().size() == 5);
        for (int seat = 0; seat < people; ++seat) {
            CHECK(sideOf(board, seat).value("points") == table.totals().at(seat));
        }
    }
    CHECK(missing.empty());
}

TEST_CASE("Rounds and final scoring add up to the score of everybody") {
    const int people = GENERATE(2, 4);
    Desk desk;
    TableModel& table = sitDownTogether(desk, people, QString("sum%1").arg(people));
    EgiziaPlayer player(table, 11);
    while (!table.over()) {
        player.step();
    }
    const EgiziaModel& board = nileOf(table);
    std::vector<int> sums(static_cast<std::size_t>(people));
    int tile = 1;
    for (const QVariant& round : board.rounds()) {
        tile = 1;
        for (const QVariant& one : round.toMap().value("seats").toList()) {
            const QVariantMap seat = one.toMap();
            CHECK(seat.value("tile").toInt() == tile++);
            CHECK(seat.value("before").toInt() == sums[seat.value("seat").toUInt()]);
            int parts = 0;
            for (const QVariant& part : seat.value("parts").toList()) {
                CHECK_FALSE(part.toMap().value("title").toString().isEmpty());
                parts += part.toMap().value("points").toInt();
            }
            CHECK(parts == seat.value("gained").toInt());
            sums[seat.value("seat").toUInt()] += parts;
        }
    }
    const State& state = stateOf(table);
    for (const QVariant& one : board.ending()) {
        const QVariantMap line = one.toMap();
        CHECK_FALSE(line.value("title").toString().isEmpty());
        CHECK_FALSE(line.value("text").toString().isEmpty());
        sums[line.value("seat").toUInt()] += line.value("points").toInt();
    }
    for (int seat = 0; seat < people; ++seat) {
        CHECK(sums[static_cast<std::size_t>(seat)] == pointsOf(state, seat));
    }
    QVariantMap last;
    for (const QVariant& one : board.ending()) {
        last.insert(one.toMap().value("name").toString(), one.toMap().value("total"));
    }
    for (auto it = last.cbegin(); it != last.cend(); ++it) {
        for (const QVariant& side : board.sides()) {
            if (side.toMap().value("name") == it.key()) {
                CHECK(side.toMap().value("points") == it.value());
            }
        }
    }
}

TEST_CASE("Sphinx cards are shown to their owner and to nobody else until the end") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 3, "secret", "round-end", "one");
    EgiziaPlayer player(table, 5);
    CHECK(nileOf(table).hand().isEmpty()); // nobody has the device yet
    bool sawOwn = false;
    bool sawDrawn = false;
    QObject::connect(&table, &TableModel::happened, &table, [&](const QVariantMap& event) {
        const bool own = event.value("seat").toInt() == table.viewer();
        if (event.value("what") == "draw" && !own) {
            CHECK(event.value("riddle").toInt() == 0);
        } else if (event.value("what") == "keep" && !own) {
            CHECK(event.value("kept").toList().isEmpty());
        }
    });
    while (!table.over()) {
        takeSeat(table);
        const EgiziaModel& board = nileOf(table);
        const int seat = table.viewer();
        CHECK(board.hand().size() == sideOf(board, seat).value("riddles").toInt());
        for (const QVariant& card : board.hand()) {
            CHECK(card.toMap().contains("worth"));
            sawOwn = true;
        }
        if (board.phase() == "keep") {
            sawDrawn = true;
            CHECK_FALSE(board.sphinx().value("cards").toList().isEmpty());
        } else {
            CHECK_FALSE(board.sphinx().value("open").toBool());
        }
        for (const QVariant& side : board.sides()) {
            CHECK(side.toMap().value("known").toList().isEmpty());
        }
        player.step();
    }
    CHECK(sawOwn);
    CHECK(sawDrawn);
}

TEST_CASE("Every move of a match of Egizia is told in words, and every kind of chance") {
    std::set<int> chance;
    std::set<int> moves;
    for (int match = 0; match < 12; ++match) {
        Desk desk;
        TableModel& table =
            sitDownTogether(desk, 2 + match % 3, QString("words%1").arg(match), "round-end", "one");
        EgiziaPlayer player(table, static_cast<std::uint64_t>(match));
        while (!table.over()) {
            takeSeat(table);
            CHECK_FALSE(nileOf(table).prompt().isEmpty());
            CHECK(nileOf(table).phasePage().startsWith("egizia/"));
            player.step();
        }
        CHECK(nileOf(table).progress() == "Finished");
        std::set<int> lines;
        for (const QVariant& ply : table.history()->stops()) {
            lines.insert(ply.toInt());
            INFO(table.history()->textOf(ply.toInt()).toStdString());
            CHECK_FALSE(table.history()->textOf(ply.toInt()).contains("%"));
        }
        int ply = 0;
        for (const auto& entry : table.shown().log().entries) {
            ++ply;
            if (!entry.isChance()) {
                INFO("kind " << int{entry.kind});
                CHECK(lines.count(ply) == 1);
                moves.insert(entry.kind);
            } else if (lines.count(ply) == 1) {
                chance.insert(entry.kind);
            }
        }
    }
    CHECK(chance == std::set<int>{1, 2, 3, 4, 5});
    CAPTURE(moves);
    CHECK(moves.size() == moveKinds); // else this test has not seen them all
}

TEST_CASE("What goes by itself in Egizia is told in its order, and adds up to what changed") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 4, "course");
    EgiziaPlayer player(table, 21);
    int meals = 0;
    int rounds = 0;
    while (!table.over()) {
        takeSeat(table);
        const State before = stateOf(table);
        const QVariantList events = toldBy(table, [&] { player.step(); });
        const State& after = stateOf(table);
        std::array<int, architects::maxSeats> hunger{};
        for (const QVariant& one : findEvent(events, "fed").value("seats").toList()) {
            const QVariantMap meal = one.toMap();
            CHECK(meal.value("missing").toInt() ==
                  std::max(0, meal.value("need").toInt() - meal.value("supply").toInt() -
                                  meal.value("given").toInt()));
            hunger[meal.value("seat").toUInt()] -= meal.value("loss").toInt();
            ++meals;
        }
        std::array<int, architects::maxSeats> praise{};
        for (const QVariant& one : findEvent(events, "sites").value("seats").toList()) {
            praise[one.toMap().value("seat").toUInt()] += one.toMap().value("points").toInt();
        }
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const auto more = [&](Source source) {
                const auto i = static_cast<std::size_t>(source);
                return after.players[seat].earned[i] - before.players[seat].earned[i];
            };
            CHECK(more(Source::Hunger) == hunger[seat]);
            CHECK(more(Source::Sites) == praise[seat]);
        }
        const QVariantMap round = findEvent(events, "round");
        if (!round.isEmpty()) {
            CHECK(round.value("round").toInt() == ++rounds);
            CHECK(nileOf(table).rounds().size() == rounds);
            CHECK_FALSE(round.value("text").toString().isEmpty());
        }
        for (const QVariant& one : findEvent(events, "stones").value("seats").toList()) {
            if (findEvent(events, "round").isEmpty()) {
                const QVariantMap seat = one.toMap();
                CHECK(seat.value("to").toInt() == after.players[seat.value("seat").toUInt()].stones);
            }
        }
    }
    CHECK(meals == 20); // four seats in five rounds, each once
    CHECK(rounds == 5);
}

TEST_CASE("A bend of the Nile that cannot be reached says which rule forbids it, and so does the refusal") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "bend");
    table.takeDevice();
    EgiziaModel& board = nileOf(table);
    REQUIRE(board.phase() == "sail");
    CHECK(board.river().size() == 20);
    REQUIRE(board.sail(10, false)); // Selinon
    takeSeat(table);
    EgiziaModel& other = nileOf(table);
    const QVariantMap taken = other.river().at(9).toMap();
    CHECK(taken.value("name") == "Selinon");
    CHECK_FALSE(taken.value("may").toBool());
    CHECK(taken.value("refusalPage") == "egizia/sailing");
    QString told;
    QObject::connect(&table, &TableModel::refused, &table,
                     [&told](const QString& sentence, const QString&) { told = sentence; });
    CHECK_FALSE(other.sail(10, false));
    CHECK_FALSE(told.isEmpty());
    CHECK(told == taken.value("reason").toString());
    CHECK(told == other.preview(10, false).value("reason").toString());
    CHECK(other.rail().at(1 - table.viewer()).toMap().value("bend").toInt() == 10);
}

TEST_CASE("A building action is taken back as a whole, as far as nothing was drawn or turned up") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "cancel");
    EgiziaPlayer player(table, 2);
    bool tried = false;
    while (!table.over() && !tried) {
        takeSeat(table);
        EgiziaModel& board = nileOf(table);
        if (board.phase() == "build" && board.action().value("site").toInt() == 2) {
            for (const QVariant& one : board.action().value("workers").toList()) {
                if (one.toMap().value("may").toBool()) {
                    const int before = table.plyCount();
                    REQUIRE(board.work(one.toMap().value("worker").toInt()));
                    CHECK(board.action().value("open").toBool());
                    board.cancelAction();
                    CHECK(board.phase() == "build");
                    CHECK(table.plyCount() == before);
                    tried = true;
                    break;
                }
            }
        }
        player.step();
    }
    CHECK(tried);
}

TEST_CASE("Every card, bend and phase of Egizia has its words and its page") {
    const EgiziaBook book(nullptr);
    std::set<QString> pages;
    const auto check = [&pages](const QVariantList& list, int count) {
        CHECK(list.size() == count);
        for (const QVariant& one : list) {
            const QVariantMap map = one.toMap();
            INFO(map.value("page").toString().toStdString());
            CHECK_FALSE(
                (map.contains("title") ? map.value("title") : map.value("name")).toString().isEmpty());
            CHECK_FALSE(map.value("text").toString().isEmpty());
            CHECK_FALSE(map.value("text").toString().contains("%"));
            CHECK(pages.insert(map.value("page").toString()).second);
        }
    };
    check(book.cards(), 48);
    check(book.riddles(), 29);
    check(book.bends(), 20);
    check(book.stages(), 7);
    std::set<QString> titles;
    for (const QVariant& riddle : book.riddles()) {
        CHECK(titles.insert(riddle.toMap().value("title").toString()).second);
    }
    CHECK(book.sources().size() == 11);
    CHECK(book.card(0).isEmpty());
    CHECK(book.card(49).isEmpty());
    CHECK(book.riddle(30).isEmpty());
    CHECK(book.bend(0).isEmpty());
    CHECK(book.stage(8).isEmpty());
    CHECK(book.card(7).value("code") == "N07");
    CHECK(book.riddle(29).value("code") == "S29");
}

TEST_CASE("Nonsense from a screen of Egizia is refused and changes nothing") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "nonsense");
    table.takeDevice();
    EgiziaModel& board = nileOf(table);
    const int before = table.plyCount();
    CHECK_FALSE(board.sail(0, false));
    CHECK_FALSE(board.sail(21, false));
    CHECK_FALSE(board.sail(4, true));
    CHECK_FALSE(board.train(4));
    CHECK_FALSE(board.moveFlood(3));
    CHECK_FALSE(board.drill(0, 0));
    CHECK_FALSE(board.drill(13, -1));
    CHECK_FALSE(board.upgrade(-1));
    CHECK_FALSE(board.playCard(49));
    CHECK_FALSE(board.extraPlace(3));
    CHECK_FALSE(board.sell(-5));
    CHECK_FALSE(board.sell(10000));
    CHECK_FALSE(board.feedStones(3));
    CHECK_FALSE(board.work(7));
    CHECK_FALSE(board.build("sphinx", "1"));
    CHECK_FALSE(board.build("pyramid", "7.1"));
    CHECK_FALSE(board.look(99));
    CHECK_FALSE(board.keep({30}));
    CHECK_FALSE(board.keep({1, 2, 3}));
    CHECK_FALSE(board.finish("sideways"));
    CHECK_FALSE(board.giveUp());
    CHECK_FALSE(board.take(2));
    CHECK_FALSE(board.done());
    board.cancelAction();
    CHECK(board.preview(0, false).isEmpty());
    CHECK(board.squareName("temple", "Z1").isEmpty());
    CHECK(board.workerName(4).isEmpty());
    CHECK_FALSE(board.whyNotBuild("obelisk", "13").isEmpty());
    CHECK(table.plyCount() == before);
}
