#pragma once

#include <cstdint>

#include "core/games/egizia/state.h"
#include "core/table/game.h"

namespace architects::egizia {

/// What a seat may decide, and what the arguments mean. README.md has the same as text.
enum class MoveKind : std::uint8_t {
    Sail = 1,      ///< bend, 1 if the work of the camp is done twice (N34)
    Pass = 2,      ///< no more ships in this round
    Train = 3,     ///< worker: one strength, where a camp or card gives it to one of one's choice
    MoveFlood = 4, ///< Flood: where the marker goes; where it lies already: it stays
    Drill = 5,     ///< N13 or N28, worker: one strength, once a round
    Upgrade = 6,   ///< field: N10 (or N30) is laid on it for good
    Play = 7,      ///< a "whenever" card: N14 N15 N16 N33 N37 N46 N47; N35 with the site as second argument
    Sell = 8,      ///< stones, with N38
    FeedStones = 9, ///< stones instead of grain, with N11
    Work = 10,      ///< worker: opens the building action, or joins it
    Build = 11,     ///< square
    Look = 12,      ///< how many Sphinx cards
    Keep = 13,      ///< how many, then the cards in the order of their numbers: hiddenArg for the others
    Finish = 14,    ///< at Amarna 1 + Track, else 0
    GiveUp = 15,    ///< does not build at this site
    Take = 16,      ///< slot: the card that is left there (N27)
    Done = 17,      ///< nothing more, in a step where something may be played
};
inline constexpr std::uint8_t moveKinds = 17;

constexpr Move moveOf(MoveKind kind, int a = 0, int b = 0, int c = 0) {
    return {static_cast<std::uint8_t>(kind),
            {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)}};
}
constexpr Move sail(Bend bend, bool twice = false) {
    return moveOf(MoveKind::Sail, bend, twice ? 1 : 0);
}
constexpr Move pass() {
    return moveOf(MoveKind::Pass);
}
constexpr Move train(Worker worker) {
    return moveOf(MoveKind::Train, worker);
}
constexpr Move floodTo(Flood flood) {
    return moveOf(MoveKind::MoveFlood, static_cast<int>(flood));
}
constexpr Move drill(Card card, Worker worker) {
    return moveOf(MoveKind::Drill, card, worker);
}
constexpr Move upgrade(Card field) {
    return moveOf(MoveKind::Upgrade, field);
}
constexpr Move playCard(Card card) {
    return moveOf(MoveKind::Play, card);
}
constexpr Move extraPlace(std::size_t site) {
    return moveOf(MoveKind::Play, extraPlaceCard, static_cast<int>(site));
}
constexpr Move sell(int stones) {
    return moveOf(MoveKind::Sell, stones);
}
constexpr Move feedStones(int stones) {
    return moveOf(MoveKind::FeedStones, stones);
}
constexpr Move work(Worker worker) {
    return moveOf(MoveKind::Work, worker);
}
constexpr Move build(Square square) {
    return moveOf(MoveKind::Build, square);
}
constexpr Move look(int cards) {
    return moveOf(MoveKind::Look, cards);
}
constexpr Move keepNone() {
    return moveOf(MoveKind::Keep);
}
constexpr Move keep(Riddle riddle) {
    return moveOf(MoveKind::Keep, 1, riddle);
}
/// N32; the lower number comes first.
constexpr Move keepTwo(Riddle one, Riddle two) {
    return moveOf(MoveKind::Keep, 2, one, two);
}
constexpr Move finish() {
    return moveOf(MoveKind::Finish);
}
constexpr Move finish(Track track) {
    return moveOf(MoveKind::Finish, 1 + static_cast<int>(track));
}
constexpr Move giveUp() {
    return moveOf(MoveKind::GiveUp);
}
constexpr Move take(std::size_t slot) {
    return moveOf(MoveKind::Take, static_cast<int>(slot));
}
constexpr Move done() {
    return moveOf(MoveKind::Done);
}

Pending pendingOf(const State& state);
void listMoves(const State& state, Seat seat, MoveList& moves);
Refusal checkMove(const State& state, Seat seat, const Move& move);
/// What a move does by itself, before the rules go on: for whoever wants to know what it would bring. The
/// move must have been checked.
void performMove(State& state, int seat, const Move& move);
/// The move must have been checked.
void playMove(State& state, Seat seat, const Move& move);

/// Is this one of the moments at which its owner may play N10, N13, N28, N30, N37 and N38?
bool mayPlayExtras(const State& state);
/// Is `done` an answer to what is asked?
bool mayBeDone(const State& state);

} // namespace architects::egizia
