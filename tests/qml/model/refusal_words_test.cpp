// What a player reads when a move is refused: the sentence fits the position, and none speaks of how a move
// is written.
#include "tests/qml/model/model_test.h"

#include <QRegularExpression>

#include "core/games/any_match.h"
#include "core/games/egizia/moves.h"
#include "core/games/egizia/squares.h"
#include "core/games/kheops/moves.h"
#include "core/games/pyramidice/moves.h"
#include "core/table/random.h"
#include "qml/model/board_model.h"
#include "qml/model/refusal_words.h"
#include "tests/core/games/every_game.h"

using architects::Move;
using architects::Refusal;

namespace {

/// Sentences about the notation of moves: a screen never asks in a way that brings one about.
bool speaksOfNotation(Refusal refusal) {
    return refusal == Refusal::NoSuchMove || refusal == Refusal::BadNotation ||
           refusal == Refusal::LuxorCellsOutOfOrder || refusal == Refusal::EgiziaRiddlesOutOfOrder;
}

architects::kheops::Tile tileWith(architects::kheops::Symbol symbol) {
    architects::kheops::Tile tile = 0;
    while (architects::kheops::symbolOf(tile) != symbol) {
        ++tile;
    }
    return tile;
}

} // namespace

TEST_CASE("Kheops names the pawn that protects, the pawn that waits and what a sign turns", "[refusals]") {
    using namespace architects::kheops;
    State state;
    state.pawn[3] = Pawn(1, PawnKind::Priest);
    state.pawn[4] = Pawn(1, PawnKind::Pharaoh);
    CHECK(refusalwords::of(state, turnTile(3, 1), Refusal::KheopsProtectedTile).contains("Priest"));
    CHECK(refusalwords::of(state, turnTile(4, 1), Refusal::KheopsProtectedTile).contains("Pharaoh"));
    CHECK(refusalwords::of(state, placePawn(PawnKind::Priest, 1), Refusal::KheopsMummyFirst)
              .startsWith("The Priest waits"));
    CHECK(refusalwords::of(state, placePawn(PawnKind::Pharaoh, 1), Refusal::KheopsMummyFirst)
              .startsWith("The Pharaoh waits"));
    state.placed = 0;
    state.tile[0] = tileWith(Symbol::TurnRoom);
    CHECK(
        refusalwords::of(state, turnTile(1, 1), Refusal::KheopsWrongKindToTurn).endsWith("choose a room."));
    state.tile[0] = tileWith(Symbol::TurnCorridor);
    CHECK(refusalwords::of(state, turnTile(1, 1), Refusal::KheopsWrongKindToTurn)
              .endsWith("choose a corridor."));
}

TEST_CASE("Pyramidice tells how many dice to take, and why the Golden Cat or a god cannot", "[refusals]") {
    using namespace architects::pyramidice;
    State state;
    moving(state).pieces[at(Resource::Worker)] = 3;
    state.quarry = {1, 4};
    CHECK(refusalwords::of(state, take(1, 1), Refusal::PyramidiceTakeAsManyAsWorkers)
              .startsWith("Take exactly 3 di"));
    const Move golden = nudge(Colour::Stone, 3, true, NudgeWith::GoldenCat);
    CHECK(refusalwords::of(state, golden, Refusal::PyramidiceNoGoldenCat).startsWith("Only the owner"));
    moving(state).scarab = Gold;
    CHECK(refusalwords::of(state, golden, Refusal::PyramidiceNoGoldenCat).endsWith("already."));
    CHECK(refusalwords::of(state, drop(Isis), Refusal::PyramidiceCannotDiscardGod).contains("Ennead"));
    state.turn.loan = Ra;
    CHECK(refusalwords::of(state, drop(Ra), Refusal::PyramidiceCannotDiscardGod).contains("lent"));
    state.row[0] = Ra;
    CHECK(refusalwords::of(state, pray(1), Refusal::PyramidiceCannotPayGod)
              .startsWith("For Ra you do not have"));
}

TEST_CASE("Egizia tells what is built first, what is missing, and when a card is played", "[refusals]") {
    using namespace architects::egizia;
    State state;
    const auto first = [&state](Square square) {
        return refusalwords::of(state, build(square), Refusal::EgiziaNotYet);
    };
    CHECK(first(1).contains("stone 1 of the obelisk"));
    CHECK(first(pyramidSquare(1, 0)).contains("pyramid's floor 1"));
    CHECK(first(firstColumn).contains("both flanks"));
    CHECK(first(entablature).contains("four columns"));
    state.players[0].stones = 1;
    CHECK(refusalwords::of(state, build(6), Refusal::EgiziaNotEnoughStones).contains("you have 1"));
    state.action.crew = 1;
    CHECK(refusalwords::of(state, work(Blue), Refusal::EgiziaWorkerUsed).contains("at work here"));
    CHECK(refusalwords::of(state, work(Black), Refusal::EgiziaWorkerUsed).contains("in this round"));
    state.players[0].ships = 0;
    CHECK(refusalwords::of(state, Move{}, Refusal::EgiziaNoShipLeft).contains("no ship left"));
    state.players[0].ships = 5;
    CHECK(refusalwords::of(state, Move{}, Refusal::EgiziaNoShipLeft).contains("downstream"));
}

TEST_CASE("A refusal leads to the page of the step in which it was met", "[refusals]") {
    namespace kheops = architects::kheops;
    namespace pyramidice = architects::pyramidice;
    using refusalwords::page;
    CHECK(page(Refusal::KheopsNoTileThere, kheops::placePawn(kheops::PawnKind::Worker, 30)) ==
          "kheops/pawns");
    CHECK(page(Refusal::KheopsNoTileThere, kheops::turnTile(30, 1)) == "kheops/rotate");
    CHECK(page(Refusal::KheopsNoTileThere, kheops::movePawn(1, 30)) == "kheops/move");
    CHECK(page(Refusal::KheopsTileOccupied, kheops::movePawn(1, 2)) == "kheops/move");
    CHECK(page(Refusal::PyramidiceSameValue, pyramidice::setDie(pyramidice::Amon, 3, 3)) ==
          "pyramidice/god-amon");
    CHECK(page(Refusal::PyramidiceSameValue, pyramidice::setDie(pyramidice::Mut, 3, 3)) ==
          "pyramidice/god-mut");
    CHECK(page(Refusal::PyramidiceCannotDiscardGod, pyramidice::drop(pyramidice::Isis)) ==
          "pyramidice/upkeep");
    CHECK(page(Refusal::PyramidiceCannotDiscardGod, pyramidice::use(pyramidice::Aton, pyramidice::Isis)) ==
          "pyramidice/god-aton");
    CHECK(page(Refusal::EgiziaNoCardThere, architects::egizia::sail(1)) == "egizia/sailing");
    CHECK(page(Refusal::EgiziaNoCardThere, architects::egizia::take(1)) == "egizia/n27");
}

TEST_CASE("A step that is not asked for is answered with what is", "[refusals]") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    table.takeDevice();
    QString told;
    QObject::connect(&table, &TableModel::refused, [&told](const QString& sentence) { told = sentence; });
    KheopsModel& board = boardOf(table);
    REQUIRE(board.phase() == KheopsPhase::Pawn);
    CHECK_FALSE(board.placeTile(board.hand().constFirst().tile, 30, 0));
    CHECK(told.toStdString() == "Not now. Place a pawn on a tile.");
}

TEST_CASE("At the table, too, a refusal leads to the page of its step", "[refusals]") {
    Desk desk;
    TableModel& table = desk.sitDown(Desk::person("Nefer"), Desk::person("Ani"));
    QString shown;
    QObject::connect(&table, &TableModel::refused,
                     [&shown](const QString&, const QString& page) { shown = page; });
    KheopsModel& board = boardOf(table);
    bool turned = false;
    for (int ply = 0; !turned && ply < 200 && !table.over(); ++ply) {
        if (table.handOverTo() >= 0) {
            table.takeDevice();
        }
        if (board.phase() == KheopsPhase::TurnCorridor || board.phase() == KheopsPhase::TurnRoom) {
            CHECK_FALSE(board.turnTile(48, 1)); // the top, where nothing lies so early
            CHECK(shown == "kheops/rotate");
            turned = true;
        } else {
            playStep(table);
        }
    }
    CHECK(turned);
}

TEST_CASE("In every game whatever was legal once is refused in whole words later", "[refusals]") {
    const std::string game = GENERATE(from_range(architects::gameNames()));
    const QString name = QString::fromStdString(game);
    Desk desk;
    REQUIRE(desk.app.startMatch({{"game", name},
                                 {"players", QVariantList{Desk::person("Nefer"), Desk::person("Ani")}},
                                 {"seed", "desk"}}));
    desk.app.table()->takeDevice();
    const auto board = makeBoard(name, desk.app.table());
    auto match = *architects::AnyMatch::begin(architects::makeSetup(game, 2, {}));
    architects::FastRandom random(5);
    std::vector<Move> known;
    architects::MoveList moves;
    int refused = 0;
    for (int ply = 0; !match.pending().over(); ++ply) {
        const auto seat = match.pending().seats.first();
        match.legalMoves(seat, moves);
        if (known.size() < 1500) {
            known.insert(known.end(), moves.begin(), moves.end());
        }
        if (ply % 9 == 0) {
            board->show(match, true);
            for (const Move& move : known) {
                const Refusal refusal = match.check(seat, move);
                if (refusal != Refusal::None) {
                    const QString text = board->refusalText(refusal, move);
                    INFO(architects::infoOf(refusal).name << ": " << text.toStdString());
                    REQUIRE_FALSE(speaksOfNotation(refusal));
                    REQUIRE_FALSE(text.isEmpty());
                    REQUIRE_FALSE(text.contains(QRegularExpression("%\\d|%n|[:,] *[.]|  ")));
                    ++refused;
                }
            }
        }
        REQUIRE(
            match.play(seat, moves[architects::below(random, static_cast<std::uint32_t>(moves.size()))]) ==
            Refusal::None);
    }
    CHECK(refused > 100);
}
