#include "core/referee/referee.h"

#include <algorithm>
#include <utility>

#include "core/bots/choose.h"
#include "core/bots/view.h"

namespace architects::referee {
namespace {

/// An Architect's seat: what it knows of the match, and the chain of that.
struct Told {
    AnyMatch view;
    Digest chain;
};

/// A match while a question about it is answered. What happens is noted entry by entry, for every seat as
/// that seat may know it.
class Hearing {
  public:
    Hearing(const Case& asked, AnyMatch match, AnyMatch noted)
        : asked_(asked), match_(std::move(match)), noted_(std::move(noted)) {
        ruling_.from = noted_.log().entries.size();
    }

    /// A person's moves.
    Refusal play(Seat seat, std::span<const std::string_view> moves) {
        if (moves.empty()) {
            return Refusal::NoSuchMove;
        }
        if (isArchitect(seat)) {
            return Refusal::NotYourTurn;
        }
        for (ruling_.at = 0; ruling_.at < moves.size(); ++ruling_.at) {
            if (drewSomething()) {
                return Refusal::WaitingForChance;
            }
            const auto entry = match_.read(seat, moves[ruling_.at]);
            const Refusal refusal = entry.ok() ? match_.play(seat, entry->move()) : entry.refusal();
            if (refusal != Refusal::None) {
                return refusal;
            }
        }
        return Refusal::None;
    }

    /// Chance and Architects, until a person is on turn or the match is over.
    Refusal goOn(std::size_t moves = longestLog) {
        match_.resolveChance();
        for (Seat seat = architectOnTurn(); seat != Seat::Nobody && moves > 0; seat = architectOnTurn()) {
            --moves;
            if (match_.log().entries.size() > longestLog) {
                return Refusal::LogTooLong;
            }
            const Told& told = toldTo(seat);
            const auto move =
                chooseMove(told.view, seat, levelOf(seat), seedFor(told.chain), {architectIterations});
            const Refusal refusal = move ? match_.play(seat, *move) : Refusal::NoSuchMove;
            if (refusal != Refusal::None) {
                return refusal;
            }
        }
        return match_.log().entries.size() > longestLog ? Refusal::LogTooLong : Refusal::None;
    }

    Ruling rule() {
        note();
        const Pending pending = match_.pending();
        ruling_.turn = pending.seats;
        ruling_.over = pending.over();
        ruling_.chain = chain();
        for (int seat = 0; seat < seats(); ++seat) {
            ruling_.seenHash[at(seatAt(seat))] = match_.hash(seatAt(seat));
        }
        if (ruling_.over) {
            const ScoreSheet sheet = match_.score();
            ruling_.points.assign(sheet.totals.begin(), sheet.totals.begin() + seats());
            ruling_.winners = sheet.winners;
        }
        return std::move(ruling_);
    }

    /// The first so many moves were good, the next one was not.
    Ruling refuse(Refusal refusal) const {
        Ruling ruling;
        ruling.refusal = refusal;
        ruling.at = ruling_.at;
        return ruling;
    }

  private:
    static std::size_t at(Seat seat) { return static_cast<std::size_t>(indexOf(seat)); }
    [[nodiscard]] int seats() const { return match_.log().setup.seats; }
    [[nodiscard]] int levelOf(Seat seat) const { return asked_.architects[at(seat)]; }
    [[nodiscard]] bool isArchitect(Seat seat) const { return isPlayer(seat) && levelOf(seat) != 0; }

    [[nodiscard]] bool drewSomething() const {
        const auto& entries = match_.log().entries;
        return entries.size() > ruling_.from && entries.back().isChance();
    }

    [[nodiscard]] Seat architectOnTurn() const {
        const SeatSet turn = match_.pending().seats;
        for (int seat = 0; seat < seats(); ++seat) {
            if (turn.has(seatAt(seat)) && isArchitect(seatAt(seat))) {
                return seatAt(seat);
            }
        }
        return Seat::Nobody;
    }

    /// An Architect's view grows with the match; it is replayed from the start only when it is first asked
    /// for.
    const Told& toldTo(Seat seat) {
        note();
        std::optional<Told>& told = told_[at(seat)];
        if (!told) {
            AnyMatch view = viewOf(match_, seat);
            const Digest chain = chainOf(view.log());
            told = Told{std::move(view), chain};
        }
        return *told;
    }

    /// Writes down what has happened since the last time.
    void note() {
        const std::vector<Entry>& entries = match_.log().entries;
        for (std::size_t i = noted_.log().entries.size(); i < entries.size(); ++i) {
            ruling_.entries.push_back(entries[i]);
            for (int seat = 0; seat < seats(); ++seat) {
                const Entry seen = noted_.mask(entries[i], seatAt(seat));
                ruling_.seen[at(seatAt(seat))].push_back(seen);
                if (std::optional<Told>& told = told_[at(seatAt(seat))]) {
                    (void)told->view.append(seen);
                    told->chain = chainNext(told->chain, seen);
                }
            }
            (void)noted_.append(entries[i]);
        }
    }

    [[nodiscard]] Digest chain() const {
        if (!asked_.chain || ruling_.from != asked_.log.entries.size()) {
            return chainOf(match_.log());
        }
        Digest link = *asked_.chain;
        for (const Entry& entry : ruling_.entries) {
            link = chainNext(link, entry);
        }
        return link;
    }

    const Case& asked_;
    AnyMatch match_;
    AnyMatch noted_; ///< the match as far as the ruling tells it
    Ruling ruling_;
    std::array<std::optional<Told>, maxSeats> told_;
};

Ruling refused(Refusal refusal) {
    Ruling ruling;
    ruling.refusal = refusal;
    return ruling;
}

/// What is wrong with a case before any rule of a game is asked.
Refusal check(const Case& asked) {
    if (asked.log.entries.size() > longestLog) {
        return Refusal::LogTooLong;
    }
    if (!asked.log.setup.seed) {
        return Refusal::SeedMismatch;
    }
    if (asked.log.setup.seedFrom > asked.log.entries.size()) {
        return Refusal::BadFile; // what is drawn from here on could never be checked
    }
    const auto masked = [](const Entry& entry) { return entry.isMasked(); };
    if (std::any_of(asked.log.entries.begin(), asked.log.entries.end(), masked)) {
        return Refusal::BadFile; // a view is no case: what it keeps back could be anything
    }
    return Refusal::None;
}

/// Replays the case, lets `happen` do the rest, and rules.
template <class F>
Ruling hear(const Case& asked, F&& happen) {
    if (const Refusal refusal = check(asked); refusal != Refusal::None) {
        return refused(refusal);
    }
    auto match = AnyMatch::replay(asked.log);
    if (!match.ok()) {
        return refused(match.refusal());
    }
    Hearing hearing(asked, *match, *match);
    const Refusal refusal = happen(hearing);
    return refusal == Refusal::None ? hearing.rule() : hearing.refuse(refusal);
}

} // namespace

Ruling begin(const Case& asked) {
    if (!asked.log.entries.empty()) {
        return refused(Refusal::BadFile);
    }
    return letArchitectsPlay(asked);
}

Ruling play(const Case& asked, Seat seat, std::span<const std::string_view> moves) {
    return hear(asked, [&](Hearing& hearing) {
        const Refusal refusal = hearing.play(seat, moves);
        return refusal == Refusal::None ? hearing.goOn() : refusal;
    });
}

Ruling letArchitectsPlay(const Case& asked, std::size_t moves) {
    return hear(asked, [moves](Hearing& hearing) { return hearing.goOn(moves); });
}

Ruling inspect(const Case& asked) {
    Refusal refusal = check(asked);
    if (refusal == Refusal::None) {
        refusal = AnyMatch::verify(asked.log);
    }
    if (refusal != Refusal::None) {
        return refused(refusal);
    }
    const auto match = AnyMatch::replay(asked.log);
    const auto nothing = AnyMatch::replay(asked.log, 0);
    return match.ok() && nothing.ok() ? Hearing(asked, *match, *nothing).rule() : refused(match.refusal());
}

} // namespace architects::referee
