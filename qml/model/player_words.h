#pragma once

#include <QString>

/// Every sentence of a table that names a player, each with a form of its own for "you": a verb or a
/// pronoun that fits a name does not fit it, in no language of the app.
namespace playerwords {

/// A player as a sentence names one.
struct Who {
    QString name;     ///< as the table shows it; unused where it is you
    bool you = false; ///< the only person at the table, who has given no name
};

QString begins(const Who& who);
QString beginsWithPharaoh(const Who& who);
QString beginsWithSphinxCard(const Who& who);
QString isOnTurn(const Who& who);
QString drawsTile(const Who& who);
QString draws(const Who& who, const QString& tile);
/// At the end of the description of a place of the pyramid.
QString pawnStands(const QString& place, const QString& pawn, const Who& owner);
QString opensSarcophagus(const Who& who, int eyes);
QString handsOver(const Who& from, const Who& to, int eyes);
QString chooses(const Who& who);
QString replaces(const Who& who, const QString& animal);
QString floorFinished(int floor, const QString& points, const Who& who);
QString showsCard(const Who& who, const QString& card, const QString& points);
QString builtBy(const Who& who);
QString copiesTileOf(const Who& who, const QString& tile);
QString hasBuilt(const Who& who, int fame, const QString& price);
QString chances(const Who& who, int highest, int move, int last);

} // namespace playerwords
