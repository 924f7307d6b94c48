// What is asked, in one sentence, and what the plain answers mean.

#include "qml/model/egizia_texts.h"
#include "qml/model/egizia_tr.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/player_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;

namespace egiziaview {
namespace {

QString sailPrompt(const View& view) {
    const Player& player = playerAt(view.state, view.viewer);
    if (view.state.secondShip && view.state.placed == 1) {
        return EgiziaTr::tr("Send your second ship.");
    }
    return player.last == noBend
               ? EgiziaTr::tr("Send a ship to any bend of the Nile, or pass for this round.")
               : EgiziaTr::tr("Send a ship further down than %1, or pass for this round.")
                     .arg(words::bendName(player.last));
}

QString feedPrompt(const View& view) {
    return EgiziaTr::tr("%1 missing: find it, or lose %2.", "grain, points")
        .arg(words::grain(grainMissing(view.state, view.viewer)),
             words::points(hungerLoss(view.state, view.viewer)));
}

QString buildPrompt(const View& view) {
    const QString site = words::siteName(view.state.site);
    if (questionOf(view.state) == Question::First) {
        return EgiziaTr::tr("Build at %1 before everybody else? Choose a worker, or wait for your turn.")
            .arg(site);
    }
    if (!view.offers(MoveKind::Work)) {
        return EgiziaTr::tr("Nothing can be built at %1 as it is: strengthen what you have, or give up.")
            .arg(site);
    }
    return view.state.site == 0 ? EgiziaTr::tr("Choose the worker who goes to the Sphinx, or give up.")
                                : EgiziaTr::tr("Choose the worker who builds at %1, or give up.").arg(site);
}

QString actionPrompt(const View& view) {
    if (view.state.site == 0) {
        return EgiziaTr::tr("How many Sphinx cards do you want to look at?");
    }
    const bool begun = view.state.action.squares != 0;
    if (view.offers(MoveKind::Build)) {
        return begun ? EgiziaTr::tr("Build on, or finish.")
                     : EgiziaTr::tr("Build on one of the squares in gold.");
    }
    if (!begun) {
        return EgiziaTr::tr("Not strong enough for any square: add a worker or a card.");
    }
    return view.offers(MoveKind::Work)
               ? EgiziaTr::tr("Nothing more can be built like this: add a worker or a card, or finish.")
               : EgiziaTr::tr("Nothing more can be built: finish.");
}

QString keepPrompt(const View& view) {
    const bool two = view.offers(MoveKind::Keep) && view.state.drawnCount > 1 &&
                     has(view.state, view.viewer, keepTwoCard);
    return two ? EgiziaTr::tr(
                     "Keep one of them, or two with your card. Each that goes back brings a point.")
               : EgiziaTr::tr("Keep one of them, or none. Each that goes back brings a point.");
}

QString extraPrompt(const View& view) {
    return EgiziaTr::tr("The places at %1 are taken. Play “%2” for your ship in reserve?")
        .arg(words::siteName(view.state.site), egiziatexts::cardTitle(extraPlaceCard));
}

QString ownPrompt(const View& view) {
    switch (questionOf(view.state)) {
    case Question::Train: return EgiziaTr::tr("Which worker gains 1 strength?");
    case Question::Flood: return EgiziaTr::tr("Let the flood rise or fall by one step, or leave it.");
    case Question::Sail: return sailPrompt(view);
    case Question::AfterSail:
        return EgiziaTr::tr("Play what your ship has made possible, or end your turn.");
    case Question::Leftover:
        return EgiziaTr::tr("Take one of the cards that are left on the river, or none.");
    case Question::Feed: return feedPrompt(view);
    case Question::First:
    case Question::Build: return buildPrompt(view);
    case Question::Action: return actionPrompt(view);
    case Question::Keep: return keepPrompt(view);
    case Question::Extra: return extraPrompt(view);
    case Question::Close:
        return EgiziaTr::tr("The round is over. Play what can still be of use, or go on.");
    default: return {};
    }
}

QString doneText(const View& view) {
    switch (questionOf(view.state)) {
    case Question::AfterSail: return EgiziaTr::tr("End the turn");
    case Question::Leftover: return EgiziaTr::tr("Take none");
    case Question::Feed:
        return EgiziaTr::tr("Lose %1").arg(words::points(hungerLoss(view.state, view.viewer)));
    case Question::First: return EgiziaTr::tr("Wait for my turn");
    case Question::Extra: return EgiziaTr::tr("Do not play it");
    case Question::Close: return EgiziaTr::tr("Go on");
    default: return {};
    }
}

} // namespace

QString promptOf(const View& view) {
    if (view.table.behind()) {
        return view.table.shownName();
    }
    if (view.state.step == Step::Over) {
        return EgiziaTr::tr("The last stone is laid.");
    }
    if (view.asked()) {
        return ownPrompt(view);
    }
    const int seat = view.table.activeSeat();
    return seat >= 0 ? playerwords::isOnTurn(view.table.who(seat)) : QString();
}

EgiziaActions actionsOf(const View& view) {
    EgiziaActions row;
    row.pass = view.offers(MoveKind::Pass);
    row.passText = EgiziaTr::tr("Pass for this round");
    row.done = view.offers(MoveKind::Done);
    row.doneText = row.done ? doneText(view) : QString();
    row.giveUp = view.offers(MoveKind::GiveUp);
    row.giveUpText = EgiziaTr::tr("Build nothing here");
    row.finish = view.offers(MoveKind::Finish);
    row.finishText = EgiziaTr::tr("Finish: %1").arg(words::points(view.state.action.spent));
    return row;
}

} // namespace egiziaview
