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

PyramidiceGodText godText(int id) {
    const auto god = static_cast<God>(id);
    PyramidiceGodText text;
    QStringList codes;
    for (const Need need : infoOf(god).price) {
        if (need != Need::None) {
            PyramidiceCost cost;
            cost.code = pyramidicewords::needCode(need);
            codes.append(cost.code);
            text.costs.append(cost);
        }
    }
    text.god = id;
    text.name = propernames::god(infoOf(god).name);
    text.power = texts::godPower(god);
    text.use = texts::godUse(god);
    text.fame = texts::godFame(god);
    text.costSpoken = texts::cost(codes);
    text.kind = texts::godKind(god);
    text.page = pageOf("god-", plain(infoOf(god).name));
    return text;
}

PyramidiceScarabText scarabText(int id) {
    const auto scarab = static_cast<Scarab>(id);
    PyramidiceScarabText text;
    text.scarab = id;
    text.name = texts::scarabName(scarab);
    text.fullName = texts::scarabFullName(scarab);
    text.power = texts::scarabPower(scarab);
    text.when = texts::scarabWhen(scarab);
    text.page = pageOf("scarab-", texts::scarabWord(scarab));
    return text;
}

PyramidiceTileText tileText(int id) {
    PyramidiceTileText text;
    text.tile = id;
    text.name = texts::tileName(id);
    text.cost = texts::tileCost(id);
    text.fame = tileTable[static_cast<std::size_t>(id)].fame;
    text.gain = texts::tileGain(id);
    text.page = pageOf("tile-", QString::number(id));
    return text;
}

PyramidiceProjectText projectText(int id) {
    const ProjectInfo& info = projectTable[static_cast<std::size_t>(id)];
    PyramidiceProjectText text;
    for (std::size_t i = 0; i < info.pairCount; ++i) {
        PyramidicePair pair;
        pair.a = info.pairs[i][0];
        pair.b = info.pairs[i][1];
        text.pairs.append(pair);
    }
    text.project = id;
    text.name = propernames::place(info.name);
    text.text = texts::projectText(id);
    text.page = pageOf("project-", plain(info.name));
    return text;
}

PyramidiceRivalText rivalText(int level) {
    const RivalInfo& info = rivalTable[static_cast<std::size_t>(level)];
    PyramidiceRivalText text;
    text.level = level;
    text.name = plain(info.name);
    text.power = texts::rivalPower(level);
    text.projects = info.projects;
    text.restFame = QList<int>(info.restFame.begin(), info.restFame.end());
    text.page = pageOf("", text.name);
    return text;
}

template <typename Text>
QList<Text> listOf(std::size_t count, Text (*one)(int)) {
    QList<Text> list;
    for (std::size_t id = 1; id <= count; ++id) {
        list.append(one(static_cast<int>(id)));
    }
    return list;
}

[[maybe_unused]] const bool literals =
    rows::readLiterals<PyramidiceGodText, PyramidiceScarabText, PyramidiceTileText, PyramidicePair,
                       PyramidiceProjectText, PyramidiceRivalText>();

} // namespace

PyramidiceBook::PyramidiceBook(QObject* parent) : QObject(parent) {
    makeLists();
}

void PyramidiceBook::makeLists() {
    gods_ = listOf(godCount, godText);
    scarabs_ = listOf(scarabCount, scarabText);
    tiles_ = listOf(tileCount, tileText);
    projects_ = listOf(projectCount, projectText);
    rivals_ = listOf(rivalTable.size() - 1, rivalText);
}

PyramidiceBook* PyramidiceBook::create(QQmlEngine* engine, QJSEngine* scripts) {
    auto* book = new PyramidiceBook(nullptr);
    if (AppModel* app = AppModel::create(engine, scripts)) { // none where pieces are shown by themselves
        connect(app, &AppModel::languageChanged, book, &PyramidiceBook::retranslate);
    }
    return book;
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
    makeLists();
    emit languageChanged();
}
