// A whole position as text. What is empty is left out, so that a quiet position is short.
#include <algorithm>
#include <bit>
#include <cstddef>

#include "core/games/egizia/notation.h"
#include "core/games/egizia/position_words.h"
#include "core/games/egizia/query.h"

namespace architects::egizia {
namespace {

std::string number(int value) {
    return std::to_string(value);
}
std::string seatWord(int seat) {
    return number(seat + 1);
}

template <std::size_t N, class E>
std::string wordOf(const std::array<std::string_view, N>& words, E value) {
    return std::string(words[static_cast<std::size_t>(value)]);
}

/// A line that is only there if it has something to tell.
std::string line(std::string_view word, const std::string& rest) {
    return rest.empty() ? std::string() : std::string(word) + rest + "\n";
}

/// The members of a set by their names, after a word if there are any.
std::string listed(std::string_view word, std::uint64_t set, std::string (*name)(int)) {
    std::string text;
    for (; set != 0; set &= set - 1) {
        text += " " + name(std::countr_zero(set));
    }
    return text.empty() ? text : " " + std::string(word) + text;
}

std::string cardOfBit(int bit) {
    return cardName(kindOfBit[static_cast<std::size_t>(bit)]);
}
std::string cardOrDash(Card card) {
    return card == noCard ? "-" : cardName(card);
}

std::string seatsText(const std::array<std::uint8_t, maxSeats>& order, int seats) {
    std::string text;
    for (int i = 0; i < seats; ++i) {
        text += " " + seatWord(order[static_cast<std::size_t>(i)]);
    }
    return text;
}

std::string marksText(const State& state) {
    std::string text;
    for (const Mark& mark : marks) {
        if (state.*mark.value != mark.rest) {
            text += " " + std::string(mark.word) + " " + number(state.*mark.value);
        }
    }
    return text + (state.secondShip ? " second" : "");
}

/// Cards that came to the river and are neither there nor before anybody any more.
CardSet goneCards(const State& state) {
    CardSet gone = 0;
    for (std::size_t card = 0; card < cardCount; ++card) {
        const auto kind = static_cast<Card>(card);
        int count = countIn(state.dealt, kind);
        for (const Player& player : state.players) {
            count -= countIn(player.cards, kind);
        }
        for (const Card there : state.river) {
            count -= there == kind ? 1 : 0;
        }
        for (; count > 0; --count) {
            gone = with(gone, kind);
        }
    }
    return gone;
}

std::string riverText(const State& state) {
    std::string text = "river";
    for (const Card card : state.river) {
        text += " " + cardOrDash(card);
    }
    text += "\n" + line("gone", listed("cards", goneCards(state), cardOfBit));
    for (std::size_t bend = 0; bend < bendCount; ++bend) {
        text += line("ships " + bendName(static_cast<int>(bend)),
                     listed("of", state.ships[bend], [](int seat) { return seatWord(seat); }));
    }
    return text;
}

std::string siteText(const State& state, std::size_t site) {
    std::string ships;
    for (const std::uint8_t seat : state.sites[site].queue) {
        if (seat != nobody) {
            ships += " " + seatWord(seat) + " " + wordOf(shipWords, state.sites[site].ship[seat]);
        }
    }
    return line("queue " + siteName(static_cast<int>(site)), ships);
}

std::string tombsText(const State& state) {
    std::string text;
    for (int i = 0; i < tombsTurned(state); ++i) {
        text += " " + number(state.tombs[static_cast<std::size_t>(i)]);
    }
    return line("tombs", text);
}

std::string sphinxText(const State& state) {
    std::string pile;
    for (std::size_t i = 0; i < state.pileCount; ++i) {
        pile += " " + riddleName(state.pile[i]) + "." + seatWord(state.pileFrom[i]);
    }
    std::string drawn;
    for (std::size_t i = 0; i < state.drawnCount; ++i) {
        drawn += " " + riddleName(state.drawn[i]);
    }
    return line("pile", pile) + line("drawn", drawn);
}

std::string upgradesText(const State& state) {
    std::string text;
    for (const Card field : state.upgraded) {
        text += " " + cardOrDash(field);
    }
    const bool any = std::any_of(state.upgraded.begin(), state.upgraded.end(),
                                 [](Card field) { return field != noCard; });
    return any ? line("upgraded", text) : "";
}

std::string actionText(const State& state) {
    const Action& action = state.action;
    return action.crew == 0
               ? ""
               : "action" + listed("crew", action.crew, workerName) + " bonus " + number(action.bonus) +
                     listed("squares", action.squares, squareName) + "\n";
}

std::string seatText(const State& state, int seat) {
    const Player& player = playerAt(state, seat);
    std::string text = "seat " + seatWord(seat) + " strength";
    for (const std::uint8_t strength : player.strength) {
        text += " " + number(strength);
    }
    text += " stones " + number(player.stones) + " quarry " + number(player.quarry) + " market " +
            number(player.market) + " arrival " + number(player.arrival) + " ships " + number(player.ships);
    text += " earned";
    for (const std::int16_t points : player.earned) {
        text += " " + number(points);
    }
    text += player.last == noBend ? "" : " last " + bendName(player.last);
    text += listed("used", player.used, workerName) + listed("cards", player.cards, cardOfBit);
    text += listed("squares", player.squares, squareName) + listed("shown", player.shown, riddleName);
    text += listed("hand", player.hand, riddleName);
    return text + (player.hidden > 0 ? " hidden " + number(player.hidden) : "") + "\n";
}

} // namespace

std::string writePosition(const State& state) {
    std::string text = "egizia " + number(state.seats) + " " + wordOf(startWords, state.startSphinx) + " " +
                       wordOf(leftoverWords, state.leftover) + "\n";
    text += "round " + number(state.round) + " step " + wordOf(stepWords, state.step) + " mover " +
            seatWord(state.mover) + " flood " + floodName(static_cast<int>(state.flood)) + "\n";
    text += line("tiles", state.step == Step::Tiles ? "" : seatsText(state.byTile, state.seats));
    text += line("track", state.step == Step::Feed ? seatsText(state.byTrack, state.seats) : "");
    text += line("now", marksText(state)) + riverText(state);
    for (std::size_t site = 0; site < siteCount; ++site) {
        text += siteText(state, site);
    }
    text += tombsText(state) + sphinxText(state) + upgradesText(state) + actionText(state);
    for (int seat = 0; seat < state.seats; ++seat) {
        text += seatText(state, seat);
    }
    return text + "end\n";
}

} // namespace architects::egizia
