#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace architects {

/// Why something was not done. One list for the screen, the log and the server; the order may change,
/// the names in the table of refusal.cpp may not.
enum class Refusal : std::uint16_t {
    None,
    // Any table
    UnknownGame,
    WrongSeatCount,
    UnknownOption,
    OneDeviceOnly,
    BadNotation,
    BadFile,
    UnsupportedVersion,
    NotYourTurn,
    MatchIsOver,
    WaitingForChance,
    NoSuchMove,
    ImpossibleOutcome,
    ForgedChance,
    BrokenChain,
    SeedMismatch,
    WrongResult,
    NothingToUndo,
    NotYoursToUndo,
    AlreadyRevealed,
    LogTooLong,
    // Kheops
    KheopsWrongStep,
    KheopsPawnNotInSupply,
    KheopsNoTileThere,
    KheopsForbiddenTile,
    KheopsTileOccupied,
    KheopsMummyTakesWorkersOnly,
    KheopsMummyFirst,
    KheopsWrongKindToTurn,
    KheopsProtectedTile,
    KheopsTurnByOneOrTwo,
    KheopsSwapNeedsOwnPawn,
    KheopsSwapNeedsWorkerOrMummy,
    KheopsMoveNeedsOwnPawn,
    KheopsMoveNotThePlacedPawn,
    KheopsTileNotInHand,
    KheopsCellFilled,
    KheopsOutsidePyramid,
    KheopsTileMustTouch,
    KheopsSameAsUnturned,
    // Pyramidice
    PyramidiceWrongStep,
    PyramidiceScarabNotOffered,
    PyramidiceCannotRest,
    PyramidiceMustRest,
    PyramidiceTakeAsManyAsWorkers,
    PyramidiceNotInQuarry,
    PyramidiceNoSuchDie,
    PyramidiceNoRerollLeft,
    PyramidiceNothingMarked,
    PyramidiceRollMarkedFirst,
    PyramidiceNoCat,
    PyramidiceNoGoldenCat,
    PyramidiceDieAtLimit,
    PyramidiceSameValue,
    PyramidiceNotYourGod,
    PyramidiceGodUsed,
    PyramidiceNoPowerToUse,
    PyramidiceEmptySlot,
    PyramidiceCannotPayGod,
    PyramidiceCannotPayPower,
    PyramidiceTooFewDice,
    PyramidiceTooFewWorkers,
    PyramidiceStoneDiceOnly,
    PyramidiceNoSuchSpace,
    PyramidiceSpaceFilled,
    PyramidiceNoSupport,
    PyramidiceCarnelianNoHelp,
    PyramidiceWrongPayment,
    PyramidiceBreaksPayment,
    PyramidiceSupplyEmpty,
    PyramidiceWrongKind,
    PyramidiceNoSuchPiece,
    PyramidiceNoStoneInSupply,
    PyramidiceTileNotThere,
    PyramidiceCannotPayTile,
    PyramidiceTileNotForCopy,
    PyramidiceCannotBorrow,
    PyramidiceCannotDiscardGod,
    PyramidiceNothingToCopy,
    PyramidiceSpaceOfTileTaken,
    PyramidiceRivalsStep,
    // Luxor
    LuxorWrongStep,
    LuxorCardNotInHand,
    LuxorNoSuchShaft,
    LuxorShaftFull,
    LuxorOrderDoesNotMatter,
    LuxorNoResearcherNeeded,
    LuxorSayWhoComes,
    LuxorNoResearcherThere,
    LuxorSameAsAnother,
    LuxorNotOnTheWall,
    LuxorNothingThereYet,
    LuxorNotInALine,
    LuxorCellsOutOfOrder,
    LuxorNotAVictim,
};

struct RefusalInfo {
    Refusal id;
    std::string_view name;     ///< stable, for logs and the network: "kheops.tile_must_touch"
    std::string_view sentence; ///< English; translated by the screen
    std::string_view rule;     ///< the rules page that explains it, "kheops/tile"; may be empty
};

/// All refusals, in the order of the enumeration.
std::span<const RefusalInfo> allRefusals();
const RefusalInfo& infoOf(Refusal refusal);
/// The refusal of that name; None if there is no such name.
Refusal refusalNamed(std::string_view name);

} // namespace architects
