#pragma once

#include <QQuickItem>
#include <QStringList>

/// What is written on a table: its numbers are those of its pieces, its words those of the position.
namespace written {

/// Numbers that are drawn on a piece which shows something else.
QStringList falseNumbers(QQuickItem* screen);
/// What the prompt says and something beside it says again.
QStringList saidTwice(QQuickItem* screen);
/// All words on a table, in the order of their letters. A list that scrolls makes its rows when they are
/// needed, and is left out.
QStringList words(QQuickItem* table);

} // namespace written
