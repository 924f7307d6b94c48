#include "guide.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QQmlEngine>

#include "platform/app/languages.h"
#include "platform/pictures/sample_matches.h"
#include "qml/model/app_model.h"

namespace {

QStringList listOf(const std::vector<std::string>& matches) {
    QStringList list;
    for (const std::string& match : matches) {
        list.append(QString::fromStdString(match));
    }
    return list;
}

} // namespace

Guide::Guide(QObject* parent) : QObject(parent) {}
Guide::~Guide() = default;

QStringList Guide::samples() const {
    static const QStringList list = listOf(sampleMatches()); // playing them takes a while
    return list;
}

QStringList Guide::pyramids() const {
    static const QStringList list = listOf(samplePyramids());
    return list;
}

QStringList Guide::temples() const {
    static const QStringList list = listOf(sampleTemples());
    return list;
}

QStringList Guide::rivers() const {
    static const QStringList list = listOf(sampleRivers());
    return list;
}

QString Guide::clipboard() const {
    return QGuiApplication::clipboard()->text();
}

bool Guide::playSome(TableModel* table) const {
    architects::MoveList moves;
    table->shown().legalMoves(architects::seatAt(table->viewer()), moves);
    return !moves.empty() && table->play(moves[moves.size() / 2]);
}

void Guide::speak(const QString& language) {
    QQmlEngine* engine = qmlEngine(this);
    auto* app = AppModel::create(engine, engine);
    app->settings()->setLanguage(language);
    if (!languages_) {
        languages_ =
            std::make_unique<Languages>(*app, *engine, QString(), [] { return QStringLiteral("en"); });
    }
}
