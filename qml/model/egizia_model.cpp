#include "qml/model/egizia_model.h"

#include <algorithm>

#include "qml/model/egizia_drawn.h"
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/refusal_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace rules = architects::egizia;

namespace {
/// Here because nobody sees a row of Egizia's without this file.
[[maybe_unused]] const bool literals =
    rows::readLiterals<EgiziaToken, EgiziaFace, EgiziaRiverPlan, EgiziaSpot, EgiziaMark, EgiziaMarker,
                       EgiziaMove, EgiziaBerth, EgiziaBend, EgiziaLast, EgiziaStanding, EgiziaWorker,
                       EgiziaField, EgiziaQuarry, EgiziaCard, EgiziaRiddle, EgiziaGrain, EgiziaSide,
                       EgiziaSquare, EgiziaFloor, EgiziaEnding, EgiziaScoreLine>();
} // namespace

void EgiziaModel::show(const architects::AnyMatch& position, bool live) {
    if (const auto* state = position.stateAs<Egizia>()) {
        state_ = *state;
    }
    live_ = live;
    moves_.clear();
    if (live_) {
        listMoves(state_, viewer(), moves_);
    }
    makeLists(position.log());
    emit positionChanged();
}

architects::Seat EgiziaModel::viewer() const {
    return table_->viewer() >= 0 ? architects::seatAt(table_->viewer()) : architects::Seat::Nobody;
}

egiziaview::View EgiziaModel::view() const {
    return {state_, moves_, *table_, table_->viewer(), live_};
}

void EgiziaModel::makeLists(const architects::Log& log) {
    const egiziaview::View now = view();
    river_ = egiziaview::riverOf(now);
    rail_ = egiziaview::railOf(now);
    sides_ = egiziaview::sidesOf(now);
    monuments_ = egiziaview::monumentsOf(now);
    floors_ = egiziaview::floorsOf(now);
    scoreTrack_ = egiziaview::scoreTrackOf(now);
    hand_ = egiziaview::handOf(now);
    actions_ = egiziaview::actionsOf(now);
    training_ = egiziaview::trainingOf(now);
    flooding_ = egiziaview::floodingOf(now);
    feeding_ = egiziaview::feedingOf(now);
    action_ = egiziaview::actionOf(now);
    sphinx_ = egiziaview::sphinxOf(now);
    extras_ = egiziaview::extrasOf(now);
    leftovers_ = egiziaview::leftoversOf(now);
    score_ = egiziaview::scoreOf(now);
    rounds_.follow(log, *table_);
}

QString EgiziaModel::refusalText(architects::Refusal refusal, const architects::Move& move) const {
    return refusal == architects::Refusal::EgiziaWrongStep ? refusalwords::notNow(refusal, prompt())
                                                           : refusalwords::of(state_, move, refusal);
}

QString EgiziaModel::progress() const {
    return stage() > words::stageCount ? tr("Finished")
                                       : tr("Round %1 of %2").arg(round()).arg(roundCount());
}

int EgiziaModel::stageOf(const architects::AnyMatch& position) const {
    const auto* state = position.stateAs<Egizia>();
    return state == nullptr ? 0 : state->round * (words::stageCount + 2) + egiziasteps::stageOf(*state);
}

int EgiziaModel::stage() const {
    return egiziasteps::stageOf(state_);
}

QList<EgiziaRoundPhase> EgiziaModel::stages() const {
    QList<EgiziaRoundPhase> list;
    for (int number = 1; number <= words::stageCount; ++number) {
        EgiziaRoundPhase row;
        row.number = number;
        row.title = words::stageTitle(number);
        row.text = words::stageText(number);
        row.page = words::stagePage(number);
        row.now = number == stage();
        row.done = number < stage();
        list.append(row);
    }
    return list;
}

int EgiziaModel::site() const {
    return stage() == 5 ? static_cast<int>(state_.site) : -1;
}

EgiziaPhase::Value EgiziaModel::phase() const {
    if (state_.step == Step::Over) {
        return EgiziaPhase::Over;
    }
    if (moves_.empty()) {
        return EgiziaPhase::Wait;
    }
    switch (questionOf(state_)) {
    case Question::Train: return EgiziaPhase::Train;
    case Question::Flood: return EgiziaPhase::Flood;
    case Question::Sail: return EgiziaPhase::Sail;
    case Question::AfterSail: return EgiziaPhase::AfterSail;
    case Question::Leftover: return EgiziaPhase::Leftover;
    case Question::Feed: return EgiziaPhase::Feed;
    case Question::First: return EgiziaPhase::First;
    case Question::Build: return EgiziaPhase::Build;
    case Question::Action: return EgiziaPhase::Action;
    case Question::Keep: return EgiziaPhase::Keep;
    case Question::Extra: return EgiziaPhase::Extra;
    case Question::Close: return EgiziaPhase::Close;
    default: return EgiziaPhase::Wait;
    }
}

QString EgiziaModel::prompt() const {
    return egiziaview::promptOf(view());
}

QString EgiziaModel::phasePage() const {
    const int now = stage();
    return now == 0                  ? QStringLiteral("egizia/round")
           : now > words::stageCount ? QStringLiteral("egizia/scoring")
                                     : words::stagePage(now);
}

EgiziaPreview EgiziaModel::preview(int bend, bool twice) const {
    return egiziaview::previewOf(view(), bend, twice);
}

WhyNot EgiziaModel::whyNotBuild(const QString& monument, const QString& square) const {
    const auto where = words::squareCalled(monument, square);
    const auto refusal = architects::Refusal::EgiziaNoSuchSquare;
    return where ? why(rules::build(*where))
                 : WhyNot{refusalwords::plain(refusal), refusalwords::page(refusal, {})};
}

WhyNot EgiziaModel::whyNotWork(int worker) const {
    return why(rules::work(static_cast<Worker>(std::clamp(worker, 0, static_cast<int>(workerCount)))));
}

WhyNot EgiziaModel::whyNotTrain(int worker) const {
    return why(rules::train(static_cast<Worker>(std::clamp(worker, 0, static_cast<int>(workerCount)))));
}

QString EgiziaModel::squareName(const QString& monument, const QString& square) const {
    const auto where = words::squareCalled(monument, square);
    return where ? words::squareName(*where) : QString();
}

QString EgiziaModel::workerName(int worker) const {
    return words::workerName(worker);
}

QList<EgiziaBend> EgiziaModel::offered(const QList<EgiziaBend>& river, int phase, bool quiet, int chosen,
                                       int advised) const {
    QList<EgiziaBend> list = river;
    for (EgiziaBend& bend : list) {
        bend.may = !quiet && ((phase == EgiziaPhase::Sail && bend.may) ||
                              (phase == EgiziaPhase::Leftover && bend.take));
        bend.chosen = bend.may && chosen == bend.bend;
        bend.upstream = phase == EgiziaPhase::Sail && bend.upstream;
        bend.advised = advised == bend.bend;
    }
    return list;
}
