#include "qml/model/board_model.h"

#include <algorithm>
#include <array>

#include "qml/model/egizia_model.h"
#include "qml/model/kheops_model.h"
#include "qml/model/luxor_model.h"
#include "qml/model/pyramidice_model.h"
#include "qml/model/table_model.h"

BoardModel::BoardModel(TableModel* table) : QObject(table), table_(table) {}

QMap<QString, QString> BoardModel::facts(const architects::AnyMatch& position) const {
    QMap<QString, QString> facts;
    const auto sheet = position.score();
    for (int seat = 0; seat < position.log().setup.seats; ++seat) {
        facts.insert(QStringLiteral("total.%1").arg(seat),
                     QString::number(sheet.totals[static_cast<std::size_t>(seat)]));
    }
    return facts;
}

QList<QMap<QString, QString>> BoardModel::between(const architects::AnyMatch& /*before*/,
                                                  const architects::Entry& /*entry*/) const {
    return {};
}

bool BoardModel::asksFirst(const architects::AnyMatch& /*position*/,
                           const architects::Entry& /*move*/) const {
    return false;
}

int BoardModel::stageOf(const architects::AnyMatch& /*position*/) const {
    return 0;
}

WhyNot BoardModel::why(const architects::Move& move) const {
    return table_->why(move);
}

QString BoardModel::adviceText(const architects::AnyMatch& position, const architects::Entry& move) const {
    return describe(position, move);
}

namespace {

template <class Board>
std::unique_ptr<BoardModel> make(TableModel* table) {
    return std::make_unique<Board>(table);
}

/// The games that can be put on a screen.
struct Entry {
    QLatin1String game;
    std::unique_ptr<BoardModel> (*make)(TableModel* table) = nullptr;
};
const std::array<Entry, 4> boards{{
    {QLatin1String("egizia"), make<EgiziaModel>},
    {QLatin1String("kheops"), make<KheopsModel>},
    {QLatin1String("luxor"), make<LuxorModel>},
    {QLatin1String("pyramidice"), make<PyramidiceModel>},
}};

const Entry* findBoard(const QString& game) {
    const auto* found = std::find_if(boards.begin(), boards.end(),
                                     [&game](const Entry& entry) { return game == entry.game; });
    return found == boards.end() ? nullptr : found;
}

} // namespace

bool hasBoard(const QString& game) {
    return findBoard(game) != nullptr;
}

std::unique_ptr<BoardModel> makeBoard(const QString& game, TableModel* table) {
    const Entry* entry = findBoard(game);
    return entry != nullptr ? entry->make(table) : nullptr;
}
