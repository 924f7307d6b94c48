#include "tests/e2e/autopilot.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>

#include <cstdio>

#include "core/bots/choose.h"
#include "core/table/hex.h"
#include "core/table/log.h"

namespace {

void say(const QString& name, const QString& text) {
    std::fprintf(stderr, "%s: %s\n", qPrintable(name), qPrintable(text));
}

bool writeWhole(const QString& path, const QByteArray& text) {
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

QString readWhole(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

} // namespace

Autopilot::Autopilot(AppModel& app, OnlineModel& online, Flight flight, QObject* parent)
    : QObject(parent), app_(app), online_(online), flight_(std::move(flight)) {
    connect(&online_, &OnlineModel::succeeded, this, &Autopilot::answered);
    connect(&online_, &OnlineModel::failed, this, &Autopilot::refused);
    connect(&online_, &OnlineModel::entriesChanged, this, [this](const QString&) { step(); });
    connect(&online_, &OnlineModel::moveLost, this,
            [this](const QString&, const QString& sentence, const QString&) {
                say(flight_.name, QStringLiteral("a move was lost: ") + sentence);
            });
    connect(&heartbeat_, &QTimer::timeout, this, &Autopilot::step);
    heartbeat_.start(50);
}

void Autopilot::step() {
    if (asking_) {
        return;
    }
    if (!online_.signedIn() || online_.name().isEmpty()) {
        signIn();
    } else if (match_.isEmpty()) {
        sitDown();
    } else {
        play();
    }
}

void Autopilot::signIn() {
    asking_ = true;
    if (online_.signedIn()) {
        online_.setName(flight_.name);
    } else {
        online_.signInAnonymously();
    }
}

/// A player that was killed goes on with the match it has.
void Autopilot::sitDown() {
    const QList<OnlineMatch> known = online_.matches();
    if (!known.isEmpty()) {
        match_ = known.constFirst().id;
        return;
    }
    if (!flight_.create.isEmpty()) {
        const QStringList words = flight_.create.split(QLatin1Char(' '));
        asking_ = true;
        online_.createMatch({{QStringLiteral("game"), words.value(0)},
                             {QStringLiteral("seats"), words.value(1).toInt()},
                             {QStringLiteral("clock"), 0}});
        return;
    }
    const QString code = readWhole(flight_.codeFile);
    if (!code.isEmpty()) {
        asking_ = true;
        online_.join(code);
    }
}

void Autopilot::answered(const QString& what, const QString& match) {
    asking_ = false;
    if (what == QLatin1String("create") || what == QLatin1String("join")) {
        match_ = match;
    }
    step();
}

void Autopilot::refused(const QString& what, const QString& sentence) {
    asking_ = false;
    say(flight_.name, what + QStringLiteral(": ") + sentence);
}

void Autopilot::play() {
    const OnlineMatch match = online_.match(match_);
    const QString& stage = match.stage;
    if (stage == QLatin1String("open") && !flight_.create.isEmpty()) {
        writeWhole(flight_.codeFile, match.code.toUtf8());
        return;
    }
    if (stage == QLatin1String("finished") && !match.proof.isEmpty()) {
        land();
        return;
    }
    if (stage != QLatin1String("running") || (app_.table() == nullptr && !app_.openMatch(match_))) {
        return;
    }
    // A turn has several moves; the one that ends it, or asks for chance, is sent by the table itself.
    TableModel* table = app_.table();
    while (table->yourTurn()) {
        const auto& shown = table->shown();
        const auto seat = architects::seatAt(table->viewer());
        const auto move = architects::greedyMove(shown, seat, flight_.level, shown.log().entries.size());
        if (!move || !table->play(*move)) {
            say(flight_.name, QStringLiteral("has no move"));
            emit landed(1);
            return;
        }
    }
}

void Autopilot::land() {
    if ((app_.table() == nullptr && !app_.openMatch(match_)) || app_.table()->seed().isEmpty()) {
        return; // the table is told in a moment what the client knows already
    }
    heartbeat_.stop();
    const OnlineMatch match = online_.match(match_);
    const auto& log = app_.table()->shown().log();
    const QJsonObject outcome{
        {QStringLiteral("match"), match_},
        {QStringLiteral("entries"), static_cast<int>(log.entries.size())},
        {QStringLiteral("chain"), QString::fromStdString(architects::toHex(architects::chainOf(log)))},
        {QStringLiteral("proof"), match.proof},
        {QStringLiteral("outcome"), match.outcome}};
    const bool written = writeWhole(flight_.result, QJsonDocument(outcome).toJson());
    emit landed(written ? 0 : 1);
}
