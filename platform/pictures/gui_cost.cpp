#include "platform/pictures/gui_cost.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QKeyEvent>
#include <QQmlComponent>
#include <QThread>
#include <QTimer>
#include <QUrl>
#include <QVariant>

#include <ctime>

#include "core/games/all_games.h"
#include "core/games/any_match.h"
#include "core/table/hex.h"
#include "qml/model/app_model.h"

using architects::Entry;
using architects::MatchDocument;

namespace {

constexpr int quietMs = 30; // no frame and nothing to do for so long: it rests

} // namespace

void GuiClock::watch(QQuickWindow* window) {
    const auto ours = [this] { return QThread::currentThread() == thread(); };
    connect(
        window, &QQuickWindow::beforeSynchronizing, this,
        [this, ours] { handing_ = ours() ? now() : Time{}; }, Qt::DirectConnection);
    connect(
        window, &QQuickWindow::afterSynchronizing, this,
        [this, ours] { handedOver_ += ours() ? now() - handing_ : Time{}; }, Qt::DirectConnection);
    connect(
        window, &QQuickWindow::beforeRendering, this, [this, ours] { begun_ = ours() ? now() : Time{}; },
        Qt::DirectConnection);
    connect(
        window, &QQuickWindow::frameSwapped, this,
        [this, ours] {
            drawn_ += ours() ? now() - begun_ : Time{};
            ++frames_;
        },
        Qt::DirectConnection);
}

GuiClock::Time GuiClock::now() const {
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return std::chrono::seconds(spent.tv_sec) + Time(spent.tv_nsec) - drawn_;
}

bool MovePlayer::load() {
    app_.app().settings()->setAnimationSpeed(0);
    app_.app().settings()->setSound(false);
    if (!app_.show()) {
        return fail(QStringLiteral("the first screen could not be loaded"));
    }
    clock_.watch(app_.window());
    settle();
    firstFrame_ = clock_.now();
    QQmlComponent scenes(&app_.engine(),
                         QUrl(QStringLiteral("qrc:/qt/qml/Architects/Pictures/SceneTour.qml")));
    scenes_.reset(
        scenes.createWithInitialProperties({{QStringLiteral("app"), QVariant::fromValue(app_.window())}}));
    return scenes_ != nullptr || fail(scenes.errorString());
}

bool MovePlayer::play(const MatchDocument& match, GuiCosts& costs) {
    if (!open(match, costs)) {
        return false;
    }
    const int frames = clock_.frames();
    for (const Entry& entry : match.log.entries) {
        if (!entry.isChance() && !step(entry, costs)) {
            return false;
        }
    }
    costs.frames += clock_.frames() - frames;
    const TableModel& table = *app_.app().table();
    if (table.shown().log().entries != match.log.entries) {
        return fail(QStringLiteral("a match went another way than it is written down"));
    }
    const QString id = table.matchId();
    QMetaObject::invokeMethod(scenes_.get(), "show", Q_ARG(QString, QStringLiteral("home")));
    settle(); // its screens are gone
    app_.app().closeTable();
    app_.app().removeMatch(id);
    settle();
    return true;
}

/// The same choices and the same seed, with people in every seat.
bool MovePlayer::open(const MatchDocument& match, GuiCosts& costs) {
    const architects::Setup& setup = match.log.setup;
    const architects::GameInfo& info = *architects::findGame(setup.game);
    QVariantList players;
    for (int seat = 0; seat < setup.seats; ++seat) {
        players.append(QVariantMap{{QStringLiteral("kind"), QStringLiteral("person")},
                                   {QStringLiteral("name"), QStringLiteral("Player %1").arg(seat + 1)}});
    }
    QVariantMap options;
    for (std::size_t i = 0; i < info.options.size(); ++i) {
        const auto value = info.options[i].values[setup.options[i]];
        options.insert(QString::fromStdString(std::string(info.options[i].name)),
                       QString::fromStdString(std::string(value)));
    }
    const QVariantMap wish{
        {QStringLiteral("game"), QString::fromStdString(setup.game)},
        {QStringLiteral("players"), players},
        {QStringLiteral("options"), options},
        {QStringLiteral("seed"), QString::fromStdString(architects::toHex(*setup.seed))}};
    bool there = false;
    costs.openings.append(costOf([&] {
        there = app_.app().startMatch(wish);
        if (there) {
            const QVariantMap nothing;
            QMetaObject::invokeMethod(scenes_.get(), "table", Q_RETURN_ARG(bool, there),
                                      Q_ARG(QString, app_.app().table()->matchId()),
                                      Q_ARG(QString, QStringLiteral("table")),
                                      Q_ARG(QVariant, QVariant::fromValue(nothing)));
        }
    }));
    return there || fail(QStringLiteral("a match could not be begun"));
}

bool MovePlayer::step(const Entry& entry, GuiCosts& costs) {
    TableModel& table = *app_.app().table();
    const int seat = indexOf(entry.by);
    if (table.handOverTo() >= 0) {
        costs.handOvers.append(costOf([&table] { table.takeDevice(); }));
    }
    bool done = false;
    QString why = table.behind() ? QStringLiteral("it is still shown how it came there") : QString();
    const auto refused = QObject::connect(&table, &TableModel::refused, &table,
                                          [&why](const QString& sentence) { why = sentence; });
    const GuiClock::Time handedOver = clock_.handedOver(), drawn = clock_.drawn();
    costs.moves.append(costOf([&] {
        const GuiClock::Time before = clock_.now();
        done =
            table.racers().has(entry.by) ? table.playFirst(seat, entry.move()) : table.play(entry.move());
        costs.played += clock_.now() - before;
    }));
    costs.handedOver += clock_.handedOver() - handedOver;
    costs.drawn += clock_.drawn() - drawn;
    QObject::disconnect(refused);
    return done ||
           fail(QStringLiteral("a move was not taken after %1 entries: %2").arg(table.plyCount()).arg(why));
}

GuiClock::Time MovePlayer::costOf(const std::function<void()>& act) {
    const GuiClock::Time before = clock_.now();
    act();
    settle();
    return clock_.now() - before;
}

/// Until nothing waits to be shown and no frame is drawn any more.
void MovePlayer::settle() {
    constexpr int mostRounds = 100;
    constexpr int mostFrames = 20; // something on the screen may move for ever
    for (int round = 0; round < mostRounds; ++round) {
        const int frames = clock_.frames();
        QEventLoop loop;
        QTimer::singleShot(quietMs, Qt::PreciseTimer, &loop, &QEventLoop::quit);
        loop.exec();
        const TableModel* table = app_.app().table();
        const bool shown = table == nullptr || (!table->behind() && !table->picturing());
        if (shown && (clock_.frames() == frames || round > mostFrames)) {
            return;
        }
        if (!shown && round % mostFrames == mostFrames - 1) {
            putAway();
        }
    }
}

/// Something lies over the table and waits to be read, as at the end of a round.
void MovePlayer::putAway() {
    for (const QEvent::Type type : {QEvent::KeyPress, QEvent::KeyRelease}) {
        QKeyEvent key(type, Qt::Key_Escape, Qt::NoModifier);
        QCoreApplication::sendEvent(app_.window(), &key);
    }
}

bool MovePlayer::fail(const QString& fault) {
    fault_ = fault;
    return false;
}
