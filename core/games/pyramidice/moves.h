#pragma once

#include <cstdint>

#include "core/games/pyramidice/state.h"
#include "core/table/game.h"

namespace architects::pyramidice {

/// What a seat may decide, and what the arguments mean. README.md has the same as text.
enum class MoveKind : std::uint8_t {
    ChooseScarab = 1, ///< scarab
    Work = 2,
    Rest = 3,
    Take = 4,        ///< Stone dice, Prayer dice
    Mark = 5,        ///< colour, value: to be rolled again
    Roll = 6,        ///< 0 by the free reroll, Maat by hers: rolls what is marked
    Nudge = 7,       ///< colour, value, 1 up or 0 down, NudgeWith
    SetDie = 8,      ///< Amon or Mut, value, new value
    Pray = 9,        ///< slot 1..3
    Build = 10,      ///< space, value, 1 with Carnelian's help
    Dismiss = 11,    ///< slot 1..3: a die for a new card in the row
    Fame = 12,       ///< two dice for one Fame
    Use = 13,        ///< god, argument: Khepri the value, Aton the god to discard (wholeEnnead for the
                     ///< stack), Hapy the piece to discard (1 + Resource); else 0
    Borrow = 14,     ///< slot 1..3, by Amethyst
    Spend = 15,      ///< Source, value (dice only), god (virtual dice only): pays the next need
    Gain = 16,       ///< Resource
    Discard = 17,    ///< Resource: a board of more than eight pieces gives one up
    Drop = 18,       ///< god, wholeEnnead for the stack: upkeep
    End = 19,        ///< the Work phase is over
    Tile = 20,       ///< tile, piece to discard (1 + Resource; tile 1 only), 1 + seat it is copied from
                     ///< (Emerald) or 0 from the row
    TakeGod = 21,    ///< slot 1..3, for nothing (tile 3)
    Copy = 22,       ///< Pearl
    Decline = 23,    ///< Pearl
    PlaceTile = 24,  ///< tile, space of the row (0..5): solo
    RivalGod = 25,   ///< slot 1..3
    RivalDie = 26,   ///< 0 from the quarry, 1 from the supply
    RivalTile = 27,  ///< tile
    RivalBuild = 28, ///< space
};

enum class NudgeWith : std::uint8_t { Cat, Worker, GoldenCat };
enum class Source : std::uint8_t { Stone, Prayer, Worker, Cat, Virtual };

constexpr Move moveOf(MoveKind kind, std::uint8_t a = 0, std::uint8_t b = 0, std::uint8_t c = 0,
                      std::uint8_t d = 0) {
    return {static_cast<std::uint8_t>(kind), {a, b, c, d}};
}
constexpr Move chooseScarab(Scarab scarab) {
    return moveOf(MoveKind::ChooseScarab, scarab);
}
constexpr Move work() {
    return moveOf(MoveKind::Work);
}
constexpr Move rest() {
    return moveOf(MoveKind::Rest);
}
constexpr Move take(int stones, int prayers) {
    return moveOf(MoveKind::Take, static_cast<std::uint8_t>(stones), static_cast<std::uint8_t>(prayers));
}
constexpr Move mark(Colour colour, int value) {
    return moveOf(MoveKind::Mark, static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(value));
}
constexpr Move roll(God by = noGod) {
    return moveOf(MoveKind::Roll, by);
}
constexpr Move nudge(Colour colour, int value, bool up, NudgeWith with = NudgeWith::Cat) {
    return moveOf(MoveKind::Nudge, static_cast<std::uint8_t>(colour), static_cast<std::uint8_t>(value),
                  up ? 1 : 0, static_cast<std::uint8_t>(with));
}
constexpr Move setDie(God by, int value, int newValue) {
    return moveOf(MoveKind::SetDie, by, static_cast<std::uint8_t>(value),
                  static_cast<std::uint8_t>(newValue));
}
constexpr Move pray(int slot) {
    return moveOf(MoveKind::Pray, static_cast<std::uint8_t>(slot));
}
constexpr Move build(Space space, int value, bool carnelian = false) {
    return moveOf(MoveKind::Build, space, static_cast<std::uint8_t>(value), carnelian ? 1 : 0);
}
constexpr Move dismiss(int slot) {
    return moveOf(MoveKind::Dismiss, static_cast<std::uint8_t>(slot));
}
constexpr Move gainFame() {
    return moveOf(MoveKind::Fame);
}
constexpr Move use(God god, int argument = 0) {
    return moveOf(MoveKind::Use, god, static_cast<std::uint8_t>(argument));
}
constexpr Move borrow(int slot) {
    return moveOf(MoveKind::Borrow, static_cast<std::uint8_t>(slot));
}
constexpr Move spendDie(Colour colour, int value) {
    return moveOf(MoveKind::Spend,
                  static_cast<std::uint8_t>(colour == Colour::Stone ? Source::Stone : Source::Prayer),
                  static_cast<std::uint8_t>(value));
}
constexpr Move spendVirtual(God god, int value) {
    return moveOf(MoveKind::Spend, static_cast<std::uint8_t>(Source::Virtual),
                  static_cast<std::uint8_t>(value), god);
}
constexpr Move spendPiece(Resource piece) {
    return moveOf(MoveKind::Spend,
                  static_cast<std::uint8_t>(piece == Resource::Worker ? Source::Worker : Source::Cat));
}
constexpr Move gain(Resource piece) {
    return moveOf(MoveKind::Gain, static_cast<std::uint8_t>(piece));
}
constexpr Move discard(Resource piece) {
    return moveOf(MoveKind::Discard, static_cast<std::uint8_t>(piece));
}
constexpr Move drop(God god) {
    return moveOf(MoveKind::Drop, god);
}
constexpr Move endWork() {
    return moveOf(MoveKind::End);
}
constexpr Move takeTile(int tile, int discarded = 0, int copiedFrom = 0) {
    return moveOf(MoveKind::Tile, static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(discarded),
                  static_cast<std::uint8_t>(copiedFrom));
}
constexpr Move takeGod(int slot) {
    return moveOf(MoveKind::TakeGod, static_cast<std::uint8_t>(slot));
}
constexpr Move copyBuild() {
    return moveOf(MoveKind::Copy);
}
constexpr Move declineCopy() {
    return moveOf(MoveKind::Decline);
}
constexpr Move placeTile(int tile, int space) {
    return moveOf(MoveKind::PlaceTile, static_cast<std::uint8_t>(tile), static_cast<std::uint8_t>(space));
}

Pending pendingOf(const State& state);
void listMoves(const State& state, Seat seat, MoveList& moves);
Refusal checkMove(const State& state, Seat seat, const Move& move);
/// The move must have been checked.
void playMove(State& state, Seat seat, const Move& move);

/// What a build would cost and bring now, for whoever is on turn.
struct BuildOffer {
    int workers = 0;
    int fame = 0; ///< all of it, with Serket, Thoth and Jasper
};
BuildOffer buildOffer(const State& state, Space space, int value, bool carnelian);
/// Is the space empty and either on the ground or on four dice?
bool spaceOpen(const State& state, Space space);
/// Upkeep: gods to keep (the Ennead is one), and how many may be kept.
struct Upkeep {
    int gods = 0;
    int limit = 0;
};
Upkeep upkeepOf(const State& state, int seat);

} // namespace architects::pyramidice
