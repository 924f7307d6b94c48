#pragma once

#include <QList>
#include <QString>

#include "core/games/egizia/moves.h"
#include "core/games/egizia/query.h"
#include "core/games/egizia/turn.h"
#include "core/table/log.h"
#include "qml/model/egizia_asked.h"
#include "qml/model/egizia_rows.h"

class TableModel;

/// A position of Egizia as one person sees it, and the rows that are made of it for QML.
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
QList<EgiziaBend> riverOf(const View& view);
QList<EgiziaLast> railOf(const View& view);
EgiziaMonuments monumentsOf(const View& view);
QList<EgiziaFloor> floorsOf(const View& view);
QList<EgiziaStanding> scoreTrackOf(const View& view);
QList<EgiziaScoreLine> scoreOf(const View& view);
QList<EgiziaSide> sidesOf(const View& view);
QList<EgiziaRiddle> handOf(const View& view);

// What is asked.
EgiziaActions actionsOf(const View& view);
EgiziaTraining trainingOf(const View& view);
EgiziaFlooding floodingOf(const View& view);
EgiziaFeeding feedingOf(const View& view);
EgiziaAction actionOf(const View& view);
EgiziaSphinx sphinxOf(const View& view);
QList<EgiziaCard> extrasOf(const View& view);
QList<EgiziaLeftover> leftoversOf(const View& view);
QString promptOf(const View& view);
EgiziaPreview previewOf(const View& view, int number, bool twice);

/// A Sphinx card, and what it would bring this seat now.
EgiziaRiddle riddleOf(const architects::egizia::State& state, int seat, architects::egizia::Riddle riddle);
EgiziaGrain grainOf(const architects::egizia::State& state, int seat);
/// A card of this seat's, and whether the viewer can play it now.
EgiziaCard cardOf(const View& view, int seat, architects::egizia::Card card);

} // namespace egiziaview
