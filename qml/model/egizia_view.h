#pragma once

#include <QString>
#include <QVariantList>
#include <QVariantMap>

#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"
#include "core/table/log.h"

class TableModel;

/// A position of Egizia as one person sees it, and the lists that are made of it for QML; EgiziaModel says
/// what is in them.
namespace egiziaview {

struct View {
    const architects::egizia::State& state;
    const architects::MoveList& moves; ///< what the viewer may do now
    const TableModel& table;
    int viewer = -1;
    bool live = false;

    [[nodiscard]] bool offers(architects::egizia::MoveKind kind) const;
    [[nodiscard]] bool offers(const architects::Move& move) const;
    /// The rule that forbids it to the viewer, and its page; both empty if it is allowed.
    [[nodiscard]] QString reason(const architects::Move& move) const;
    [[nodiscard]] QString reasonPage(const architects::Move& move) const;
    [[nodiscard]] bool asked() const { return !moves.empty(); }
};

/// The cards that a move makes use of, whether it names them or not.
architects::egizia::CardSet cardsUsedBy(const architects::egizia::State& state, int seat,
                                        const architects::Move& move);

// What lies on the table.
QVariantList riverOf(const View& view);
QVariantList railOf(const View& view);
QVariantMap monumentsOf(const View& view);
QVariantList floorsOf(const View& view);
QVariantList scoreTrackOf(const View& view);
QVariantList scoreOf(const View& view);
QVariantList sidesOf(const View& view);
QVariantList handOf(const View& view);

// What is asked.
QVariantMap actionsOf(const View& view);
QVariantMap trainingOf(const View& view);
QVariantMap floodingOf(const View& view);
QVariantMap feedingOf(const View& view);
QVariantMap actionOf(const View& view);
QVariantMap sphinxOf(const View& view);
QVariantList extrasOf(const View& view);
QVariantList leftoversOf(const View& view);
QString promptOf(const View& view);
QVariantMap previewOf(const View& view, int number, bool twice);

/// A Sphinx card, and what it would bring this seat now.
QVariantMap riddleOf(const architects::egizia::State& state, int seat, architects::egizia::Riddle riddle);
/// Adds what the seat's workers need and its fields bear: need, supply [3], missing [3], loss [3],
/// lossPerGrain.
void addGrain(QVariantMap& map, const architects::egizia::State& state, int seat);
/// {card, title, text, kind, page, use, playable, reason}
QVariantMap cardOf(const View& view, int seat, architects::egizia::Card card);

} // namespace egiziaview
