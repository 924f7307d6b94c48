// How Egizia tells what happened: sentences for the history.
#include "core/games/egizia/chance.h"
#include "qml/model/egizia_model.h"
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace texts = egiziatexts;
using architects::Entry;
using architects::Move;

namespace {

Move moveOf(const Entry& entry) {
    return {entry.kind, entry.arg};
}

/// Fields and quarries are told apart by what they give.
QString quoted(Card card) {
    const NileCard& info = nileCards[card];
    const bool counts = info.type == CardType::Field || info.type == CardType::Quarry;
    return counts ? EgiziaModel::tr("“%1, %2”", "a card, what it gives")
                        .arg(texts::cardTitle(card))
                        .arg(info.amount)
                  : EgiziaModel::tr("“%1”", "a card").arg(texts::cardTitle(card));
}

QString sailText(const State& before, const Entry& entry) {
    const Bend bend = entry.arg[0];
    const BendInfo& info = bends[bend];
    if (info.type == BendType::Slot) {
        return EgiziaModel::tr("Sails to %1 and takes %2.")
            .arg(words::bendName(bend), quoted(before.river[info.number]));
    }
    return entry.arg[1] != 0
               ? EgiziaModel::tr("Sails to %1, where the camp works twice.").arg(words::bendName(bend))
               : EgiziaModel::tr("Sails to %1.").arg(words::bendName(bend));
}

QString keepText(const Entry& entry, int drawn) {
    const int kept = entry.arg[0];
    QStringList names;
    for (std::size_t i = 1; i <= static_cast<std::size_t>(kept) && i < entry.arg.size(); ++i) {
        if (entry.arg[i] < riddleCount) {
            names.append(texts::riddleTitle(entry.arg[i]));
        }
    }
    const QString text = kept == 0         ? EgiziaModel::tr("Keeps no Sphinx card.")
                         : names.isEmpty() ? EgiziaModel::tr("Keeps %n Sphinx card(s).", "", kept)
                                           : EgiziaModel::tr("Keeps “%1”.").arg(words::listed(names));
    const int back = drawn - kept;
    return back > 0 ? EgiziaModel::tr("%1 Puts %n back.", "what is kept", back).arg(text) : text;
}

QString finishText(const State& before, const Entry& entry) {
    const QString site = words::siteName(before.site);
    return entry.arg[0] == 0 ? EgiziaModel::tr("Finishes at %1.").arg(site)
                             : EgiziaModel::tr("Finishes at %1 and goes on in %2.")
                                   .arg(site, words::trackName(static_cast<Track>(entry.arg[0] - 1)));
}

QString floodText(const State& before, const Entry& entry) {
    const auto flood = static_cast<Flood>(entry.arg[0]);
    return flood == before.flood  ? EgiziaModel::tr("Leaves the flood as it is.")
           : flood > before.flood ? EgiziaModel::tr("Lets the flood rise.")
                                  : EgiziaModel::tr("Lets the flood fall.");
}

/// What `done` leaves undone.
QString doneText(const State& before) {
    switch (before.step) {
    case Step::Leftover: return EgiziaModel::tr("Takes no card from the river.");
    case Step::Feed: return EgiziaModel::tr("Goes short of grain.");
    case Step::First: return EgiziaModel::tr("Waits to build.");
    case Step::Extra: return EgiziaModel::tr("Does not ask for another place.");
    case Step::AfterSail: return EgiziaModel::tr("Ends the turn.");
    default: return EgiziaModel::tr("Passes for this round.");
    }
}

QString playText(const Entry& entry) {
    const Card card = entry.arg[0];
    return card == extraPlaceCard ? EgiziaModel::tr("Plays %1 at %2.", "a card, a site")
                                        .arg(quoted(card), words::siteName(entry.arg[1]))
                                  : EgiziaModel::tr("Plays %1.", "a card").arg(quoted(card));
}

QString workText(const State& before, const Entry& entry) {
    const QString worker = words::workerName(entry.arg[0]);
    return before.step == Step::Action ? EgiziaModel::tr("The %1 joins in.", "a worker").arg(worker)
                                       : EgiziaModel::tr("The %1 goes to work at %2.", "a worker, a site")
                                             .arg(worker, words::siteName(before.site));
}

/// What a move is, without what it brings.
QString plainText(const State& before, const Entry& entry) {
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Sail: return sailText(before, entry);
    case MoveKind::Pass: return EgiziaModel::tr("Passes: no more ships in this round.");
    case MoveKind::Train:
        return EgiziaModel::tr("Trains the %1.", "a worker").arg(words::workerName(entry.arg[0]));
    case MoveKind::MoveFlood: return floodText(before, entry);
    case MoveKind::Drill:
        return EgiziaModel::tr("Trains the %1 with %2.", "a worker, a card")
            .arg(words::workerName(entry.arg[1]), quoted(entry.arg[0]));
    case MoveKind::Upgrade: {
        const NileCard& field = nileCards[entry.arg[0]];
        return EgiziaModel::tr("Irrigates a field of %1 better.").arg(words::grain(field.amount));
    }
    case MoveKind::Play: return playText(entry);
    case MoveKind::Sell: return EgiziaModel::tr("Sells %1.").arg(words::stones(entry.arg[0]));
    case MoveKind::FeedStones:
        return EgiziaModel::tr("Pays %1 for grain.").arg(words::stones(entry.arg[0]));
    case MoveKind::Work: return workText(before, entry);
    case MoveKind::Build:
        return EgiziaModel::tr("Builds %1 for %2.", "a square, stones")
            .arg(words::squareName(entry.arg[0]), words::stones(priceOf(before, entry.arg[0])));
    case MoveKind::Look: return EgiziaModel::tr("Looks at %n Sphinx card(s).", "", entry.arg[0]);
    case MoveKind::Keep: return keepText(entry, before.drawnCount);
    case MoveKind::Finish: return finishText(before, entry);
    case MoveKind::GiveUp:
        return EgiziaModel::tr("Builds nothing at %1.").arg(words::siteName(before.site));
    case MoveKind::Take:
        return EgiziaModel::tr("Takes %1, which was left on the river.")
            .arg(quoted(before.river[entry.arg[0]]));
    case MoveKind::Done: return doneText(before);
    }
    return {};
}

/// Floors of the pyramid that a finished action pays for.
QStringList floorTexts(const State& before, const TableModel& table) {
    QStringList texts;
    for (std::size_t floor = 0; floor < floorCount; ++floor) {
        const FloorBonus bonus = floorBonus(before, floor);
        if ((before.action.squares & floorSquares(floor)) != 0 && bonus.seat != nobody) {
            texts.append(playerwords::floorFinished(static_cast<int>(floor) + 1,
                                                    words::points(bonus.points), table.who(bonus.seat)));
        }
    }
    return texts;
}

/// What the move brought: not for those that say so themselves.
QString gainText(const State& before, int seat, const Entry& entry) {
    switch (static_cast<MoveKind>(entry.kind)) {
    case MoveKind::Build:
    case MoveKind::Look:
    case MoveKind::FeedStones:
    case MoveKind::Work: return {};
    default: {
        const QString text = egiziasteps::toText(egiziasteps::gainsOf(before, seat, moveOf(entry)));
        return text.isEmpty() ? QString() : EgiziaModel::tr("(%1)", "what a move brought").arg(text);
    }
    }
}

QString namesOf(const TableModel& table, const Entry& entry, int seats) {
    QStringList names;
    for (int i = 0; i < seats; ++i) {
        names.append(table.seatName(entry.arg[static_cast<std::size_t>(i)]));
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

QString EgiziaModel::describe(const architects::AnyMatch& before, const Entry& entry) const {
    const State* state = before.stateAs<Egizia>();
    if (state == nullptr) {
        return {};
    }
    return entry.isChance() ? describeChance(*state, entry) : describeMove(*state, entry);
}

QString EgiziaModel::describeMove(const State& before, const Entry& entry) const {
    const int seat = indexOf(entry.by);
    const Move move = moveOf(entry);
    State after = before;
    playMove(after, entry.by, move);
    QStringList sentences{plainText(before, entry), gainText(before, seat, entry)};
    if (static_cast<MoveKind>(entry.kind) == MoveKind::Finish) {
        sentences.append(floorTexts(before, *table_));
    }
    sentences.append(egiziasteps::toSentences(egiziasteps::courseOf(before, seat, &move, after), *table_));
    sentences.removeAll(QString());
    return sentences.join(QLatin1Char(' '));
}

QString EgiziaModel::describeChance(const State& before, const Entry& entry) const {
    switch (static_cast<ChanceKind>(entry.kind)) {
    case ChanceKind::Tiles: return tr("Turn order: %1.").arg(namesOf(*table_, entry, before.seats));
    case ChanceKind::Tomb:
        return egiziasteps::stageOf(before) == 5 ? tr("Tomb %1 is opened: %2.", "its number, its value")
                                                       .arg(entry.arg[0] + 1)
                                                       .arg(entry.arg[1])
                                                 : QString(); // those that lie open from the start
    case ChanceKind::Deal:                                    // told once, when all lie there
        return entry.arg[0] + 1U == slotCount
                   ? tr("Round %1: ten Nile cards are laid out.").arg(before.round)
                   : QString();
    case ChanceKind::Draw:
        return before.step == Step::StartSphinx
                   ? playerwords::beginsWithSphinxCard(table_->who(entry.arg[0]))
               : entry.arg[1] < riddleCount ? tr("Drawn: “%1”.").arg(texts::riddleTitle(entry.arg[1]))
                                            : QString();
    case ChanceKind::Show: return describeShow(before, entry);
    }
    return {};
}

QString EgiziaModel::describeShow(const State& before, const Entry& entry) const {
    const int seat = entry.arg[0];
    const Riddle riddle = entry.arg[1];
    State after = before;
    resolveChance(after, {entry.kind, entry.arg});
    QStringList sentences{playerwords::showsCard(table_->who(seat), texts::riddleTitle(riddle),
                                                 words::points(worthOfRiddle(before, seat, riddle)))};
    sentences.append(
        egiziasteps::toSentences(egiziasteps::courseOf(before, seat, nullptr, after), *table_));
    return sentences.join(QLatin1Char(' '));
}
