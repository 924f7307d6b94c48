#pragma once

// Positions for the tests of the rules, put together piece by piece, and a table at which they are played.
// Seats count from 1, as in the texts. What a test does not name is filled in so that nothing is lost.

#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/games/luxor/luxor.h"
#include "tests/core/games/luxor/rules_model.h"
#include "tests/core/games/luxor/tally.h"

namespace architects::luxor {

using enum Refusal;

inline constexpr std::array<std::string_view, 7> beasts{"camel",     "mule", "snake", "hippo",
                                                        "crocodile", "ibis", "cat"};
inline int beast(std::string_view name) {
    for (std::size_t i = 0; i < beasts.size(); ++i) {
        if (beasts[i] == name) {
            return static_cast<int>(i);
        }
    }
    FAIL("no animal: " << name);
    return 0;
}
/// The number of a card written as "top-bottom".
inline int cardNumber(std::string_view name) {
    const std::size_t dash = name.find('-');
    REQUIRE(dash != std::string_view::npos);
    return 7 * beast(name.substr(0, dash)) + beast(name.substr(dash + 1));
}
inline std::string nameOfCard(int card) {
    return std::string(beasts[static_cast<std::size_t>(card / 7)]) + '-' +
           std::string(beasts[static_cast<std::size_t>(card % 7)]);
}
inline std::string nameOfCell(int cell) {
    return static_cast<char>('a' + cell / 10) + std::to_string(cell % 10 + 1);
}
inline std::string claimOf(const std::array<int, 3>& cells) {
    return "claim " + nameOfCell(cells[0]) + ' ' + nameOfCell(cells[1]) + ' ' + nameOfCell(cells[2]);
}
/// The number of a sarcophagus written as "camel2".
inline std::size_t tombNumber(std::string_view name) {
    const int eyes = name.back() - '0';
    REQUIRE((eyes >= 1 && eyes <= 3));
    return static_cast<std::size_t>(3 * beast(name.substr(0, name.size() - 1)) + eyes - 1);
}
inline std::array<int, 3> cursed(std::string_view name) {
    const std::size_t one = name.find('-');
    const std::size_t two = name.find('-', one + 1);
    return {beast(name.substr(0, one)), beast(name.substr(one + 1, two - one - 1)),
            beast(name.substr(two + 1))};
}
inline constexpr std::string_view everyCurseName =
    "camel-mule-hippo mule-snake-crocodile snake-hippo-ibis hippo-crocodile-cat crocodile-ibis-camel "
    "ibis-cat-mule";

class Position {
  public:
    explicit Position(int seats = 2, std::string_view curse = "none", std::string_view sphinx = "no")
        : seats_(seats), curse_(curse), sphinx_(sphinx) {}

    /// The cards of a shaft from the floor up.
    Position& shaft(char name, std::initializer_list<std::string_view> cards) {
        for (const std::string_view card : cards) {
            put(name - 'a', cardNumber(card));
        }
        return *this;
    }
    /// Cards that the seat surely holds; others are added.
    Position& hand(int seat, std::initializer_list<std::string_view> cards) {
        for (const std::string_view card : cards) {
            hands_[index(seat)].push_back(use(cardNumber(card)));
        }
        return *this;
    }
    /// Scarabs at a pillar, and whose researcher stands there (0: nobody's).
    Position& pillar(std::string_view animal, int scarabs, int seat = 0) {
        pillars_[static_cast<std::size_t>(beast(animal))] = {scarabs, seat};
        return *this;
    }
    /// A sarcophagus that a seat has; later ones were taken later. Known to others: "1.3".
    Position& tomb(std::string_view name, int seat, int value, std::string_view known = "") {
        tombs_.push_back({tombNumber(name),
                          std::string(name) + ' ' + std::to_string(seat) + ' ' + std::to_string(value) +
                              ' ' + (known.empty() ? std::to_string(seat) : std::string(known)) + ' ' +
                              std::to_string(tombs_.size() + 1)});
        return *this;
    }
    Position& pharaoh(int seat, std::string_view animal) {
        pharaohs_[index(seat)] = animal;
        return *this;
    }
    Position& mover(int seat) {
        mover_ = seat;
        return *this;
    }
    Position& first(int seat) {
        first_ = seat;
        return *this;
    }
    Position& step(std::string_view step) {
        step_ = step;
        return *this;
    }
    /// What lies in the lower pile, and what its top card looks like.
    Position& curses(std::string_view names, std::string_view back) {
        curses_ = names;
        back_ = back;
        return *this;
    }
    /// The open curse, and the seats that may search.
    Position& open(std::string_view curse, std::string_view seats) {
        open_ = std::string(curse) + ' ' + std::string(seats);
        return *this;
    }
    /// Lines of the text between the open curse and the seats.
    Position& more(std::string_view extra) {
        more_ = extra;
        return *this;
    }
    /// How many cards a hand is filled up to.
    Position& handSizes(std::initializer_list<int> sizes) {
        std::ranges::copy(sizes, sizes_.begin());
        return *this;
    }
    /// Fills the wall anyhow up to so many cards, without the shafts to be kept as they are. `fits` says
    /// whether the wall will do.
    Position& fill(
        int cards, std::string_view keep,
        const std::function<bool(const model::Wall&)>& fits = [](const model::Wall&) { return true; }) {
        for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
            Position trial = *this;
            trial.fillOnce(cards, keep, seed);
            if (fits(trial.modelWall())) {
                *this = trial;
                return *this;
            }
        }
        FAIL("no wall of that kind was found");
        return *this;
    }

    [[nodiscard]] model::Wall modelWall() const {
        model::Wall wall;
        for (int shaft = 0; shaft < 8; ++shaft) {
            for (const int card : wall_[static_cast<std::size_t>(shaft)]) {
                wall.drop(card, shaft);
            }
        }
        return wall;
    }
    [[nodiscard]] std::string text() const {
        Position full = *this;
        full.fillHands();
        return full.written();
    }
    operator State() const { // NOLINT(google-explicit-constructor): a position is meant to be played
        const std::string all = text();
        const auto state = Luxor::readState(all);
        INFO(all);
        REQUIRE(state.ok());
        REQUIRE(Luxor::writeState(*state) == all);
        return *state;
    }

  private:
    struct Pillar {
        int scarabs = 0;
        int seat = 0;
    };

    static std::size_t index(int seat) {
        REQUIRE((seat >= 1 && seat <= 4));
        return static_cast<std::size_t>(seat - 1);
    }
    int use(int card) {
        bool& used = used_[static_cast<std::size_t>(card)];
        INFO(nameOfCard(card) << " is there twice");
        REQUIRE_FALSE(used);
        used = true;
        return card;
    }
    void put(int shaft, int card) {
        auto& cards = wall_[static_cast<std::size_t>(shaft)];
        REQUIRE(cards.size() < 5);
        cards.push_back(use(card));
    }
    [[nodiscard]] int inWall() const {
        std::size_t count = 0;
        for (const auto& cards : wall_) {
            count += cards.size();
        }
        return static_cast<int>(count);
    }
    [[nodiscard]] std::vector<int> unused() const {
        std::vector<int> cards;
        for (int card = 48; card >= 0; --card) {
            if (!used_[static_cast<std::size_t>(card)]) {
                cards.push_back(card);
            }
        }
        return cards;
    }
    void fillOnce(int cards, std::string_view keep, std::uint64_t seed) {
        FastRandom random(seed);
        std::size_t room = 0;
        for (std::size_t i = 0; i < wall_.size(); ++i) {
            const bool kept = keep.find(static_cast<char>('a' + i)) != std::string_view::npos;
            room += kept ? 0 : 5 - wall_[i].size();
        }
        REQUIRE(inWall() + static_cast<int>(room) >= cards);
        while (inWall() < cards) {
            const auto shaft = static_cast<int>(below(random, 8));
            const auto& there = wall_[static_cast<std::size_t>(shaft)];
            if (there.size() < 5 && keep.find(static_cast<char>('a' + shaft)) == std::string_view::npos) {
                const std::vector<int> left = unused();
                put(shaft, left[below(random, static_cast<std::uint32_t>(left.size()))]);
            }
        }
    }
    void fillHands() {
        for (int seat = 0; seat < seats_; ++seat) {
            auto& hand = hands_[static_cast<std::size_t>(seat)];
            while (static_cast<int>(hand.size()) < sizes_[static_cast<std::size_t>(seat)]) {
                REQUIRE_FALSE(unused().empty());
                hand.push_back(use(unused().front()));
            }
            std::ranges::sort(hand);
        }
    }
    [[nodiscard]] std::string written() const {
        std::string all = "luxor " + std::to_string(seats_) + ' ' + curse_ + ' ' + sphinx_ + "\nstep " +
                          step_ + " first " + std::to_string(first_) + " mover " + std::to_string(mover_) +
                          '\n' + piles();
        all += open_.empty() ? "" : "open " + open_ + '\n';
        all += more_;
        for (int seat = 0; seat < seats_; ++seat) {
            const auto s = static_cast<std::size_t>(seat);
            all += "seat " + std::to_string(seat + 1) + " pharaoh " + pharaohs_[s] + " hand";
            for (const int card : hands_[s]) {
                all += ' ' + nameOfCard(card);
            }
            all += '\n';
        }
        return all + wallLines() + pillarLines() + tombLines() + "end\n";
    }
    [[nodiscard]] std::string piles() const {
        const auto rest = static_cast<int>(unused().size());
        const int below = curse_ == "none" ? 0 : std::min(rest, 29);
        std::string all = "stock " + std::to_string(rest - below) + '\n';
        if (curse_ != "none") {
            all += "pile " + std::to_string(below) + ' ' + back_ + '\n';
        }
        return curse_ == "none" || curses_.empty() ? all : all + "curses " + curses_ + '\n';
    }
    [[nodiscard]] std::string wallLines() const {
        std::string all;
        for (std::size_t shaft = 0; shaft < 8; ++shaft) {
            std::string line = std::string("wall ") + static_cast<char>('a' + shaft);
            for (const int card : wall_[shaft]) {
                line += ' ' + nameOfCard(card);
            }
            all += wall_[shaft].empty() ? "" : line + '\n';
        }
        return all;
    }
    [[nodiscard]] std::string pillarLines() const {
        std::string all;
        for (std::size_t i = 0; i < beasts.size(); ++i) {
            const auto& [scarabs, seat] = pillars_[i];
            if (scarabs != 0 || seat != 0) {
                all += "pillar " + std::string(beasts[i]) + ' ' + std::to_string(scarabs) + ' ' +
                       (seat != 0 ? std::to_string(seat) : "-") + '\n';
            }
        }
        return all;
    }
    [[nodiscard]] std::string tombLines() const {
        auto sorted = tombs_;
        std::ranges::sort(sorted);
        std::string all;
        for (const auto& [number, line] : sorted) {
            all += "tomb " + line + '\n';
        }
        return all;
    }

    int seats_;
    std::string curse_;
    std::string sphinx_;
    std::string step_ = "drop";
    int mover_ = 1;
    int first_ = 1;
    std::array<std::vector<int>, 8> wall_;
    std::array<std::vector<int>, 4> hands_;
    std::array<int, 4> sizes_{3, 3, 3, 3};
    std::array<std::string, 4> pharaohs_{"cat", "ibis", "crocodile", "hippo"};
    std::array<Pillar, 7> pillars_{};
    std::vector<std::pair<std::size_t, std::string>> tombs_;
    std::string curses_{everyCurseName};
    std::string back_ = "card";
    std::string open_;
    std::string more_;
    std::array<bool, 49> used_{};
};

class Table {
  public:
    Table(const Position& position) // NOLINT(google-explicit-constructor): a table is set for a position
        : Table(static_cast<State>(position)) {}
    explicit Table(const State& begun) : state(begun) { checked(); }

    State state;

    [[nodiscard]] bool chancePending() const { return Luxor::pending(state).chance(); }
    [[nodiscard]] bool over() const { return Luxor::pending(state).over(); }
    /// The seats that are asked, "1" or "2.3"; "chance", "over".
    [[nodiscard]] std::string asked() const {
        const Pending pending = Luxor::pending(state);
        std::string seats;
        for (int seat = 1; seat <= 4; ++seat) {
            if (!pending.over() && !pending.chance() && pending.seats.has(seatAt(seat - 1))) {
                seats += (seats.empty() ? "" : ".") + std::to_string(seat);
            }
        }
        return pending.over() ? "over" : pending.chance() ? "chance" : seats;
    }
    [[nodiscard]] std::vector<Move> moves(int seat) const {
        MoveList list;
        Luxor::legalMoves(state, seatAt(seat - 1), list);
        return {list.begin(), list.end()};
    }
    /// What the seat may do that begins like this, as text.
    [[nodiscard]] std::vector<std::string> ways(int seat, std::string_view beginning) const {
        std::vector<std::string> texts;
        for (const Move& move : moves(seat)) {
            const std::string text = Luxor::write(Entry::of(seatAt(seat - 1), move));
            if (text == beginning || text.starts_with(std::string(beginning) + ' ')) {
                texts.push_back(text);
            }
        }
        return texts;
    }
    /// What the rules say to a move; the list of legal moves must say the same.
    [[nodiscard]] Refusal answer(int seat, const Move& move) const {
        const Refusal refusal = Luxor::check(state, seatAt(seat - 1), move);
        CHECK((refusal == None) == (std::ranges::count(moves(seat), move) == 1));
        return refusal;
    }
    [[nodiscard]] Refusal answer(int seat, std::string_view text) const {
        return answer(seat, read(seat, text).move());
    }
    Table& play(int seat, std::string_view text) {
        const Entry entry = read(seat, text);
        const Refusal refusal = answer(seat, entry.move());
        INFO(text << " by " << seat << " is refused: " << infoOf(refusal).name);
        REQUIRE(Luxor::pending(state).seats.has(seatAt(seat - 1)));
        REQUIRE(refusal == None);
        Luxor::play(state, seatAt(seat - 1), entry.move());
        return checked();
    }
    [[nodiscard]] bool could(std::string_view text) const {
        const auto entry = Luxor::read(Seat::Chance, text);
        REQUIRE(entry.ok());
        return chancePending() && Luxor::check(state, entry->outcome()) == None;
    }
    Table& chance(std::string_view text) {
        const auto entry = Luxor::read(Seat::Chance, text);
        INFO(text << ", and " << asked() << " is asked");
        REQUIRE(entry.ok());
        REQUIRE(chancePending());
        REQUIRE(Luxor::check(state, entry->outcome()) == None);
        Luxor::resolve(state, entry->outcome());
        return checked();
    }
    /// What chance would give now, as text.
    [[nodiscard]] std::string sampled(std::uint64_t seed = 1) const {
        REQUIRE(chancePending());
        FastRandom random(seed);
        return Luxor::write(Entry::of(Luxor::sample(state, random)));
    }
    /// Whatever chance is asked for, anyhow, but no curse comes up.
    Table& settle(std::uint64_t seed = 1) {
        while (chancePending()) {
            const std::string text = sampled(seed++);
            chance(text == "back snake" ? "back card" : text);
        }
        return *this;
    }

    [[nodiscard]] int scarabs(std::string_view animal) const { return state.chamber.scarabs[at(animal)]; }
    [[nodiscard]] int opened(std::string_view animal) const { return state.chamber.opened[at(animal)]; }
    /// Whose researcher stands there, from 1; 0 for nobody's.
    [[nodiscard]] int front(std::string_view animal) const {
        return seatOrNone(state.chamber.researcher[at(animal)]);
    }
    [[nodiscard]] int owner(std::string_view tomb) const {
        return seatOrNone(state.owner[tombNumber(tomb)]);
    }
    [[nodiscard]] int supply(int seat) const {
        return state.chamber.supply[static_cast<std::size_t>(seat - 1)];
    }
    [[nodiscard]] int slab() const { return state.chamber.slab; }
    [[nodiscard]] int cards(int seat) const { return handCount(state, seat - 1); }
    [[nodiscard]] int total(int seat) const {
        return Luxor::score(state).totals[static_cast<std::size_t>(seat - 1)];
    }
    [[nodiscard]] std::string winners() const {
        std::string seats;
        for (int seat = 1; seat <= 4; ++seat) {
            seats += Luxor::score(state).winners.has(seatAt(seat - 1)) ? std::to_string(seat) : "";
        }
        return seats;
    }
    /// What the card would make there, as the model of the tests sees it: "camel 2 same, mule 1".
    [[nodiscard]] std::string makes(std::string_view card, char shaft) const {
        const int number = cardNumber(card);
        const model::Wall wall = model::wallOf(state);
        const auto pairs = state.pairRule == PairRule::Sphinx
                               ? model::sphinx(wall, number, shaft - 'a')
                               : model::neighbours(wall, number, shaft - 'a');
        std::string text;
        for (const model::Made& made : model::madeOf(pairs, number)) {
            if (made.pairs > 0) {
                text += (text.empty() ? "" : ", ") +
                        std::string(beasts[static_cast<std::size_t>(made.animal)]) + ' ' +
                        std::to_string(made.pairs) + (made.same ? " same" : "");
            }
        }
        return text;
    }

  private:
    static std::size_t at(std::string_view animal) { return static_cast<std::size_t>(beast(animal)); }
    static int seatOrNone(std::uint8_t seat) { return seat < 4 ? seat + 1 : 0; }
    static Entry read(int seat, std::string_view text) {
        const auto entry = Luxor::read(seatAt(seat - 1), text);
        INFO(text);
        REQUIRE(entry.ok());
        return *entry;
    }
    Table& checked() {
        REQUIRE(tally::wrongIn(state) == "");
        return *this;
    }
};

inline State begun(int seats, std::string_view curse = "none", std::string_view sphinx = "no") {
    constexpr std::array<std::string_view, 4> rules{"none", "turns", "race", "quick"};
    const auto rule = std::ranges::find(rules, curse) - rules.begin();
    REQUIRE(rule < 4);
    return Luxor::start(tally::setupOf(seats, static_cast<CurseRule>(rule),
                                       sphinx == "yes" ? PairRule::Sphinx : PairRule::Adjacent));
}

} // namespace architects::luxor
