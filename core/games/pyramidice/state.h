#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/games/pyramidice/cards.h"
#include "core/games/pyramidice/gods.h"
#include "core/games/pyramidice/pyramids.h"
#include "core/table/seat.h"

namespace architects::pyramidice {

enum class Colour : std::uint8_t { Stone, Prayer };

/// Rolled dice by colour and value; index 0 of the values is unused.
using Dice = std::array<std::array<std::uint8_t, 7>, 2>;

/// Where the match stands. What is asked for inside a step (a roll, a draw, a payment, a choice, an
/// overflow, Pearl's answer) is told by the fields of Turn and comes before the step goes on.
enum class Step : std::uint8_t {
    // Set-up. All but ChooseScarab are chance.
    First,        ///< who begins
    LayTiles,     ///< the Rest tiles
    DealProjects, ///< one each, secret; in the solo game all face up
    DealScarabs,  ///< two each, open
    ChooseScarab, ///< in turn order
    // A player's turn
    Begin,   ///< work or rest
    Take,    ///< Work phase 2: which dice to take and roll
    Act,     ///< Work phase 3
    Drop,    ///< upkeep: one god must go
    Rest,    ///< Rest phases 1 and 2
    FreeGod, ///< tile 3: which god
    // The Great Architect's turn
    RivalGod,  ///< he takes a god
    RivalDie,  ///< he takes a Stone die and rolls it
    RivalAct,  ///< he takes the tile of that number, or builds
    PlaceTile, ///< solo: the player says where returned tiles lie (his own or the Architect's)
    Over,
};

/// What a payment is for.
enum class Action : std::uint8_t {
    None,
    Pray,    ///< subject: slot
    Build,   ///< subject: space; detail: value
    Dismiss, ///< subject: slot
    Fame,
    Power,  ///< subject: god; detail: the power's own argument
    Borrow, ///< subject: slot
};

/// Where the rules go on as soon as nothing is asked for.
enum class After : std::uint8_t {
    Nothing,  ///< the step waits for a decision
    Generous, ///< tile 4: the others take their Cats, one after the other
    WorkTurn, ///< tile 6: the Work turn begins
    Work,     ///< the Work turn is over
    Rest,     ///< Rest phase 3
    Row,      ///< three tiles went back: the row moves on
    RivalRow, ///< the same for the Great Architect, whose row is filled besides
    Refill,   ///< the Great Architect's row is filled
    Turn,     ///< the turn is over
};

inline constexpr std::size_t maxNeeds = 5;

/// A payment that is being made: what is still owed, in the order in which it is paid.
struct Payment {
    Action action = Action::None;
    std::uint8_t subject = 0;
    std::uint8_t detail = 0;
    std::uint8_t workers = 0; ///< pieces discarded for a build so far, for Thoth and Pearl
    std::array<Need, maxNeeds> needs{};
    friend bool operator==(const Payment&, const Payment&) = default;
};

/// Pieces that the seat on turn may choose.
struct Choice {
    std::uint8_t count = 0;  ///< how many are still to be chosen; 0 where there is nothing to choose
    std::uint8_t kinds = 0;  ///< bit n: Resource n is allowed
    std::uint8_t each = 1;   ///< how many of the chosen kind come at once (tile 5: three)
    std::uint8_t rolled = 0; ///< 1: a Stone die is not put on the board but rolled now (Khepri)
    friend bool operator==(const Choice&, const Choice&) = default;
};

/// What one seat has.
struct Side {
    Pieces pieces{};
    std::int16_t fame = 0;
    GodSet gods = 0;
    Scarab scarab = noScarab;
    std::array<Scarab, 2> offered{};     ///< while the scarab is still to be chosen
    std::uint8_t projects = 0;           ///< bit n: project n, as far as the viewer knows
    std::uint8_t hiddenProjects = 0;     ///< how many more the viewer does not know
    std::array<std::uint8_t, 3> tiles{}; ///< Rest tiles in the order in which they were taken; 0: none
    std::uint8_t faceDown = 0;           ///< bit n: tiles[n] lies face down
    friend bool operator==(const Side&, const Side&) = default;
};

/// What lasts no longer than the turn.
struct Turn {
    GodSet used = 0;                      ///< gods used and not readied since
    God loan = noGod;                     ///< the god of the row that Amethyst lends
    Dice dice{};                          ///< rolled and not used; marked ones are in `marked` instead
    Dice marked{};                        ///< chosen to be rolled again
    std::array<std::uint8_t, 2> toRoll{}; ///< dice of each colour that chance must roll now
    std::uint8_t draws = 0;               ///< cards that chance must draw now
    bool drawsToFirst = false;            ///< into slot 1, whatever is empty; else the rightmost empty slot
    bool rerolled = false;                ///< the free reroll is spent
    bool ptahUsed = false;                ///< Ptah works once, whatever his source
    bool goldenCatUsed = false;
    bool carnelianUsed = false;
    bool amethystUsed = false;
    bool progressed = false; ///< something happened that counts against the stall guard
    std::uint8_t tile = 0;   ///< the Rest tile being carried out, or waiting for its Work turn to end
    bool tileTaken = false;  ///< ... and it lies in front of the seat (not copied by Emerald, not Hapy)
    After after = After::Nothing;
    std::uint8_t served = 0; ///< tile 4: how many of the others have had their Cat, while some have not
    Payment payment;
    Choice choice;
    std::uint8_t pearlFame = 0;  ///< what Pearl would copy; its window is open while pearlPrice > 0
    std::uint8_t pearlPrice = 0; ///< Workers that Pearl would take
    std::uint8_t rivalDie = 0;   ///< the value that the Great Architect rolled; 0: no die
    std::array<std::uint8_t, 3> returning{}; ///< solo: tiles that still have to be given a space
    friend bool operator==(const Turn&, const Turn&) = default;
};

/// A whole position, or what one viewer knows of it: then some projects are only counted. There is no
/// deck: it is `deck` cards out of the set `unseen`, which also holds those that were removed.
struct State {
    std::array<Side, maxSeats> sides{};
    Turn turn;
    GodSet unseen = everyGod;
    GodSet discarded = 0;
    std::array<God, rowSlots> row{};              ///< row[0] is slot 1, next to the deck
    std::array<std::uint8_t, spaceCount> built{}; ///< the value of the die on each space; 0: empty
    std::array<std::uint8_t, 10> tileRow{};       ///< the Rest tile on each space of the row; 0: none
    std::uint8_t deck = 0;
    std::uint8_t stoneSupply = 0;         ///< Stone dice never used yet
    std::array<std::uint8_t, 2> quarry{}; ///< dice of each colour in the quarry
    std::array<std::uint8_t, 2> pieces{}; ///< Workers and Cats in the supply
    std::uint8_t seats = 2;
    std::uint8_t rival = 0; ///< solo: the Great Architect's level; else 0
    std::uint8_t first = 0;
    std::uint8_t mover = 0; ///< the seat whose turn it is
    Step step = Step::First;
    bool ending = false;          ///< the end has been triggered
    std::uint8_t turnsLeft = 0;   ///< then: turns still to come after this one
    std::uint8_t quietTurns = 0;  ///< turns in a row in which nothing moved (stall guard)
    std::uint16_t turnNumber = 0; ///< 1 is the first turn; 0 during set-up

    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 512);

constexpr std::size_t at(Resource resource) {
    return static_cast<std::size_t>(resource);
}
constexpr std::size_t at(Colour colour) {
    return static_cast<std::size_t>(colour);
}
inline int piecesOn(const Side& side) {
    return side.pieces[0] + side.pieces[1] + side.pieces[2];
}
inline bool solo(const State& state) {
    return state.rival != 0;
}
inline Side& moving(State& state) {
    return state.sides[state.mover];
}
inline const Side& moving(const State& state) {
    return state.sides[state.mover];
}
/// Gods whose powers the seat on turn may use: its own, and the one it borrowed.
inline GodSet powers(const State& state) {
    return moving(state).gods | (state.turn.loan != noGod ? only(state.turn.loan) : 0);
}
/// Gods as upkeep and scoring count them: the Ennead is one.
inline int godsCounted(GodSet gods) {
    return sizeOf(gods & ~ennead) + ((gods & ennead) != 0 ? 1 : 0);
}
inline int diceLeft(const Dice& dice) {
    int count = 0;
    for (const auto& colour : dice) {
        for (const std::uint8_t n : colour) {
            count += n;
        }
    }
    return count;
}

} // namespace architects::pyramidice
