#include "qml/model/pyramidice_book.h"

#include "core/games/pyramidice/cards.h"
#include "core/games/pyramidice/gods.h"
#include "qml/model/app_model.h"
#include "qml/model/proper_names.h"
#include "qml/model/pyramidice_texts.h"
#include "qml/model/pyramidice_words.h"

using namespace architects::pyramidice;
namespace texts = pyramidicetexts;

namespace {

QString plain(std::string_view name) {
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString pageOf(const char* part, const QString& name) {
    return QStringLiteral("pyramidice/%1%2").arg(QLatin1String(part), name.toLower());
}

QStringList codesOf(const Price& price) {
    QStringList codes;
    for (const Need need : price) {
        if (need != Need::None) {
            codes.append(pyramidicewords::needCode(need));
        }
    }
    return codes;
}

bool within(int id, std::size_t count) {
    return id >= 1 && static_cast<std::size_t>(id) <= count;
}

template <typename One>
QVariantList listOf(std::size_t count, One one) {
    QVariantList list;
    for (std::size_t id = 1; id <= count; ++id) {
        list.append(one(static_cast<int>(id)));
    }
    return list;
}

} // namespace

PyramidiceBook::PyramidiceBook(QObject* parent) : QObject(parent) {}

PyramidiceBook* PyramidiceBook::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* book = new PyramidiceBook(nullptr);
    if (AppModel* app = AppModel::create(engine, scripts)) { // none where pieces are shown by themselves
        connect(app, &AppModel::languageChanged, book, &PyramidiceBook::retranslate);
    }
    return book;
}

QVariantList PyramidiceBook::gods() const {
    return listOf(godCount, [this](int id) { return god(id); });
}
QVariantList PyramidiceBook::scarabs() const {
    return listOf(scarabCount, [this](int id) { return scarab(id); });
}
QVariantList PyramidiceBook::tiles() const {
    return listOf(tileCount, [this](int id) { return tile(id); });
}
QVariantList PyramidiceBook::projects() const {
    return listOf(projectCount, [this](int id) { return project(id); });
}
QVariantList PyramidiceBook::rivals() const {
    return listOf(rivalTable.size() - 1, [this](int level) { return rival(level); });
}

QVariantMap PyramidiceBook::god(int id) const {
    if (!within(id, godCount)) {
        return {};
    }
    const auto god = static_cast<God>(id);
    const QString name = plain(infoOf(god).name);
    const QStringList costs = codesOf(infoOf(god).price);
    return {{QStringLiteral("god"), id},
            {QStringLiteral("name"), propernames::god(infoOf(god).name)},
            {QStringLiteral("power"), texts::godPower(god)},
            {QStringLiteral("use"), texts::godUse(god)},
            {QStringLiteral("fame"), texts::godFame(god)},
            {QStringLiteral("costs"), costs},
            {QStringLiteral("costSpoken"), texts::cost(costs)},
            {QStringLiteral("kind"), texts::godKind(god)},
            {QStringLiteral("page"), pageOf("god-", name)}};
}

QVariantMap PyramidiceBook::scarab(int id) const {
    if (!within(id, scarabCount)) {
        return {};
    }
    const auto scarab = static_cast<Scarab>(id);
    return {{QStringLiteral("scarab"), id},
            {QStringLiteral("name"), texts::scarabName(scarab)},
            {QStringLiteral("fullName"), texts::scarabFullName(scarab)},
            {QStringLiteral("power"), texts::scarabPower(scarab)},
            {QStringLiteral("when"), texts::scarabWhen(scarab)},
            {QStringLiteral("page"), pageOf("scarab-", texts::scarabWord(scarab))}};
}

QVariantMap PyramidiceBook::tile(int id) const {
    if (!within(id, tileCount)) {
        return {};
    }
    return {{QStringLiteral("tile"), id},
            {QStringLiteral("name"), texts::tileName(id)},
            {QStringLiteral("cost"), texts::tileCost(id)},
            {QStringLiteral("fame"), static_cast<int>(tileTable[static_cast<std::size_t>(id)].fame)},
            {QStringLiteral("gain"), texts::tileGain(id)},
            {QStringLiteral("page"), pageOf("tile-", QString::number(id))}};
}

QVariantMap PyramidiceBook::project(int id) const {
    if (!within(id, projectCount)) {
        return {};
    }
    const ProjectInfo& info = projectTable[static_cast<std::size_t>(id)];
    QVariantList pairs;
    for (std::size_t i = 0; i < info.pairCount; ++i) {
        pairs.append(
            QVariant(QVariantList{static_cast<int>(info.pairs[i][0]), static_cast<int>(info.pairs[i][1])}));
    }
    const QString name = plain(info.name);
    return {{QStringLiteral("project"), id},
            {QStringLiteral("name"), propernames::place(info.name)},
            {QStringLiteral("pairs"), pairs},
            {QStringLiteral("text"), texts::projectText(id)},
            {QStringLiteral("page"), pageOf("project-", name)}};
}

QVariantMap PyramidiceBook::rival(int level) const {
    if (!within(level, rivalTable.size() - 1)) {
        return {};
    }
    const RivalInfo& info = rivalTable[static_cast<std::size_t>(level)];
    QVariantList restFame;
    for (const std::uint8_t fame : info.restFame) {
        restFame.append(static_cast<int>(fame));
    }
    const QString name = plain(info.name);
    return {{QStringLiteral("level"), level},
            {QStringLiteral("name"), name},
            {QStringLiteral("power"), texts::rivalPower(level)},
            {QStringLiteral("projects"), static_cast<int>(info.projects)},
            {QStringLiteral("restFame"), restFame},
            {QStringLiteral("page"), pageOf("", name)}};
}

QString PyramidiceBook::resourceName(const QString& kind, int count) const {
    const Resource piece = kind == QLatin1String("W")   ? Resource::Worker
                           : kind == QLatin1String("C") ? Resource::Cat
                                                        : Resource::Stone;
    return texts::pieces(piece, count);
}

QString PyramidiceBook::dieSpoken(bool prayer, int value) const {
    return texts::die(prayer, value);
}

QString PyramidiceBook::costSpoken(const QStringList& codes) const {
    return texts::cost(codes);
}

void PyramidiceBook::retranslate() {
    ++language_;
    emit languageChanged();
}
