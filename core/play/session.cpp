#include "core/play/session.h"

#include <array>
#include <span>
#include <utility>

#include "core/bots/architects.h"
#include "core/bots/choose.h"
#include "core/bots/view.h"
#include "core/play/results.h"

namespace architects::play {
namespace {

/// How long each level looks for a curse in a race, in milliseconds: time enough for a person, but no more.
constexpr std::array<std::int64_t, levelCount> raceMs{24'000, 18'000, 12'000, 8'000};

} // namespace

Session::Session(Services services, std::string id, std::vector<Player> players, AnyMatch match,
                 std::optional<OnlineTable> online, LocalTable local)
    : services_(std::move(services)),
      id_(std::move(id)),
      players_(std::move(players)),
      match_(std::move(match)),
      shown_(match_),
      kept_(match_.log().entries.size()),
      online_(std::move(online)),
      confirmed_(kept_),
      local_(std::move(local)) {
    if (online_) {
        readOutgoing();
        (void)showEntries(Log(match_.log()));
    }
    settleViewer();
}

Session::~Session() {
    restBots();
}

bool Session::isPerson(Seat seat) const {
    return isPlayer(seat) && players_[static_cast<std::size_t>(indexOf(seat))].kind == PlayerKind::Person;
}

int Session::personCount() const {
    int count = 0;
    for (const Player& player : players_) {
        count += player.kind == PlayerKind::Person ? 1 : 0;
    }
    return count;
}

Seat Session::onTurn() const {
    if (over()) {
        return Seat::Nobody;
    }
    const Pending now = pending();
    for (int seat = 0; now.race && seat < static_cast<int>(players_.size()); ++seat) {
        if (now.seats.has(seatAt(seat)) && isPerson(seatAt(seat))) {
            return seatAt(seat);
        }
    }
    return now.seats.first();
}

SeatSet Session::racers() const {
    SeatSet people;
    const Pending now = pending();
    if (over() || !now.race || personCount() < 2) {
        return people;
    }
    for (int seat = 0; seat < static_cast<int>(players_.size()); ++seat) {
        if (now.seats.has(seatAt(seat)) && isPerson(seatAt(seat))) {
            people.add(seatAt(seat));
        }
    }
    return people;
}

/// Decides whose view is on the screen. One person: always that one. Several: whoever is on turn, once the
/// device has changed hands; while a bot moves, the last person keeps looking. In a race all look, so
/// nobody's secrets are shown. At the end nothing is secret any more: whoever looks sees the whole match.
void Session::settleViewer() {
    const Seat turn = onTurn();
    const bool told = over() && (!online_ || match_.log().setup.seed);
    handOverTo_ = Seat::Nobody;
    if (personCount() == 1) {
        for (std::size_t i = 0; i < players_.size(); ++i) {
            if (isPerson(seatAt(static_cast<int>(i)))) {
                viewer_ = seatAt(static_cast<int>(i));
            }
        }
    } else if (!told && !racers().empty()) {
        viewer_ = Seat::Nobody;
    } else if (!told && isPerson(turn) && viewer_ != turn) {
        viewer_ = Seat::Nobody;
        handOverTo_ = turn;
    }
    shown_ = online_ || told ? match_ : views_.of(match_, viewer_); // an online match is a view already
}

/// After the fact; whoever listens may go on playing meanwhile.
void Session::tell() {
    if (listener_.changed) {
        listener_.changed();
    }
    kept_ = match_.log().entries.size();
    witnessed_.reset();
}

void Session::takeDevice() {
    if (handOverTo_ == Seat::Nobody) {
        return;
    }
    stopAsking();
    viewer_ = std::exchange(handOverTo_, Seat::Nobody);
    shown_ = views_.of(match_, viewer_);
    tell();
}

Refusal Session::checkTurn() const {
    if (over()) {
        return Refusal::MatchIsOver;
    }
    const Seat turn = onTurn();
    return isPerson(turn) && viewer_ == turn ? Refusal::None : Refusal::NotYourTurn;
}

Refusal Session::check(const Move& move) const {
    const Refusal refusal = checkTurn();
    return refusal != Refusal::None ? refusal : match_.check(viewer_, move);
}

Failure Session::play(std::span<const Move> moves) {
    letRivalsRace(); // where nobody looks at the clock meanwhile, this is when it shows who was faster
    const Refusal refusal = checkTurn();
    return refusal != Refusal::None ? Failure{refusal, {}} : commitAndTell(onTurn(), moves);
}

Failure Session::playFirst(Seat seat, const Move& move) {
    return racers().has(seat) ? commitAndTell(seat, {&move, 1}) : Failure{Refusal::NotYourTurn, {}};
}

Failure Session::commitAndTell(Seat seat, std::span<const Move> moves) {
    if (moves.empty()) {
        return {Refusal::NoSuchMove, {}};
    }
    const Failure failure = online_ ? commitOnline(seat, moves) : commit(seat, moves);
    if (failure.ok()) {
        dropThought(); // who still looks in a race has lost it
        afterChange();
    }
    return failure;
}

/// Disk first: the new entries are durable before the session's own state changes.
Failure Session::commit(Seat seat, std::span<const Move> moves) {
    AnyMatch next = match_;
    for (const Move& move : moves) {
        if (const Refusal refusal = next.play(seat, move); refusal != Refusal::None) {
            return {refusal, {}};
        }
    }
    const std::size_t known = match_.log().entries.size();
    const std::span<const Entry> fresh = std::span(next.log().entries).subspan(known);
    if (const auto error = services_.store->append(id_, known, fresh, services_.nowMs());
        error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    views_.follow(match_, next);
    match_ = std::move(next);
    confirmed_ = match_.log().entries.size();
    if (match_.pending().over()) {
        // The log is safe already; a result that cannot be written now is computed again on the next
        // opening.
        (void)recordResult(match_);
    }
    return {};
}

save::SaveError Session::recordResult(const AnyMatch& match) {
    return services_.store->finish(id_, resultsOf(match.score(), match.log().setup.seats),
                                   services_.nowMs());
}

std::vector<save::SeatResult> Session::results() const {
    if (online_ || givenUp()) {
        return online_ ? online_->results : local_.givenUp;
    }
    return over() ? resultsOf(match_.score(), match_.log().setup.seats) : std::vector<save::SeatResult>{};
}

Refusal Session::checkUndo() const {
    if (online_) {
        return checkUndoOnline();
    }
    if (match_.log().entries.empty() || thinking_) {
        return Refusal::NothingToUndo;
    }
    const Seat last = match_.log().entries.back().by;
    const bool hasTheDevice = viewer_ == last || (handOverTo_ != Seat::Nobody && isPerson(last));
    const Seat asking = hasTheDevice ? last : viewer_;
    return isPerson(asking) ? match_.checkUndo(asking) : Refusal::NothingToUndo;
}

Failure Session::undo() {
    if (const Refusal refusal = checkUndo(); refusal != Refusal::None) {
        return {refusal, {}};
    }
    if (online_) {
        return undoOnline();
    }
    const Seat last = match_.log().entries.back().by;
    const std::size_t length = match_.log().entries.size() - 1;
    if (const auto error = services_.store->truncate(id_, length, services_.nowMs());
        error != save::SaveError::None) {
        return {Refusal::None, error};
    }
    (void)match_.undo(last);
    views_.forget();
    kept_ = confirmed_ = length;
    if (personCount() > 1) {
        viewer_ = last; // whoever takes a move back still holds the device
    }
    afterChange();
    return {};
}

void Session::afterChange() {
    stopAsking(); // it was about another position
    const Seat witness = viewer_;
    settleViewer();
    if (isPlayer(witness) && viewer_ != witness && !over()) {
        witnessed_ = online_ ? viewOf(match_, witness) : views_.of(match_, witness);
    }
    tell();
    wakeBots();
}

void Session::wakeBots() {
    resting_ = false;
    const Seat turn = onTurn();
    if (thinking_ || !isPlayer(turn) || online_) {
        return; // an Architect of an online match thinks on the server
    }
    if (players_[static_cast<std::size_t>(indexOf(turn))].kind == PlayerKind::Bot) {
        script_ ? obey(turn) : think(turn);
    } else {
        letRivalsRace();
    }
}

/// One person races the Architects: each of them answers when the time that he takes is up.
void Session::letRivalsRace() {
    const bool race = !resting_ && !over() && !online_ && !script_ && pending().race &&
                      personCount() == 1 && isPerson(onTurn());
    if (!race) {
        raceSince_.reset();
        return;
    }
    const std::int64_t now = services_.nowMs();
    raceSince_ = raceSince_.value_or(now);
    for (int i = 0; i < static_cast<int>(players_.size()); ++i) {
        const Player& player = players_[static_cast<std::size_t>(i)];
        if (!thinking_ && player.kind == PlayerKind::Bot && pending().seats.has(seatAt(i)) &&
            now - *raceSince_ >= raceMs[static_cast<std::size_t>(player.level - 1)]) {
            think(seatAt(i)); // whatever follows wakes the others
            return;
        }
    }
}

void Session::dropThought() {
    ++*question_;
    thinking_ = false;
    if (botControl_) {
        botControl_->stop = true;
        botControl_.reset();
    }
}

void Session::restBots() {
    dropThought();
    resting_ = true;
    raceSince_.reset(); // time in which nobody looks does not count
    stopAsking();
    if (reviewing_) {
        reviewing_->rest();
    }
}

int Session::thoughtPercent() const {
    const SearchControl* control = hintControl_ ? hintControl_.get() : botControl_.get();
    const int wanted = control == nullptr ? 0 : control->wanted.load(std::memory_order_relaxed);
    return wanted == 0 ? 0 : 100 * control->iterations.load(std::memory_order_relaxed) / wanted;
}

/// The bot gets a view, a level and a number of its own; the answer is played like anybody's move.
void Session::think(Seat seat) {
    struct Answer {
        std::optional<Move> move;
    };
    thinking_ = true;
    const std::uint64_t asked = ++*question_;
    const auto answer = std::make_shared<Answer>();
    const auto view = std::make_shared<const AnyMatch>(viewOf(match_, seat));
    const int level = players_[static_cast<std::size_t>(indexOf(seat))].level;
    const std::uint64_t seed = seedFor(chainOf(view->log()));
    const std::weak_ptr<std::uint64_t> question = question_;
    const auto control = botControl_ = std::make_shared<SearchControl>();
    services_.background(
        [=] {
            answer->move = chooseMove(*view, seat, level, seed, {fullEffort, control.get()});
        },
        [=, this] {
            const auto current = question.lock();
            if (!current || *current != asked) {
                return;
            }
            thinking_ = false;
            botControl_.reset();
            const Failure failure =
                answer->move ? commit(seat, {&*answer->move, 1}) : Failure{Refusal::NoSuchMove, {}};
            if (failure.ok()) {
                afterChange();
            } else if (listener_.botFailed) {
                listener_.botFailed(failure);
            }
        });
    if (thinking_) {
        tell();
    }
}

} // namespace architects::play
