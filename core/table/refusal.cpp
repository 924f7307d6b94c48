#include "core/table/refusal.h"

#include <array>

#include "core/table/text.h"

namespace architects {
namespace {

using enum Refusal;

constexpr std::array infos{
    RefusalInfo{None, "none", "", ""},
    RefusalInfo{UnknownGame, "table.unknown_game",
                CORE_TEXT("Refusal", "This app does not know that game."), ""},
    RefusalInfo{WrongSeatCount, "table.wrong_seat_count",
                CORE_TEXT("Refusal", "That game is not for this number of players."), ""},
    RefusalInfo{UnknownOption, "table.unknown_option",
                CORE_TEXT("Refusal", "That game has no such option."), ""},
    RefusalInfo{BadNotation, "table.bad_notation", CORE_TEXT("Refusal", "That move cannot be read."), ""},
    RefusalInfo{BadFile, "table.bad_file", CORE_TEXT("Refusal", "This is not a match that can be read."),
                ""},
    RefusalInfo{UnsupportedVersion, "table.unsupported_version",
                CORE_TEXT("Refusal", "This match was written by a newer version of the app."), ""},
    RefusalInfo{NotYourTurn, "table.not_your_turn", CORE_TEXT("Refusal", "It is not your turn."), ""},
    RefusalInfo{MatchIsOver, "table.match_is_over", CORE_TEXT("Refusal", "The match is over."), ""},
    RefusalInfo{WaitingForChance, "table.waiting_for_chance", CORE_TEXT("Refusal", "A draw comes first."),
                ""},
    RefusalInfo{NoSuchMove, "table.no_such_move",
                CORE_TEXT("Refusal", "There is no such move in this game."), ""},
    RefusalInfo{ImpossibleOutcome, "table.impossible_outcome",
                CORE_TEXT("Refusal", "The recorded draw is impossible here."), ""},
    RefusalInfo{ForgedChance, "table.forged_chance",
                CORE_TEXT("Refusal", "A recorded draw is not what the seed gives."), ""},
    RefusalInfo{BrokenChain, "table.broken_chain",
                CORE_TEXT("Refusal", "The match was changed after it was written."), ""},
    RefusalInfo{SeedMismatch, "table.seed_mismatch",
                CORE_TEXT("Refusal", "The seed is not the one that was announced."), ""},
    RefusalInfo{WrongResult, "table.wrong_result",
                CORE_TEXT("Refusal", "The recorded result is not what the moves give."), ""},
    RefusalInfo{NothingToUndo, "table.nothing_to_undo",
                CORE_TEXT("Refusal", "There is nothing to take back."), ""},
    RefusalInfo{NotYoursToUndo, "table.not_yours_to_undo",
                CORE_TEXT("Refusal", "The last move is not yours to take back."), ""},
    RefusalInfo{AlreadyRevealed, "table.already_revealed",
                CORE_TEXT("Refusal", "Something new has been seen since: this cannot be taken back."), ""},
    RefusalInfo{LogTooLong, "table.log_too_long",
                CORE_TEXT("Refusal", "No match goes on for so many moves."), ""},

    RefusalInfo{KheopsWrongStep, "kheops.wrong_step",
                CORE_TEXT("Refusal", "A turn goes pawn, power, tile: another step comes first."),
                "kheops/turn"},
    RefusalInfo{KheopsPawnNotInSupply, "kheops.pawn_not_in_supply",
                CORE_TEXT("Refusal", "You have no such pawn left."), "kheops/pawns"},
    RefusalInfo{KheopsNoTileThere, "kheops.no_tile_there",
                CORE_TEXT("Refusal", "There is no tile there yet."), "kheops/pawns"},
    RefusalInfo{KheopsForbiddenTile, "kheops.forbidden_tile",
                CORE_TEXT("Refusal", "No pawn may ever stand on a forbidden tile."), "kheops/forbidden"},
    RefusalInfo{KheopsTileOccupied, "kheops.tile_occupied",
                CORE_TEXT("Refusal", "A pawn already stands there."), "kheops/pawns"},
    RefusalInfo{KheopsMummyTakesWorkersOnly, "kheops.mummy_takes_workers_only",
                CORE_TEXT("Refusal", "A Mummy takes the place of an opposing Worker only."),
                "kheops/mummy"},
    RefusalInfo{KheopsMummyFirst, "kheops.mummy_first",
                CORE_TEXT("Refusal", "Play your Mummy first: Priest and Pharaoh come after it."),
                "kheops/priest"},
    RefusalInfo{KheopsWrongKindToTurn, "kheops.wrong_kind_to_turn",
                CORE_TEXT("Refusal", "This power turns the other kind of tile."), "kheops/rotate"},
    RefusalInfo{KheopsProtectedTile, "kheops.protected_tile",
                CORE_TEXT("Refusal", "An opposing Priest or Pharaoh protects that tile."), "kheops/priest"},
    RefusalInfo{KheopsTurnByOneOrTwo, "kheops.turn_by_one_or_two",
                CORE_TEXT("Refusal", "The tile must be turned by one or two thirds."), "kheops/rotate"},
    RefusalInfo{KheopsSwapNeedsOwnPawn, "kheops.swap_needs_own_pawn",
                CORE_TEXT("Refusal", "A swap begins with a pawn of your own."), "kheops/swap"},
    RefusalInfo{KheopsSwapNeedsWorkerOrMummy, "kheops.swap_needs_worker_or_mummy",
                CORE_TEXT("Refusal", "Only an opposing Worker or Mummy can be swapped."), "kheops/swap"},
    RefusalInfo{KheopsMoveNeedsOwnPawn, "kheops.move_needs_own_pawn",
                CORE_TEXT("Refusal", "Only a pawn of your own can be moved."), "kheops/move"},
    RefusalInfo{KheopsMoveNotThePlacedPawn, "kheops.move_not_the_placed_pawn",
                CORE_TEXT("Refusal", "The pawn just placed cannot be moved."), "kheops/move"},
    RefusalInfo{KheopsTileNotInHand, "kheops.tile_not_in_hand",
                CORE_TEXT("Refusal", "That tile is not in your hand."), "kheops/tile"},
    RefusalInfo{KheopsCellFilled, "kheops.cell_filled",
                CORE_TEXT("Refusal", "That place is already built."), "kheops/tile"},
    RefusalInfo{KheopsOutsidePyramid, "kheops.outside_pyramid",
                CORE_TEXT("Refusal", "That is outside the pyramid."), "kheops/tile"},
    RefusalInfo{KheopsTileMustTouch, "kheops.tile_must_touch",
                CORE_TEXT("Refusal", "A tile must share a side with a placed tile."), "kheops/tile"},
    RefusalInfo{KheopsSameAsUnturned, "kheops.same_as_unturned",
                CORE_TEXT("Refusal", "This tile is open all round: turning it further changes nothing."),
                "kheops/tile"},

    RefusalInfo{PyramidiceWrongStep, "pyramidice.wrong_step",
                CORE_TEXT("Refusal", "Something else has to be decided first."), "pyramidice/turn"},
    RefusalInfo{PyramidiceScarabNotOffered, "pyramidice.scarab_not_offered",
                CORE_TEXT("Refusal", "That scarab was not dealt to you."), "pyramidice/scarabs"},
    RefusalInfo{PyramidiceCannotRest, "pyramidice.cannot_rest",
                CORE_TEXT("Refusal", "You can pay for no Rest tile: you must work."), "pyramidice/rest"},
    RefusalInfo{PyramidiceMustRest, "pyramidice.must_rest",
                CORE_TEXT("Refusal", "Nothing has moved for a long time: a Rest tile must be taken."),
                "pyramidice/stall"},
    RefusalInfo{PyramidiceTakeAsManyAsWorkers, "pyramidice.take_as_many_as_workers",
                CORE_TEXT("Refusal", "Take one die for each Worker, as far as the quarry goes."),
                "pyramidice/work"},
    RefusalInfo{PyramidiceNotInQuarry, "pyramidice.not_in_quarry",
                CORE_TEXT("Refusal", "The quarry does not hold that many dice of that colour."),
                "pyramidice/work"},
    RefusalInfo{PyramidiceNoSuchDie, "pyramidice.no_such_die",
                CORE_TEXT("Refusal", "You have no such die left."), "pyramidice/dice"},
    RefusalInfo{PyramidiceNoRerollLeft, "pyramidice.no_reroll_left",
                CORE_TEXT("Refusal", "That reroll has been used this turn."), "pyramidice/reroll"},
    RefusalInfo{PyramidiceNothingMarked, "pyramidice.nothing_marked",
                CORE_TEXT("Refusal", "Choose the dice to roll again first."), "pyramidice/reroll"},
    RefusalInfo{PyramidiceRollMarkedFirst, "pyramidice.roll_marked_first",
                CORE_TEXT("Refusal", "Roll the chosen dice first."), "pyramidice/reroll"},
    RefusalInfo{PyramidiceNoCat, "pyramidice.no_cat",
                CORE_TEXT("Refusal", "You have no piece for that: a Cat turns a die."), "pyramidice/cats"},
    RefusalInfo{PyramidiceNoGoldenCat, "pyramidice.no_golden_cat",
                CORE_TEXT("Refusal", "The Golden Cat cannot help now."), "pyramidice/scarab-gold"},
    RefusalInfo{PyramidiceDieAtLimit, "pyramidice.die_at_limit",
                CORE_TEXT("Refusal", "A die stays between 1 and 6."), "pyramidice/cats"},
    RefusalInfo{PyramidiceSameValue, "pyramidice.same_value",
                CORE_TEXT("Refusal", "The die shows that value already."), "pyramidice/dice"},
    RefusalInfo{PyramidiceNotYourGod, "pyramidice.not_your_god",
                CORE_TEXT("Refusal", "That god is not with you."), "pyramidice/gods"},
    RefusalInfo{PyramidiceGodUsed, "pyramidice.god_used",
                CORE_TEXT("Refusal", "That god has been used this turn."), "pyramidice/gods"},
    RefusalInfo{PyramidiceNoPowerToUse, "pyramidice.no_power_to_use",
                CORE_TEXT("Refusal", "That god has nothing to use now."), "pyramidice/gods"},
    RefusalInfo{PyramidiceEmptySlot, "pyramidice.empty_slot", CORE_TEXT("Refusal", "No god stands there."),
                "pyramidice/row"},
    RefusalInfo{PyramidiceCannotPayGod, "pyramidice.cannot_pay_god",
                CORE_TEXT("Refusal", "Your dice and pieces do not pay for this god."), "pyramidice/pray"},
    RefusalInfo{PyramidiceCannotPayPower, "pyramidice.cannot_pay_power",
                CORE_TEXT("Refusal", "You lack what this power takes."), "pyramidice/gods"},
    RefusalInfo{PyramidiceTooFewDice, "pyramidice.too_few_dice",
                CORE_TEXT("Refusal", "You have too few dice left for that."), "pyramidice/dice"},
    RefusalInfo{PyramidiceTooFewWorkers, "pyramidice.too_few_workers",
                CORE_TEXT("Refusal", "You have too few Workers to build that."), "pyramidice/build"},
    RefusalInfo{PyramidiceStoneDiceOnly, "pyramidice.stone_dice_only",
                CORE_TEXT("Refusal", "Only a Stone die can be built."), "pyramidice/build"},
    RefusalInfo{PyramidiceNoSuchSpace, "pyramidice.no_such_space",
                CORE_TEXT("Refusal", "There is no such place in this game."), "pyramidice/build"},
    RefusalInfo{PyramidiceSpaceFilled, "pyramidice.space_filled",
                CORE_TEXT("Refusal", "A die already stands there."), "pyramidice/build"},
    RefusalInfo{PyramidiceNoSupport, "pyramidice.no_support",
                CORE_TEXT("Refusal", "A die rests on the ground or on four dice in a square."),
                "pyramidice/build"},
    RefusalInfo{PyramidiceCarnelianNoHelp, "pyramidice.carnelian_no_help",
                CORE_TEXT("Refusal", "The Carnelian Scarab cannot help with this build."),
                "pyramidice/scarab-carnelian"},
    RefusalInfo{PyramidiceWrongPayment, "pyramidice.wrong_payment",
                CORE_TEXT("Refusal", "That does not pay what is asked."), "pyramidice/payments"},
    RefusalInfo{PyramidiceBreaksPayment, "pyramidice.breaks_payment",
                CORE_TEXT("Refusal", "Then the rest could not be paid."), "pyramidice/payments"},
    RefusalInfo{PyramidiceSupplyEmpty, "pyramidice.supply_empty",
                CORE_TEXT("Refusal", "There is none of that left in the supply."), "pyramidice/supplies"},
    RefusalInfo{PyramidiceWrongKind, "pyramidice.wrong_kind",
                CORE_TEXT("Refusal", "Another kind of piece has to be taken."), "pyramidice/tiles"},
    RefusalInfo{PyramidiceNoSuchPiece, "pyramidice.no_such_piece",
                CORE_TEXT("Refusal", "You have no such piece."), "pyramidice/overflow"},
    RefusalInfo{PyramidiceNoStoneInSupply, "pyramidice.no_stone_in_supply",
                CORE_TEXT("Refusal", "The supply of Stone dice is empty."), "pyramidice/supplies"},
    RefusalInfo{PyramidiceTileNotThere, "pyramidice.tile_not_there",
                CORE_TEXT("Refusal", "That tile is not there to be taken."), "pyramidice/tiles"},
    RefusalInfo{PyramidiceCannotPayTile, "pyramidice.cannot_pay_tile",
                CORE_TEXT("Refusal", "You cannot pay for that tile."), "pyramidice/tiles"},
    RefusalInfo{
        PyramidiceTileNotForCopy, "pyramidice.tile_not_for_copy",
        CORE_TEXT("Refusal",
                  "Only an open tile of somebody else can be copied, and only by the Emerald Scarab."),
        "pyramidice/scarab-emerald"},
    RefusalInfo{PyramidiceCannotBorrow, "pyramidice.cannot_borrow",
                CORE_TEXT("Refusal", "The Amethyst Scarab lends one god a turn."),
                "pyramidice/scarab-amethyst"},
    RefusalInfo{PyramidiceCannotDiscardGod, "pyramidice.cannot_discard_god",
                CORE_TEXT("Refusal", "That god cannot be given up now."), "pyramidice/upkeep"},
    RefusalInfo{PyramidiceNothingToCopy, "pyramidice.nothing_to_copy",
                CORE_TEXT("Refusal", "There is nothing for the Pearl Scarab to copy."),
                "pyramidice/scarab-pearl"},
    RefusalInfo{PyramidiceSpaceOfTileTaken, "pyramidice.space_of_tile_taken",
                CORE_TEXT("Refusal", "A tile already lies there."), "pyramidice/solo"},
    RefusalInfo{PyramidiceRivalsStep, "pyramidice.rivals_step",
                CORE_TEXT("Refusal", "The Great Architect does that in his own way."), "pyramidice/solo"},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < infos.size(); ++i) {
        if (static_cast<std::size_t>(infos[i].id) != i) {
            return false;
        }
    }
    return infos.size() == static_cast<std::size_t>(Refusal::PyramidiceRivalsStep) + 1;
}
static_assert(inOrder(), "one row for each refusal, in the order of the enumeration");

} // namespace

std::span<const RefusalInfo> allRefusals() {
    return infos;
}

const RefusalInfo& infoOf(Refusal refusal) {
    return infos[static_cast<std::size_t>(refusal)];
}

Refusal refusalNamed(std::string_view name) {
    for (const RefusalInfo& info : infos) {
        if (info.name == name) {
            return info.id;
        }
    }
    return Refusal::None;
}

} // namespace architects
