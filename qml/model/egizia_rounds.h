#pragma once

#include <QVariantList>

#include "core/table/log.h"

class TableModel;

/// What a match has brought so far, read from its log.
namespace egiziarounds {

struct Summary {
    QVariantList rounds; ///< those that are over
    QVariantList ending; ///< final scoring, line by line
};
Summary summaryOf(const architects::Log& log, const TableModel& table);

} // namespace egiziarounds
