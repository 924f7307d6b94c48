#include "qml/model/egizia_model.h"

#include "qml/model/egizia_rounds.h"
#include "qml/model/egizia_steps.h"
#include "qml/model/egizia_view.h"
#include "qml/model/egizia_words.h"
#include "qml/model/refusal_words.h"
#include "qml/model/table_model.h"

using namespace architects::egizia;
namespace words = egiziawords;
namespace rules = architects::egizia;

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
    const egiziarounds::Summary summary = egiziarounds::summaryOf(log, *table_);
    rounds_ = summary.rounds;
    ending_ = summary.ending;
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

QVariantList EgiziaModel::stages() const {
    QVariantList list;
    for (int number = 1; number <= words::stageCount; ++number) {
        list.append(QVariantMap{{QStringLiteral("number"), number},
                                {QStringLiteral("title"), words::stageTitle(number)},
                                {QStringLiteral("text"), words::stageText(number)},
                                {QStringLiteral("page"), words::stagePage(number)},
                                {QStringLiteral("now"), number == stage()},
                                {QStringLiteral("done"), number < stage()}});
    }
    return list;
}

int EgiziaModel::site() const {
    return stage() == 5 ? static_cast<int>(state_.site) : -1;
}

QString EgiziaModel::phase() const {
    if (state_.step == Step::Over) {
        return QStringLiteral("over");
    }
    if (moves_.empty()) {
        return QStringLiteral("wait");
    }
    switch (questionOf(state_)) {
    case Question::Train: return QStringLiteral("train");
    case Question::Flood: return QStringLiteral("flood");
    case Question::Sail: return QStringLiteral("sail");
    case Question::AfterSail: return QStringLiteral("afterSail");
    case Question::Leftover: return QStringLiteral("leftover");
    case Question::Feed: return QStringLiteral("feed");
    case Question::First: return QStringLiteral("first");
    case Question::Build: return QStringLiteral("build");
    case Question::Action: return QStringLiteral("action");
    case Question::Keep: return QStringLiteral("keep");
    case Question::Extra: return QStringLiteral("extra");
    case Question::Close: return QStringLiteral("close");
    default: return QStringLiteral("wait");
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

QVariantMap EgiziaModel::preview(int bend, bool twice) const {
    return egiziaview::previewOf(view(), bend, twice);
}

QString EgiziaModel::whyNotBuild(const QString& monument, const QString& square) const {
    const auto where = words::squareCalled(monument, square);
    return where ? view().reason(rules::build(*where))
                 : refusalwords::plain(architects::Refusal::EgiziaNoSuchSquare);
}

QString EgiziaModel::squareName(const QString& monument, const QString& square) const {
    const auto where = words::squareCalled(monument, square);
    return where ? words::squareName(*where) : QString();
}

QString EgiziaModel::workerName(int worker) const {
    return words::workerName(worker);
}
