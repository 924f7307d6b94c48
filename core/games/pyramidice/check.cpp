// Which rule forbids a move. The order of the questions is the order in which a player would want the
// answers: whose turn, what is asked, which thing, whether it can be paid. The Work phase is in
// check_work.cpp.
#include <algorithm>
#include <cstddef>

#include "core/games/pyramidice/check_work.h"
#include "core/games/pyramidice/moves.h"
#include "core/games/pyramidice/payment.h"
#include "core/games/pyramidice/rest.h"
#include "core/games/pyramidice/rival.h"
#include "core/games/pyramidice/stock.h"
#include "core/games/pyramidice/turn.h"
#include "core/games/pyramidice/work.h"

namespace architects::pyramidice {
namespace {

constexpr int lastKind = static_cast<int>(MoveKind::RivalBuild);

/// How many arguments a kind of move has: the others are zero, one thing has one spelling.
std::size_t argumentsOf(MoveKind kind) {
    switch (kind) {
    case MoveKind::Work:
    case MoveKind::Rest:
    case MoveKind::Fame:
    case MoveKind::End:
    case MoveKind::Copy:
    case MoveKind::Decline: return 0;
    case MoveKind::Take:
    case MoveKind::Mark:
    case MoveKind::Use:
    case MoveKind::PlaceTile: return 2;
    case MoveKind::SetDie:
    case MoveKind::Build:
    case MoveKind::Spend:
    case MoveKind::Tile: return 3;
    case MoveKind::Nudge: return 4;
    default: return 1;
    }
}

bool wellFormed(const Move& move) {
    if (move.kind == 0 || move.kind > lastKind) {
        return false;
    }
    const std::size_t used = argumentsOf(static_cast<MoveKind>(move.kind));
    return std::all_of(move.arg.begin() + static_cast<std::ptrdiff_t>(used), move.arg.end(),
                       [](std::uint8_t arg) { return arg == 0; });
}

Refusal onlyIf(bool allowed, Refusal refusal) {
    return allowed ? Refusal::None : refusal;
}

/// The answer that a question takes, where it takes one kind only.
MoveKind answerTo(Question question) {
    switch (question) {
    case Question::Scarab: return MoveKind::ChooseScarab;
    case Question::Discard: return MoveKind::Discard;
    case Question::Spend: return MoveKind::Spend;
    case Question::Gain: return MoveKind::Gain;
    case Question::PlaceTile: return MoveKind::PlaceTile;
    case Question::Take: return MoveKind::Take;
    case Question::Drop: return MoveKind::Drop;
    case Question::FreeGod: return MoveKind::TakeGod;
    default: return MoveKind{};
    }
}

bool answers(Question question, MoveKind kind) {
    switch (question) {
    case Question::Pearl: return kind == MoveKind::Copy || kind == MoveKind::Decline;
    case Question::Begin: return kind == MoveKind::Work || kind == MoveKind::Rest;
    case Question::Rest: return kind == MoveKind::Use || kind == MoveKind::Tile;
    case Question::Act:
        return (kind >= MoveKind::Mark && kind <= MoveKind::Borrow) || kind == MoveKind::End;
    case Question::RivalGod:
    case Question::RivalDie:
    case Question::RivalAct: return kind >= MoveKind::RivalGod;
    default: return kind == answerTo(question);
    }
}

Refusal checkBegin(const State& state, MoveKind kind) {
    if (kind == MoveKind::Work) {
        return onlyIf(!stalled(state), Refusal::PyramidiceMustRest);
    }
    return onlyIf(mayRest(state), Refusal::PyramidiceCannotRest);
}

Refusal checkTake(const State& state, int stones, int prayers) {
    if (stones > state.quarry[at(Colour::Stone)] || prayers > state.quarry[at(Colour::Prayer)]) {
        return Refusal::PyramidiceNotInQuarry;
    }
    return onlyIf(stones + prayers == diceToTake(state), Refusal::PyramidiceTakeAsManyAsWorkers);
}

Refusal checkGain(const State& state, int piece) {
    if (piece >= static_cast<int>(resourceCount)) {
        return Refusal::NoSuchMove;
    }
    if (((state.turn.choice.kinds >> piece) & 1) == 0) {
        return Refusal::PyramidiceWrongKind;
    }
    const auto kind = static_cast<Resource>(piece);
    return onlyIf(supplyOf(state, kind) > 0, kind == Resource::Stone ? Refusal::PyramidiceNoStoneInSupply
                                                                     : Refusal::PyramidiceSupplyEmpty);
}

Refusal checkPiece(const Side& side, int piece) {
    if (piece < 0 || piece >= static_cast<int>(resourceCount)) {
        return Refusal::NoSuchMove;
    }
    return onlyIf(side.pieces[static_cast<std::size_t>(piece)] > 0, Refusal::PyramidiceNoSuchPiece);
}

/// May the seat on turn have this tile, from there?
Refusal checkTileSource(const State& state, int tile, int from) {
    if (from == 0) {
        return onlyIf(spaceOfTile(state, tile) >= 0, Refusal::PyramidiceTileNotThere);
    }
    if (stalled(state)) {
        return Refusal::PyramidiceMustRest;
    }
    return onlyIf(((openTilesOf(state, from - 1) >> tile) & 1) != 0, Refusal::PyramidiceTileNotForCopy);
}

Refusal checkTile(const State& state, int tile, int discarded, int from) {
    if (tile < 1 || tile > static_cast<int>(tileCount) || from > maxSeats) {
        return Refusal::NoSuchMove;
    }
    if (const Refusal refusal = checkTileSource(state, tile, from); refusal != Refusal::None) {
        return refusal;
    }
    if (!tilePayable(state, tile)) {
        return Refusal::PyramidiceCannotPayTile;
    }
    if (tileTable[static_cast<std::size_t>(tile)].effect == TileEffect::Exchange) {
        return discarded == 0 ? Refusal::PyramidiceNoSuchPiece : checkPiece(moving(state), discarded - 1);
    }
    return onlyIf(discarded == 0, Refusal::NoSuchMove);
}

Refusal checkRestUse(const State& state, God god, int argument) {
    if (god == noGod || god > godCount) {
        return Refusal::NoSuchMove;
    }
    if (!has(moving(state).gods, god)) {
        return Refusal::PyramidiceNotYourGod;
    }
    if (god != Bes && god != Hapy) {
        return Refusal::PyramidiceNoPowerToUse;
    }
    if (has(state.turn.used, god)) {
        return Refusal::PyramidiceGodUsed;
    }
    if (god == Bes) {
        return onlyIf(argument == 0, Refusal::NoSuchMove);
    }
    if (stalled(state)) {
        return Refusal::PyramidiceMustRest;
    }
    return checkPiece(moving(state), argument - 1);
}

Refusal checkPlace(const State& state, int tile, int space) {
    const auto& returning = state.turn.returning;
    if (tile == 0 || std::find(returning.begin(), returning.end(), tile) == returning.end()) {
        return Refusal::PyramidiceTileNotThere;
    }
    if (space >= suppliesFor[state.seats].tiles) {
        return Refusal::NoSuchMove;
    }
    return onlyIf(state.tileRow[static_cast<std::size_t>(space)] == 0, Refusal::PyramidiceSpaceOfTileTaken);
}

Refusal checkAnswer(const State& state, Seat seat, const Move& move, Question question) {
    const auto& arg = move.arg;
    switch (question) {
    case Question::Scarab: {
        const auto& offered = moving(state).offered;
        return onlyIf(arg[0] != 0 && std::find(offered.begin(), offered.end(), arg[0]) != offered.end(),
                      Refusal::PyramidiceScarabNotOffered);
    }
    case Question::Discard: return checkPiece(state.sides[static_cast<std::size_t>(seat)], arg[0]);
    case Question::Spend: return checkSpend(state, move);
    case Question::Gain: return checkGain(state, arg[0]);
    case Question::PlaceTile: return checkPlace(state, arg[0], arg[1]);
    case Question::Begin: return checkBegin(state, static_cast<MoveKind>(move.kind));
    case Question::Take: return checkTake(state, arg[0], arg[1]);
    case Question::Act: return checkWork(state, move);
    case Question::Drop: return checkGivenUp(state, mayDrop(state), arg[0]);
    case Question::Rest:
        return static_cast<MoveKind>(move.kind) == MoveKind::Use
                   ? checkRestUse(state, static_cast<God>(arg[0]), arg[1])
                   : checkTile(state, arg[0], arg[1], arg[2]);
    case Question::FreeGod: return checkSlot(state, arg[0]);
    case Question::Pearl: return Refusal::None;
    default: return onlyIf(move == rivalMove(state), Refusal::PyramidiceRivalsStep);
    }
}

} // namespace

Refusal checkMove(const State& state, Seat seat, const Move& move) {
    const Question question = questionOf(state);
    if (question == Question::Over) {
        return Refusal::MatchIsOver;
    }
    if (question == Question::Chance) {
        return Refusal::WaitingForChance;
    }
    if (askedSeat(state, question) != indexOf(seat)) {
        return Refusal::NotYourTurn;
    }
    if (!wellFormed(move)) {
        return Refusal::NoSuchMove;
    }
    const auto kind = static_cast<MoveKind>(move.kind);
    if (answers(question, kind)) {
        return checkAnswer(state, seat, move, question);
    }
    return kind == MoveKind::Copy ? Refusal::PyramidiceNothingToCopy : Refusal::PyramidiceWrongStep;
}

} // namespace architects::pyramidice
