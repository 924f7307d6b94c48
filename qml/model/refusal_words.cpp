#include "qml/model/refusal_words.h"

#include <QCoreApplication>

#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "core/games/kheops/moves.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/work.h"
#include "qml/model/core_text.h"
#include "qml/model/egizia_words.h"
#include "qml/model/pyramidice_prices.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"

using architects::Move;
using architects::Refusal;

namespace {

struct RefusalTr {
    Q_DECLARE_TR_FUNCTIONS(Refusal)
};

/// What a god's price asks for and the seat on turn cannot pay.
QString missingFor(const architects::pyramidice::State& state, int slot) {
    const auto god = state.row[static_cast<std::size_t>(slot - 1)];
    QStringList codes;
    for (const auto& part : pyramidiceprices::partsOf(god, &state)) {
        if (!part.met) {
            codes.append(pyramidicewords::needCode(part.need));
        }
    }
    return RefusalTr::tr("For %1 you do not have: %2.", "a god, dice and resources")
        .arg(pyramidicewords::godName(god), pyramidicetexts::cost(codes));
}

/// Why this god is not among those that may be given up.
QString cannotGo(const architects::pyramidice::State& state, int god) {
    using namespace architects::pyramidice;
    return god != wholeEnnead && has(ennead, static_cast<God>(god))
               ? RefusalTr::tr("A card of the Ennead cannot go alone: give up the whole stack.")
           : god == state.turn.loan ? RefusalTr::tr("A lent god is not yours to give up: choose another.")
                                    : refusalwords::plain(Refusal::PyramidiceCannotDiscardGod);
}

/// What lies below, beside or before a square and is not built yet.
QString toBeBuiltFirst(const architects::egizia::State& state, architects::egizia::Square square) {
    using namespace architects::egizia;
    if (square >= firstColumn && square < entablature) {
        return RefusalTr::tr("Not yet: the columns come after both flanks of the temple.");
    }
    if (square == entablature) {
        return RefusalTr::tr("Not yet: the roof comes after all four columns.");
    }
    const SquareSet missing = neededFor[square] & ~filledSquares(state);
    QStringList names;
    for (std::size_t other = 0; other < squareCount; ++other) {
        if ((missing & onlySquare(static_cast<Square>(other))) != 0) {
            names.append(egiziawords::squareName(static_cast<Square>(other)));
        }
    }
    return RefusalTr::tr("Not yet. To be built first: %1.", "squares of a monument")
        .arg(egiziawords::listed(names));
}

/// What is too dear to be built or looked at.
QString tooDear(const architects::egizia::State& state, const Move& move, Refusal refusal) {
    using namespace architects::egizia;
    const bool look = static_cast<MoveKind>(move.kind) == MoveKind::Look;
    const int price = look ? lookPrice(state, state.mover, move.arg[0])
                           : priceOf(state, static_cast<Square>(move.arg[0]));
    return refusal == Refusal::EgiziaNotEnoughStones
               ? RefusalTr::tr("That costs %n stone(s), and you have %1: choose something cheaper.", "",
                               price)
                     .arg(playerAt(state, state.mover).stones)
               : RefusalTr::tr("That takes strength %1, and %2 is left: choose something cheaper, or add a "
                               "worker or a card.")
                     .arg(price)
                     .arg(strengthLeft(state));
}

QString cannotOpen(const architects::egizia::State& state) {
    const int cheapest = cheapestAt(state, state.site);
    const int stones = playerAt(state, state.mover).stones;
    return stones < cheapest
               ? RefusalTr::tr("The cheapest thing here costs %n stone(s), and you have %1.", "", cheapest)
                     .arg(stones)
               : RefusalTr::tr("The cheapest thing here takes strength %1: choose a stronger worker.")
                     .arg(cheapest);
}

QString cardNotNow(architects::egizia::Card card) {
    using architects::egizia::Effect;
    switch (architects::egizia::nileCards[card].effect) {
    case Effect::Grain: return RefusalTr::tr("This card brings grain: play it while you feed.");
    case Effect::Strength: return RefusalTr::tr("This card brings strength: play it while you build.");
    case Effect::SecondShip:
    case Effect::ExtraPlace: return RefusalTr::tr("This card is about ships: play it while you sail.");
    default: return refusalwords::plain(Refusal::EgiziaCardNotNow);
    }
}

/// A rule that is met in several steps has a page for each; empty where the core's own explains it.
const char* pageOfStep(Refusal refusal, const Move& move) {
    namespace kheops = architects::kheops;
    namespace pyramidice = architects::pyramidice;
    namespace egizia = architects::egizia;
    const auto isKheops = [&](kheops::MoveKind kind) {
        return static_cast<kheops::MoveKind>(move.kind) == kind;
    };
    switch (refusal) {
    case Refusal::KheopsNoTileThere:
    case Refusal::KheopsTileOccupied:
        return isKheops(kheops::MoveKind::TurnTile)   ? "kheops/rotate"
               : isKheops(kheops::MoveKind::MovePawn) ? "kheops/move"
                                                      : "";
    case Refusal::PyramidiceSameValue: return move.arg[0] == pyramidice::Mut ? "pyramidice/god-mut" : "";
    case Refusal::PyramidiceCannotDiscardGod:
        return static_cast<pyramidice::MoveKind>(move.kind) == pyramidice::MoveKind::Use
                   ? "pyramidice/god-aton"
                   : "";
    case Refusal::EgiziaNoCardThere:
        return static_cast<egizia::MoveKind>(move.kind) == egizia::MoveKind::Take ? "egizia/n27" : "";
    default: return "";
    }
}

} // namespace

namespace refusalwords {

QString page(Refusal refusal, const Move& move) {
    const QString ofStep = QLatin1String(pageOfStep(refusal, move));
    const auto rule = architects::infoOf(refusal).rule;
    return ofStep.isEmpty() ? QString::fromUtf8(rule.data(), static_cast<qsizetype>(rule.size())) : ofStep;
}

QString plain(Refusal refusal) {
    return refusal == Refusal::None ? QString() : coreText("Refusal", architects::infoOf(refusal).sentence);
}

QString notNow(Refusal refusal, const QString& prompt) {
    return prompt.isEmpty() ? plain(refusal)
                            : RefusalTr::tr("Not now. %1", "what is asked for").arg(prompt);
}

QString of(const architects::kheops::State& state, const Move& move, Refusal refusal) {
    using namespace architects::kheops;
    switch (refusal) {
    case Refusal::KheopsMummyFirst:
        return static_cast<PawnKind>(move.arg[0]) == PawnKind::Priest
                   ? RefusalTr::tr(
                         "The Priest waits until your Mummy has been played: choose another pawn.")
                   : RefusalTr::tr(
                         "The Pharaoh waits until your Mummy has been played: choose another pawn.");
    case Refusal::KheopsWrongKindToTurn:
        return symbolOf(state.tile[state.placed]) == Symbol::TurnRoom
                   ? RefusalTr::tr("The triangle turns a room, and that is a corridor: choose a room.")
                   : RefusalTr::tr("The fork turns a corridor, and that is a room: choose a corridor.");
    case Refusal::KheopsProtectedTile:
        return state.pawn[move.arg[0]].kind() == PawnKind::Priest
                   ? RefusalTr::tr(
                         "Your rival's Priest stands there and protects the tile: choose another.")
                   : RefusalTr::tr(
                         "Your rival's Pharaoh stands there and protects the tile: choose another.");
    default: return plain(refusal);
    }
}

QString of(const architects::pyramidice::State& state, const Move& move, Refusal refusal) {
    using namespace architects::pyramidice;
    switch (refusal) {
    case Refusal::PyramidiceTakeAsManyAsWorkers:
        return RefusalTr::tr("Take exactly %n die(dice).", "", diceToTake(state));
    case Refusal::PyramidiceCannotPayGod: return missingFor(state, move.arg[0]);
    case Refusal::PyramidiceNoGoldenCat:
        return moving(state).scarab == Gold
                   ? RefusalTr::tr("The Golden Cat has turned a die in this turn already.")
                   : RefusalTr::tr("Only the owner of the Gold Scarab has the Golden Cat.");
    case Refusal::PyramidiceCannotDiscardGod:
        return cannotGo(state,
                        static_cast<MoveKind>(move.kind) == MoveKind::Use ? move.arg[1] : move.arg[0]);
    default: return plain(refusal);
    }
}

QString of(const architects::egizia::State& state, const Move& move, Refusal refusal) {
    using namespace architects::egizia;
    const auto kind = static_cast<MoveKind>(move.kind);
    switch (refusal) {
    case Refusal::EgiziaNotYet: return toBeBuiltFirst(state, static_cast<Square>(move.arg[0]));
    case Refusal::EgiziaNotEnoughStones:
    case Refusal::EgiziaNotEnoughStrength:
        return kind == MoveKind::Build || kind == MoveKind::Look ? tooDear(state, move, refusal)
                                                                 : plain(refusal);
    case Refusal::EgiziaCannotBuildAnything: return cannotOpen(state);
    case Refusal::EgiziaSpoilsAction:
        return kind == MoveKind::Work ? plain(refusal)
                                      : RefusalTr::tr("Keep at least %n stone(s): you have begun an action "
                                                      "here and must build something.",
                                                      "", cheapestAt(state, state.site));
    case Refusal::EgiziaWorkerUsed:
        return ((unsigned{state.action.crew} >> move.arg[0]) & 1U) != 0
                   ? RefusalTr::tr("That worker is at work here already: choose another.")
                   : RefusalTr::tr("That worker has built in this round: choose another.");
    case Refusal::EgiziaNoShipLeft:
        return playerAt(state, state.mover).ships + state.placed < 2
                   ? RefusalTr::tr("You have no ship left for that.")
                   : RefusalTr::tr("There is no bend further downstream where your ships could go.");
    case Refusal::EgiziaCardNotNow: return cardNotNow(move.arg[0]);
    default: return plain(refusal);
    }
}

} // namespace refusalwords
