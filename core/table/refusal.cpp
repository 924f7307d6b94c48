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
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < infos.size(); ++i) {
        if (static_cast<std::size_t>(infos[i].id) != i) {
            return false;
        }
    }
    return infos.size() == static_cast<std::size_t>(Refusal::KheopsSameAsUnturned) + 1;
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
