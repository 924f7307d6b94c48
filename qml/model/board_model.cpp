#include "qml/model/board_model.h"

#include "qml/model/kheops_model.h"
#include "qml/model/pyramidice_model.h"
#include "qml/model/table_model.h"

BoardModel::BoardModel(TableModel* table) : QObject(table), table_(table) {}

std::unique_ptr<BoardModel> makeBoard(const QString& game, TableModel* table) {
    if (game == QLatin1String("kheops")) {
        return std::make_unique<KheopsModel>(table);
    }
    if (game == QLatin1String("pyramidice")) {
        return std::make_unique<PyramidiceModel>(table);
    }
    return nullptr;
}
