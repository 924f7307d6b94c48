#include "core/games/any_match.h"

namespace architects {
namespace {

/// The game of a match as a type.
template <class M>
struct GameOf;
template <Game G>
struct GameOf<Match<G>> {
    using type = G;
};
template <class M>
using GameOfMatch = typename GameOf<std::remove_cvref_t<M>>::type;

} // namespace

Result<AnyMatch> AnyMatch::begin(const Setup& setup) {
    const auto match = withGame(setup.game, [&setup](auto game) {
        return wrap(Match<typename decltype(game)::type>::begin(setup));
    });
    return match ? *match : Refusal::UnknownGame;
}

Result<AnyMatch> AnyMatch::replay(const Log& log) {
    return replay(log, log.entries.size());
}

Result<AnyMatch> AnyMatch::replay(const Log& log, std::size_t count) {
    const auto match = withGame(log.setup.game, [&log, count](auto game) {
        return wrap(Match<typename decltype(game)::type>::replay(log, count));
    });
    return match ? *match : Refusal::UnknownGame;
}

Refusal AnyMatch::verify(const Log& log) {
    return withGame(log.setup.game,
                    [&log](auto game) { return Match<typename decltype(game)::type>::verify(log); })
        .value_or(Refusal::UnknownGame);
}

const GameInfo& AnyMatch::game() const {
    return std::visit(
        [](const auto& match) -> const GameInfo& { return GameOfMatch<decltype(match)>::info(); }, match_);
}

const Log& AnyMatch::log() const {
    return std::visit([](const auto& match) -> const Log& { return match.log(); }, match_);
}

Pending AnyMatch::pending() const {
    return std::visit([](const auto& match) { return match.pending(); }, match_);
}

Refusal AnyMatch::check(Seat seat, const Move& move) const {
    return std::visit([&](const auto& match) { return match.check(seat, move); }, match_);
}

Refusal AnyMatch::play(Seat seat, const Move& move) {
    return std::visit([&](auto& match) { return match.play(seat, move); }, match_);
}

Refusal AnyMatch::append(const Entry& entry) {
    return std::visit([&](auto& match) { return match.append(entry); }, match_);
}

void AnyMatch::resolveChance() {
    std::visit([](auto& match) { match.resolveChance(); }, match_);
}

Refusal AnyMatch::checkUndo(Seat seat) const {
    return std::visit([&](const auto& match) { return match.checkUndo(seat); }, match_);
}

Refusal AnyMatch::undo(Seat seat) {
    return std::visit([&](auto& match) { return match.undo(seat); }, match_);
}

Log AnyMatch::view(Seat viewer) const {
    return std::visit([&](const auto& match) { return match.view(viewer); }, match_);
}

Entry AnyMatch::mask(const Entry& next, Seat viewer) const {
    return std::visit(
        [&](const auto& match) { return GameOfMatch<decltype(match)>::mask(match.state(), next, viewer); },
        match_);
}

void AnyMatch::legalMoves(Seat seat, MoveList& moves) const {
    std::visit(
        [&](const auto& match) { GameOfMatch<decltype(match)>::legalMoves(match.state(), seat, moves); },
        match_);
}

ScoreSheet AnyMatch::score() const {
    return std::visit([](const auto& match) { return GameOfMatch<decltype(match)>::score(match.state()); },
                      match_);
}

std::uint64_t AnyMatch::hash() const {
    return std::visit([](const auto& match) { return GameOfMatch<decltype(match)>::hash(match.state()); },
                      match_);
}

std::uint64_t AnyMatch::hash(Seat viewer) const {
    return std::visit(
        [&](const auto& match) {
            using G = GameOfMatch<decltype(match)>;
            return G::hash(G::mask(match.state(), viewer));
        },
        match_);
}

std::string AnyMatch::write(const Entry& entry) const {
    return std::visit([&](const auto& match) { return GameOfMatch<decltype(match)>::write(entry); },
                      match_);
}

Result<Entry> AnyMatch::read(Seat by, std::string_view text) const {
    return std::visit([&](const auto& match) { return GameOfMatch<decltype(match)>::read(by, text); },
                      match_);
}

std::string AnyMatch::writeState() const {
    return std::visit(
        [](const auto& match) { return GameOfMatch<decltype(match)>::writeState(match.state()); }, match_);
}

} // namespace architects
