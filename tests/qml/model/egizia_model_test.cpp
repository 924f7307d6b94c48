#include "tests/qml/model/egizia_player.h"

#include <QMap>

#include <algorithm>
#include <set>

#include "core/games/egizia/chance.h"
#include "core/games/egizia/query.h"
#include "qml/model/egizia_book.h"
#include "qml/model/egizia_seen.h"

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

EgiziaSide sideOf(const EgiziaModel& board, int seat) {
    return board.sides().at(seat);
}

void takeSeat(TableModel& table) {
    if (table.handOverTo() >= 0) {
        table.takeDevice();
    }
}

/// What is told while something is done.
template <class F>
QList<EgiziaEvent> toldBy(TableModel& table, F&& act) {
    QList<EgiziaEvent> events;
    const auto connection = QObject::connect(&nileOf(table), &EgiziaModel::happened, &table,
                                             [&events](const EgiziaEvent& event) { events.append(event); });
    act();
    QObject::disconnect(connection);
    return events;
}

/// The first of a kind; nothing happened if there is none.
EgiziaEvent findEvent(const QList<EgiziaEvent>& events, EgiziaAct::Value what) {
    const auto found = std::find_if(events.begin(), events.end(),
                                    [what](const EgiziaEvent& event) { return event.what == what; });
    return found != events.end() ? *found : EgiziaEvent();
}

bool isTold(const QList<EgiziaEvent>& events, EgiziaAct::Value what) {
    return findEvent(events, what).what == what;
}

/// A ship that was looked at before sails; what it was said to bring is what it brings.
void checkSail(TableModel& table, EgiziaPlayer& player) {
    EgiziaModel& board = nileOf(table);
    const int seat = table.viewer();
    const int bend = player.chooseBend();
    const bool twice = board.river().at(bend - 1).twice;
    const EgiziaPreview preview = board.preview(bend, twice);
    REQUIRE(preview.may);
    REQUIRE(preview.known);
    CHECK(preview.reason.isEmpty());
    CHECK_FALSE(preview.text.isEmpty());
    const int round = board.round();
    const QList<EgiziaEvent> events = toldBy(table, [&] { REQUIRE(board.sail(bend, twice)); });
    const EgiziaEvent told = findEvent(events, EgiziaAct::Sail);
    CHECK(told.bend == bend);
    CHECK(told.card == preview.card);
    CHECK(told.gains == preview.gains);
    CHECK_FALSE(told.text.isEmpty());
    if (!isTold(events, EgiziaAct::Fed) && board.round() == round) { // nothing else has come in between
        const EgiziaSide side = sideOf(board, seat);
        CHECK(side.stones == preview.stones);
        CHECK(side.points == preview.points);
        CHECK(side.grain == preview.grain);
        CHECK(side.produces == preview.produces);
    }
}

/// An action that is about to be finished says what that will bring.
void checkFinish(TableModel& table, EgiziaPlayer& player) {
    EgiziaModel& board = nileOf(table);
    const EgiziaAction action = board.action();
    const State before = stateOf(table);
    const EgiziaTrack track = action.tracks.isEmpty() ? EgiziaTrack() : action.tracks.at(player.below(2));
    const QList<EgiziaEvent> events = toldBy(table, [&] { REQUIRE(board.finish(track.track)); });
    const State& after = stateOf(table);
    const int seat = before.mover;
    const auto more = [&](int one, Source source) {
        const auto i = static_cast<std::size_t>(source);
        return playerAt(after, one).earned[i] - playerAt(before, one).earned[i];
    };
    CHECK(more(seat, Source::Building) == action.points);
    CHECK(more(seat, Source::Market) == track.points);
    if (!action.tracks.isEmpty()) {
        CHECK(playerAt(after, seat).stones - playerAt(before, seat).stones == track.stones);
    }
    std::array<int, architects::maxSeats> floors{};
    for (const EgiziaBonus& one : action.bonuses) {
        floors[static_cast<std::size_t>(one.seat)] += one.points;
    }
    for (int one = 0; one < before.seats; ++one) {
        CHECK(more(one, Source::Floors) == floors[static_cast<std::size_t>(one)]);
    }
    CHECK(findEvent(events, EgiziaAct::Finish).floors.size() == action.bonuses.size());
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
        if (board.phase() == EgiziaPhase::Sail && player.below(8) != 0) {
            checkSail(table, player);
            ++ships;
        } else if (board.action().mayFinish && player.below(2) == 0) {
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
    std::set<EgiziaPhase::Value> missing{EgiziaPhase::Sail,  EgiziaPhase::AfterSail, EgiziaPhase::Train,
                                         EgiziaPhase::Flood, EgiziaPhase::Leftover,  EgiziaPhase::Feed,
                                         EgiziaPhase::First, EgiziaPhase::Build,     EgiziaPhase::Action,
                                         EgiziaPhase::Keep,  EgiziaPhase::Extra,     EgiziaPhase::Close};
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
        CHECK(board.phase() == EgiziaPhase::Over);
        CHECK(board.stage() == 8);
        CHECK(board.rounds().size() == 5);
        for (int seat = 0; seat < people; ++seat) {
            CHECK(sideOf(board, seat).points == table.totals().at(seat));
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
    for (const EgiziaRound& round : board.rounds()) {
        tile = 1;
        for (const EgiziaRoundSeat& seat : round.seats) {
            CHECK(seat.tile == tile++);
            CHECK(seat.before == sums[static_cast<std::size_t>(seat.seat)]);
            int parts = 0;
            for (const EgiziaPart& part : seat.parts) {
                CHECK_FALSE(part.title.isEmpty());
                parts += part.points;
            }
            CHECK(parts == seat.gained);
            sums[static_cast<std::size_t>(seat.seat)] += parts;
        }
    }
    const State& state = stateOf(table);
    int step = 0;
    for (const EgiziaEnding& line : board.ending()) {
        CHECK_FALSE(line.title.isEmpty());
        CHECK_FALSE(line.text.isEmpty());
        CHECK(line.step == step++);
        sums[static_cast<std::size_t>(line.seat)] += line.points;
    }
    for (int seat = 0; seat < people; ++seat) {
        CHECK(sums[static_cast<std::size_t>(seat)] == pointsOf(state, seat));
    }
    QMap<QString, int> last;
    for (const EgiziaEnding& one : board.ending()) {
        last.insert(one.name, one.total);
    }
    for (auto it = last.cbegin(); it != last.cend(); ++it) {
        for (const EgiziaSide& side : board.sides()) {
            if (side.name == it.key()) {
                CHECK(side.points == it.value());
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
    QObject::connect(&nileOf(table), &EgiziaModel::happened, &table, [&](const EgiziaEvent& event) {
        const bool own = event.seat == table.viewer();
        if (event.what == EgiziaAct::Draw && !own) {
            CHECK(event.riddle == 0);
        } else if (event.what == EgiziaAct::Keep && !own) {
            CHECK(event.kept.isEmpty());
        }
    });
    while (!table.over()) {
        takeSeat(table);
        const EgiziaModel& board = nileOf(table);
        const int seat = table.viewer();
        CHECK(board.hand().size() == sideOf(board, seat).riddles);
        for (const EgiziaRiddle& card : board.hand()) {
            CHECK(card.worth >= 0);
            sawOwn = true;
        }
        if (board.phase() == EgiziaPhase::Keep) {
            sawDrawn = true;
            CHECK_FALSE(board.sphinx().cards.isEmpty());
        } else {
            CHECK_FALSE(board.sphinx().open);
        }
        for (const EgiziaSide& side : board.sides()) {
            CHECK(side.known.isEmpty());
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
        const QList<EgiziaEvent> events = toldBy(table, [&] { player.step(); });
        const State& after = stateOf(table);
        std::array<int, architects::maxSeats> hunger{};
        for (const EgiziaShare& meal : findEvent(events, EgiziaAct::Fed).shares) {
            CHECK(meal.missing == std::max(0, meal.need - meal.supply - meal.given));
            hunger[static_cast<std::size_t>(meal.seat)] -= meal.loss;
            ++meals;
        }
        std::array<int, architects::maxSeats> praise{};
        for (const EgiziaShare& one : findEvent(events, EgiziaAct::Sites).shares) {
            praise[static_cast<std::size_t>(one.seat)] += one.points;
        }
        for (std::size_t seat = 0; seat < 4; ++seat) {
            const auto more = [&](Source source) {
                const auto i = static_cast<std::size_t>(source);
                return after.players[seat].earned[i] - before.players[seat].earned[i];
            };
            CHECK(more(Source::Hunger) == hunger[seat]);
            CHECK(more(Source::Sites) == praise[seat]);
        }
        if (isTold(events, EgiziaAct::Round)) {
            const EgiziaEvent round = findEvent(events, EgiziaAct::Round);
            CHECK(round.round == ++rounds);
            CHECK(nileOf(table).rounds().size() == rounds);
            CHECK_FALSE(round.text.isEmpty());
        }
        for (const EgiziaShare& one : findEvent(events, EgiziaAct::Stones).shares) {
            if (!isTold(events, EgiziaAct::Round)) {
                CHECK(one.to == after.players[static_cast<std::size_t>(one.seat)].stones);
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
    REQUIRE(board.phase() == EgiziaPhase::Sail);
    CHECK(board.river().size() == 20);
    REQUIRE(board.sail(10, false)); // Selinon
    takeSeat(table);
    EgiziaModel& other = nileOf(table);
    const EgiziaBend taken = other.river().at(9);
    CHECK(taken.name == "Selinon");
    CHECK_FALSE(taken.may);
    CHECK(taken.refusalPage == "egizia/sailing");
    QString told;
    QObject::connect(&table, &TableModel::refused, &table,
                     [&told](const QString& sentence, const QString&) { told = sentence; });
    CHECK_FALSE(other.sail(10, false));
    CHECK_FALSE(told.isEmpty());
    CHECK(told == taken.reason);
    CHECK(told == other.preview(10, false).reason);
    CHECK(other.rail().at(1 - table.viewer()).bend == 10);
}

TEST_CASE("A building action is taken back as a whole, as far as nothing was drawn or turned up") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "cancel");
    EgiziaPlayer player(table, 2);
    bool tried = false;
    while (!table.over() && !tried) {
        takeSeat(table);
        EgiziaModel& board = nileOf(table);
        if (board.phase() == EgiziaPhase::Build && board.action().site == 2) {
            for (const EgiziaOffer& one : board.action().workers) {
                if (one.may) {
                    const int before = table.plyCount();
                    REQUIRE(board.work(one.worker));
                    CHECK(board.action().open);
                    board.cancelAction();
                    CHECK(board.phase() == EgiziaPhase::Build);
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
    const auto check = [&pages](const auto& list, int count, auto titleOf) {
        CHECK(list.size() == count);
        for (const auto& one : list) {
            INFO(one.page.toStdString());
            CHECK_FALSE(titleOf(one).isEmpty());
            CHECK_FALSE(one.text.isEmpty());
            CHECK_FALSE(one.text.contains("%"));
            CHECK(pages.insert(one.page).second);
        }
    };
    const auto title = [](const auto& one) { return one.title; };
    check(book.cards(), 48, title);
    check(book.riddles(), 29, title);
    check(book.bends(), 20, [](const EgiziaBendWords& bend) { return bend.name; });
    check(book.stages(), 7, title);
    std::set<QString> titles;
    for (const EgiziaRiddle& riddle : book.riddles()) {
        CHECK(titles.insert(riddle.title).second);
    }
    for (int number = 1; number <= 20; ++number) {
        CHECK(book.cards().at(number - 1).card == number);
        CHECK(book.riddles().at(number - 1).riddle == number);
        CHECK(book.bends().at(number - 1).bend == number);
    }
    CHECK(book.floods().size() == 3);
    CHECK(book.cards().at(6).code == "N07");
    CHECK(book.riddles().at(28).code == "S29");
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
    CHECK(board.preview(0, false) == EgiziaPreview());
    CHECK(board.squareName("temple", "Z1").isEmpty());
    CHECK(board.workerName(4).isEmpty());
    CHECK_FALSE(board.whyNotBuild("obelisk", "13").sentence.isEmpty());
    CHECK(table.plyCount() == before);
}

TEST_CASE("Why something may not be done in Egizia is asked without trying it") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "why");
    table.takeDevice();
    EgiziaModel& board = nileOf(table);
    bool refused = false;
    QObject::connect(&table, &TableModel::refused, &table, [&refused] { refused = true; });
    CHECK_FALSE(board.whyNotBuild("pyramid", "1.1").sentence.isEmpty());
    CHECK(board.whyNotBuild("pyramid", "1.1").page.startsWith("egizia/"));
    CHECK_FALSE(board.whyNotWork(0).sentence.isEmpty());
    CHECK_FALSE(board.whyNotTrain(7).sentence.isEmpty());
    CHECK_FALSE(refused);
}

TEST_CASE("Rounds of Egizia that are read on are those that are read from the beginning") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "read on");
    EgiziaPlayer player(table, 8);
    while (!table.over()) {
        player.step();
        EgiziaRounds anew;
        anew.follow(table.shown().log(), table);
        REQUIRE(nileOf(table).rounds() == anew.rounds());
        REQUIRE(nileOf(table).ending() == anew.ending());
    }
    architects::Log log = table.shown().log();
    log.entries.resize(log.entries.size() / 2);
    EgiziaRounds half;
    half.follow(log, table);
    table.setPly(static_cast<int>(log.entries.size())); // a shorter log
    CHECK(nileOf(table).rounds() == half.rounds());
    CHECK(nileOf(table).ending().isEmpty());
}

TEST_CASE("What was shown of Egizia stays until its picture has come, piece by piece") {
    Desk desk;
    TableModel& table = sitDownTogether(desk, 2, "seen");
    table.takeDevice();
    EgiziaModel& board = nileOf(table);
    EgiziaSeen seen;
    seen.setTable(&table);
    seen.follow();
    seen.catchUp();
    CHECK(seen.phase() == EgiziaPhase::Sail);
    CHECK(seen.side(5) == EgiziaSide());
    CHECK(seen.at(21) == EgiziaBend());
    const int seat = table.viewer();
    const int card = board.river().at(4).card;
    REQUIRE(board.sail(5, false));
    seen.follow();
    CHECK(seen.at(5).ships.isEmpty());
    CHECK(seen.at(5).card == card);
    seen.takeBend(5, seat);
    CHECK(seen.at(5).ships == QList<int>{seat});
    CHECK(seen.at(5).card == 0);
    CHECK(seen.rail().at(seat).bend == 5);
    CHECK(seen.side(seat).ships == board.sides().at(seat).ships + 1); // is counted when all of it is shown
    seen.watch(1 - seat);
    CHECK(seen.phase() == EgiziaPhase::Wait);
    CHECK(seen.prompt().contains(seen.side(1 - seat).name));
    seen.catchUp();
    CHECK(seen.side(seat) == board.sides().at(seat));
}
