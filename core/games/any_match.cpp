#include "core/games/any_match.h"

#include <utility>
#include <variant>

#include "core/games/any_game.h"

namespace architects {

struct AnyMatch::Held {
    Games::Match match;

    template <Game G>
    static Result<AnyMatch> hold(Result<Match<G>> match) {
        return match.ok() ? Result<AnyMatch>(AnyMatch(Held{std::move(*match)})) : match.refusal();
    }
};

AnyMatch::AnyMatch(Held held) : held_(std::make_unique<Held>(std::move(held))) {}
AnyMatch::AnyMatch(const AnyMatch& other) : held_(std::make_unique<Held>(*other.held_)) {}
AnyMatch::AnyMatch(AnyMatch&& other) noexcept = default;
AnyMatch& AnyMatch::operator=(AnyMatch&& other) noexcept = default;
AnyMatch::~AnyMatch() = default;

AnyMatch& AnyMatch::operator=(const AnyMatch& other) {
    if (this != &other) {
        held_ = std::make_unique<Held>(*other.held_);
    }
    return *this;
}

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
        return Held::hold(Match<typename decltype(game)::type>::begin(setup));
    });
    return match ? *match : Refusal::UnknownGame;
}

Result<AnyMatch> AnyMatch::replay(const Log& log) {
    return replay(log, log.entries.size());
}

Result<AnyMatch> AnyMatch::replay(const Log& log, std::size_t count) {
    const auto match = withGame(log.setup.game, [&log, count](auto game) {
        return Held::hold(Match<typename decltype(game)::type>::replay(log, count));
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
        [](const auto& match) -> const GameInfo& { return GameOfMatch<decltype(match)>::info(); },
        held_->match);
}

const void* AnyMatch::stateOf(const GameInfo& game) const {
    if (game.id != this->game().id) {
        return nullptr;
    }
    return std::visit([](const auto& match) -> const void* { return &match.state(); }, held_->match);
}

const Log& AnyMatch::log() const {
    return std::visit([](const auto& match) -> const Log& { return match.log(); }, held_->match);
}

Pending AnyMatch::pending() const {
    return std::visit([](const auto& match) { return match.pending(); }, held_->match);
}

Refusal AnyMatch::check(Seat seat, const Move& move) const {
    return std::visit([&](const auto& match) { return match.check(seat, move); }, held_->match);
}

Refusal AnyMatch::play(Seat seat, const Move& move) {
    return std::visit([&](auto& match) { return match.play(seat, move); }, held_->match);
}

Refusal AnyMatch::append(const Entry& entry) {
    return std::visit([&](auto& match) { return match.append(entry); }, held_->match);
}

void AnyMatch::resolveChance() {
    std::visit([](auto& match) { match.resolveChance(); }, held_->match);
}

Refusal AnyMatch::checkUndo(Seat seat) const {
    return std::visit([&](const auto& match) { return match.checkUndo(seat); }, held_->match);
}

Refusal AnyMatch::undo(Seat seat) {
    return std::visit([&](auto& match) { return match.undo(seat); }, held_->match);
}

Log AnyMatch::view(Seat viewer) const {
    return std::visit([&](const auto& match) { return match.view(viewer); }, held_->match);
}

Entry AnyMatch::mask(const Entry& next, Seat viewer) const {
    return std::visit(
        [&](const auto& match) { return GameOfMatch<decltype(match)>::mask(match.state(), next, viewer); },
        held_->match);
}

void AnyMatch::legalMoves(Seat seat, MoveList& moves) const {
    std::visit(
        [&](const auto& match) { GameOfMatch<decltype(match)>::legalMoves(match.state(), seat, moves); },
        held_->match);
}

ScoreSheet AnyMatch::score() const {
    return std::visit([](const auto& match) { return GameOfMatch<decltype(match)>::score(match.state()); },
                      held_->match);
}

std::uint64_t AnyMatch::hash() const {
    return std::visit([](const auto& match) { return GameOfMatch<decltype(match)>::hash(match.state()); },
                      held_->match);
}

std::uint64_t AnyMatch::hash(Seat viewer) const {
    return std::visit(
        [&](const auto& match) {
            using G = GameOfMatch<decltype(match)>;
            return G::hash(G::mask(match.state(), viewer));
        },
        held_->match);
}

std::string AnyMatch::write(const Entry& entry) const {
    return std::visit([&](const auto& match) { return GameOfMatch<decltype(match)>::write(entry); },
                      held_->match);
}

Result<Entry> AnyMatch::read(Seat by, std::string_view text) const {
    return std::visit([&](const auto& match) { return GameOfMatch<decltype(match)>::read(by, text); },
                      held_->match);
}

std::string AnyMatch::writeState() const {
    return std::visit(
        [](const auto& match) { return GameOfMatch<decltype(match)>::writeState(match.state()); },
        held_->match);
}

} // namespace architects
