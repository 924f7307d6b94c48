#include "core/table/refusal.h"

#include <array>

#include "core/table/text.h"

namespace architects {
namespace {

using enum Refusal;

constexpr std::array infos{
    RefusalInfo{None, "none", "", ""},
    RefusalInfo{UnknownGame, "table.unknown_game",
                CORE_TEXT("Refusal", "This app does not know this game."), ""},
    RefusalInfo{WrongSeatCount, "table.wrong_seat_count",
                CORE_TEXT("Refusal", "This game is not for this number of players."), ""},
    RefusalInfo{UnknownOption, "table.unknown_option",
                CORE_TEXT("Refusal", "This game has no such option."), ""},
    RefusalInfo{OneDeviceOnly, "table.one_device_only",
                CORE_TEXT("Refusal", "With that option everybody must sit around one device."), ""},
    RefusalInfo{BadNotation, "table.bad_notation", CORE_TEXT("Refusal", "That move cannot be read."), ""},
    RefusalInfo{BadFile, "table.bad_file", CORE_TEXT("Refusal", "This is not a match that can be read."),
                ""},
    RefusalInfo{UnsupportedVersion, "table.unsupported_version",
                CORE_TEXT("Refusal", "This match was written by a newer version of the app."), ""},
    RefusalInfo{UnknownRules, "table.unknown_rules",
                CORE_TEXT("Refusal", "This match is played by rules that this version of the app does not "
                                     "have. Please update it."),
                ""},
    RefusalInfo{NotYourTurn, "table.not_your_turn", CORE_TEXT("Refusal", "It is not your turn."), ""},
    RefusalInfo{MatchIsOver, "table.match_is_over", CORE_TEXT("Refusal", "The match is over."), ""},
    RefusalInfo{WaitingForChance, "table.waiting_for_chance",
                CORE_TEXT("Refusal", "Wait a moment: dice, a card or a tile come first."), ""},
    RefusalInfo{NoSuchMove, "table.no_such_move",
                CORE_TEXT("Refusal", "That move cannot be read: it does not belong to this game."), ""},
    RefusalInfo{ImpossibleOutcome, "table.impossible_outcome",
                CORE_TEXT("Refusal", "The recorded random draw is impossible here."), ""},
    RefusalInfo{ForgedChance, "table.forged_chance",
                CORE_TEXT("Refusal", "A recorded random draw does not match the seed."), ""},
    RefusalInfo{BrokenChain, "table.broken_chain",
                CORE_TEXT("Refusal", "The match was changed after it was written."), ""},
    RefusalInfo{SeedMismatch, "table.seed_mismatch",
                CORE_TEXT("Refusal", "The seed is not the one that was announced."), ""},
    RefusalInfo{WrongResult, "table.wrong_result",
                CORE_TEXT("Refusal", "The recorded result is not what the moves give."), ""},
    RefusalInfo{NothingToUndo, "table.nothing_to_undo", CORE_TEXT("Refusal", "There is nothing to undo."),
                ""},
    RefusalInfo{NotYoursToUndo, "table.not_yours_to_undo",
                CORE_TEXT("Refusal", "You cannot undo somebody else's move."), ""},
    RefusalInfo{AlreadyRevealed, "table.already_revealed",
                CORE_TEXT("Refusal", "Something new has been seen since: this cannot be undone."), ""},
    RefusalInfo{LogTooLong, "table.log_too_long",
                CORE_TEXT("Refusal", "No match goes on for so many moves."), ""},

    RefusalInfo{
        KheopsWrongStep, "kheops.wrong_step",
        CORE_TEXT("Refusal",
                  "A turn goes pawn, power, tile, in this order: do the step that is asked for first."),
        "kheops/turn"},
    RefusalInfo{KheopsPawnNotInSupply, "kheops.pawn_not_in_supply",
                CORE_TEXT("Refusal", "You have no pawn of that kind left: choose another."),
                "kheops/pawns"},
    RefusalInfo{KheopsNoTileThere, "kheops.no_tile_there",
                CORE_TEXT("Refusal", "There is no tile there yet: choose a place where one lies."),
                "kheops/pawns"},
    RefusalInfo{KheopsForbiddenTile, "kheops.forbidden_tile",
                CORE_TEXT("Refusal", "No pawn may ever stand on a Forbidden tile: choose another."),
                "kheops/forbidden"},
    RefusalInfo{KheopsTileOccupied, "kheops.tile_occupied",
                CORE_TEXT("Refusal", "A pawn already stands there: choose a free tile."), "kheops/pawns"},
    RefusalInfo{
        KheopsMummyTakesWorkersOnly, "kheops.mummy_takes_workers_only",
        CORE_TEXT("Refusal", "Only an opposing Worker can be driven out: choose one, or a free tile."),
        "kheops/mummy"},
    RefusalInfo{
        KheopsMummyFirst, "kheops.mummy_first",
        CORE_TEXT("Refusal", "This pawn waits until your Mummy has been played: choose another pawn."),
        "kheops/priest"},
    RefusalInfo{KheopsWrongKindToTurn, "kheops.wrong_kind_to_turn",
                CORE_TEXT("Refusal", "The sign your pawn has entered turns the other kind of tile: a fork "
                                     "turns corridors, a triangle turns rooms."),
                "kheops/rotate"},
    RefusalInfo{KheopsProtectedTile, "kheops.protected_tile",
                CORE_TEXT("Refusal", "The rival's pawn on it protects that tile: choose another tile."),
                "kheops/priest"},
    RefusalInfo{
        KheopsTurnByOneOrTwo, "kheops.turn_by_one_or_two",
        CORE_TEXT("Refusal",
                  "The tile must be turned by one third or by two: tap it until it lies otherwise."),
        "kheops/rotate"},
    RefusalInfo{KheopsSwapNeedsOwnPawn, "kheops.swap_needs_own_pawn",
                CORE_TEXT("Refusal", "A swap begins with one of your own pawns: choose it first."),
                "kheops/swap"},
    RefusalInfo{
        KheopsSwapNeedsWorkerOrMummy, "kheops.swap_needs_worker_or_mummy",
        CORE_TEXT("Refusal", "Choose an opposing pawn that is not protected, such as a Worker or a Mummy."),
        "kheops/swap"},
    RefusalInfo{KheopsMoveNeedsOwnPawn, "kheops.move_needs_own_pawn",
                CORE_TEXT("Refusal", "Only your own pawns can be moved: choose one of them."),
                "kheops/move"},
    RefusalInfo{KheopsMoveNotThePlacedPawn, "kheops.move_not_the_placed_pawn",
                CORE_TEXT("Refusal", "The pawn just placed cannot be moved: choose another of yours."),
                "kheops/move"},
    RefusalInfo{KheopsTileNotInHand, "kheops.tile_not_in_hand",
                CORE_TEXT("Refusal", "That tile is not in your hand: choose one that is."), "kheops/tile"},
    RefusalInfo{KheopsCellFilled, "kheops.cell_filled",
                CORE_TEXT("Refusal", "A tile lies there already: choose an empty place."), "kheops/tile"},
    RefusalInfo{KheopsOutsidePyramid, "kheops.outside_pyramid",
                CORE_TEXT("Refusal", "That is outside the pyramid: choose a place inside."), "kheops/tile"},
    RefusalInfo{
        KheopsTileMustTouch, "kheops.tile_must_touch",
        CORE_TEXT(
            "Refusal",
            "A tile must share a whole side with a tile that lies there: choose one of the dashed places."),
        "kheops/tile"},
    RefusalInfo{
        KheopsSameAsUnturned, "kheops.same_as_unturned",
        CORE_TEXT("Refusal",
                  "This tile is open on all three sides: turning it changes nothing. Lay it as it is."),
        "kheops/tile"},

    RefusalInfo{PyramidiceWrongStep, "pyramidice.wrong_step",
                CORE_TEXT("Refusal", "First do what the table asks for now."), "pyramidice/turn"},
    RefusalInfo{PyramidiceScarabNotOffered, "pyramidice.scarab_not_offered",
                CORE_TEXT("Refusal", "That scarab was not dealt to you: choose one of your two."),
                "pyramidice/scarabs"},
    RefusalInfo{
        PyramidiceCannotRest, "pyramidice.cannot_rest",
        CORE_TEXT("Refusal",
                  "You cannot pay for any Rest tile, nor use Hapy or the Emerald Scarab: you must work."),
        "pyramidice/rest"},
    RefusalInfo{
        PyramidiceMustRest, "pyramidice.must_rest",
        CORE_TEXT("Refusal", "Nothing has moved for three rounds: you must rest and take a Rest tile."),
        "pyramidice/stall"},
    RefusalInfo{PyramidiceTakeAsManyAsWorkers, "pyramidice.take_as_many_as_workers",
                CORE_TEXT("Refusal", "Take exactly as many dice as you are asked to: one for each Worker, "
                                     "and what Bastet or the Turquoise Scarab adds."),
                "pyramidice/work"},
    RefusalInfo{
        PyramidiceNotInQuarry, "pyramidice.not_in_quarry",
        CORE_TEXT("Refusal",
                  "The quarry does not hold that many dice of that kind: take some of the other kind."),
        "pyramidice/work"},
    RefusalInfo{PyramidiceNoSuchDie, "pyramidice.no_such_die",
                CORE_TEXT("Refusal", "You have no die of that value left: choose another."),
                "pyramidice/dice"},
    RefusalInfo{
        PyramidiceNoRerollLeft, "pyramidice.no_reroll_left",
        CORE_TEXT("Refusal", "You have used that reroll in this turn already: use the dice as they lie."),
        "pyramidice/reroll"},
    RefusalInfo{PyramidiceNothingMarked, "pyramidice.nothing_marked",
                CORE_TEXT("Refusal", "Choose the dice to roll again first."), "pyramidice/reroll"},
    RefusalInfo{PyramidiceRollMarkedFirst, "pyramidice.roll_marked_first",
                CORE_TEXT("Refusal", "Dice are chosen for the reroll: roll them or let them go first."),
                "pyramidice/reroll"},
    RefusalInfo{PyramidiceNoCat, "pyramidice.no_cat",
                CORE_TEXT("Refusal", "You have no Cat to turn a die with (with Bastet a Worker would do)."),
                "pyramidice/cats"},
    RefusalInfo{
        PyramidiceNoGoldenCat, "pyramidice.no_golden_cat",
        CORE_TEXT("Refusal",
                  "The Golden Cat helps the owner of the Gold Scarab, once in a Work turn: not now."),
        "pyramidice/scarab-gold"},
    RefusalInfo{PyramidiceDieAtLimit, "pyramidice.die_at_limit",
                CORE_TEXT("Refusal", "A die stays between 1 and 6: it can only be turned the other way."),
                "pyramidice/cats"},
    RefusalInfo{PyramidiceSameValue, "pyramidice.same_value",
                CORE_TEXT("Refusal", "The die shows that value already: choose another value."),
                "pyramidice/god-amon"},
    RefusalInfo{PyramidiceNotYourGod, "pyramidice.not_your_god",
                CORE_TEXT("Refusal", "You do not have that god: choose one of yours."), "pyramidice/gods"},
    RefusalInfo{
        PyramidiceGodUsed, "pyramidice.god_used",
        CORE_TEXT("Refusal", "That god has been used in this turn; it is ready again in your next one."),
        "pyramidice/gods"},
    RefusalInfo{PyramidiceNoPowerToUse, "pyramidice.no_power_to_use",
                CORE_TEXT("Refusal", "That god's power cannot be used now: it acts by itself, while you "
                                     "pay, or in the other kind of turn."),
                "pyramidice/gods"},
    RefusalInfo{PyramidiceEmptySlot, "pyramidice.empty_slot",
                CORE_TEXT("Refusal", "No god lies there: choose another place of the row."),
                "pyramidice/row"},
    RefusalInfo{PyramidiceCannotPayGod, "pyramidice.cannot_pay_god",
                CORE_TEXT("Refusal", "Your dice and resources cannot pay the price of this god."),
                "pyramidice/pray"},
    RefusalInfo{PyramidiceCannotPayPower, "pyramidice.cannot_pay_power",
                CORE_TEXT("Refusal", "You do not have the dice or resources that this power costs."),
                "pyramidice/gods"},
    RefusalInfo{PyramidiceTooFewDice, "pyramidice.too_few_dice",
                CORE_TEXT("Refusal", "You have too few dice left for that."), "pyramidice/dice"},
    RefusalInfo{
        PyramidiceTooFewWorkers, "pyramidice.too_few_workers",
        CORE_TEXT("Refusal",
                  "You have too few Workers to build that: choose a smaller value or a lower place."),
        "pyramidice/build"},
    RefusalInfo{PyramidiceStoneDiceOnly, "pyramidice.stone_dice_only",
                CORE_TEXT("Refusal", "Only a Stone die can be built: choose one."), "pyramidice/build"},
    RefusalInfo{PyramidiceNoSuchSpace, "pyramidice.no_such_space",
                CORE_TEXT("Refusal", "That place belongs to a pyramid that is not in this match."),
                "pyramidice/build"},
    RefusalInfo{PyramidiceSpaceFilled, "pyramidice.space_filled",
                CORE_TEXT("Refusal", "A die already lies there: choose a free place."), "pyramidice/build"},
    RefusalInfo{
        PyramidiceNoSupport, "pyramidice.no_support",
        CORE_TEXT(
            "Refusal",
            "There are not four dice below that place yet: fill the square first, or build elsewhere."),
        "pyramidice/build"},
    RefusalInfo{
        PyramidiceCarnelianNoHelp, "pyramidice.carnelian_no_help",
        CORE_TEXT("Refusal",
                  "The Carnelian Scarab helps once a turn, and only with a build of at least 2 Workers."),
        "pyramidice/scarab-carnelian"},
    RefusalInfo{
        PyramidiceWrongPayment, "pyramidice.wrong_payment",
        CORE_TEXT("Refusal", "That does not fit this part of the price: choose another die or resource."),
        "pyramidice/payments"},
    RefusalInfo{
        PyramidiceBreaksPayment, "pyramidice.breaks_payment",
        CORE_TEXT("Refusal", "You need that for another part of the price: pay with something else."),
        "pyramidice/payments"},
    RefusalInfo{PyramidiceSupplyEmpty, "pyramidice.supply_empty",
                CORE_TEXT("Refusal", "There is none of that left in the supply: choose another kind."),
                "pyramidice/supplies"},
    RefusalInfo{PyramidiceWrongKind, "pyramidice.wrong_kind",
                CORE_TEXT("Refusal", "Take another kind than the one you gave up."), "pyramidice/tiles"},
    RefusalInfo{PyramidiceNoSuchPiece, "pyramidice.no_such_piece",
                CORE_TEXT("Refusal", "You have no resource of that kind: choose another."),
                "pyramidice/resources"},
    RefusalInfo{PyramidiceNoStoneInSupply, "pyramidice.no_stone_in_supply",
                CORE_TEXT("Refusal", "The supply of Stone dice is empty."), "pyramidice/supplies"},
    RefusalInfo{PyramidiceTileNotThere, "pyramidice.tile_not_there",
                CORE_TEXT("Refusal", "That tile is not in the row: choose another."), "pyramidice/tiles"},
    RefusalInfo{PyramidiceCannotPayTile, "pyramidice.cannot_pay_tile",
                CORE_TEXT("Refusal", "You cannot pay what that tile costs: choose another."),
                "pyramidice/tiles"},
    RefusalInfo{
        PyramidiceTileNotForCopy, "pyramidice.tile_not_for_copy",
        CORE_TEXT("Refusal",
                  "Only an open tile of somebody else can be copied, and only by the Emerald Scarab."),
        "pyramidice/scarab-emerald"},
    RefusalInfo{PyramidiceCannotBorrow, "pyramidice.cannot_borrow",
                CORE_TEXT("Refusal", "Only the Amethyst Scarab borrows a god, and only one in a turn."),
                "pyramidice/scarab-amethyst"},
    RefusalInfo{PyramidiceCannotDiscardGod, "pyramidice.cannot_discard_god",
                CORE_TEXT("Refusal", "One card of the Ennead cannot go alone, and a lent god is not yours "
                                     "to give up: choose another."),
                "pyramidice/upkeep"},
    RefusalInfo{PyramidiceNothingToCopy, "pyramidice.nothing_to_copy",
                CORE_TEXT("Refusal", "There is nothing for the Pearl Scarab to copy."),
                "pyramidice/scarab-pearl"},
    RefusalInfo{PyramidiceSpaceOfTileTaken, "pyramidice.space_of_tile_taken",
                CORE_TEXT("Refusal", "A tile already lies there: choose a free space."), "pyramidice/solo"},
    RefusalInfo{PyramidiceRivalsStep, "pyramidice.rivals_step",
                CORE_TEXT("Refusal", "It is the Great Architect's turn: he plays by himself."),
                "pyramidice/solo"},

    RefusalInfo{LuxorWrongStep, "luxor.wrong_step",
                CORE_TEXT("Refusal", "First do what the table asks for now."), "luxor/turn"},
    RefusalInfo{LuxorCardNotInHand, "luxor.card_not_in_hand",
                CORE_TEXT("Refusal", "You do not hold that card: choose one from your hand."),
                "luxor/turn"},
    RefusalInfo{LuxorNoSuchShaft, "luxor.no_such_shaft",
                CORE_TEXT("Refusal", "The wall has eight shafts: choose one of them."), "luxor/wall"},
    RefusalInfo{LuxorShaftFull, "luxor.shaft_full",
                CORE_TEXT("Refusal", "That shaft is full: it holds five cards. Choose another."),
                "luxor/wall"},
    RefusalInfo{LuxorOrderDoesNotMatter, "luxor.order_does_not_matter",
                CORE_TEXT("Refusal", "The order of the two animals changes nothing here."), "luxor/order"},
    RefusalInfo{LuxorNoResearcherNeeded, "luxor.no_researcher_needed",
                CORE_TEXT("Refusal", "No researcher has to leave another pillar for this."),
                "luxor/researchers"},
    RefusalInfo{LuxorSayWhoComes, "luxor.say_who_comes",
                CORE_TEXT("Refusal",
                          "Your supply is empty: choose which researcher moves over, or that none does."),
                "luxor/researchers"},
    RefusalInfo{LuxorNoResearcherThere, "luxor.no_researcher_there",
                CORE_TEXT("Refusal", "You have no researcher there who could come: choose another pillar."),
                "luxor/researchers"},
    RefusalInfo{LuxorSameAsAnother, "luxor.same_as_another",
                CORE_TEXT("Refusal", "This makes no difference here: drop the card as it is offered."),
                "luxor/order"},
    RefusalInfo{LuxorNotOnTheWall, "luxor.not_on_the_wall",
                CORE_TEXT("Refusal", "That is no place of the wall: choose one inside."), "luxor/wall"},
    RefusalInfo{LuxorNothingThereYet, "luxor.nothing_there_yet",
                CORE_TEXT("Refusal", "There is no animal there yet: choose places that are filled."),
                "luxor/curse"},
    RefusalInfo{LuxorNotInALine, "luxor.not_in_a_line",
                CORE_TEXT("Refusal", "Choose three animals next to each other in a straight line."),
                "luxor/curse"},
    RefusalInfo{LuxorCellsOutOfOrder, "luxor.cells_out_of_order",
                CORE_TEXT("Refusal", "Give the three places from left to right, or from bottom to top."),
                "luxor/curse"},
    RefusalInfo{LuxorNotAVictim, "luxor.not_a_victim",
                CORE_TEXT("Refusal", "Choose another player who has a sarcophagus."), "luxor/curse-victim"},

    RefusalInfo{EgiziaWrongStep, "egizia.wrong_step",
                CORE_TEXT("Refusal", "First do what the table asks for now."), "egizia/round"},
    RefusalInfo{EgiziaNoSuchBend, "egizia.no_such_bend",
                CORE_TEXT("Refusal", "The Nile has no such bend: choose one of its twenty."),
                "egizia/river"},
    RefusalInfo{
        EgiziaOnlyDownstream, "egizia.only_downstream",
        CORE_TEXT(
            "Refusal",
            "A ship must go further downstream than your last one in this round: choose a bend below it."),
        "egizia/sailing"},
    RefusalInfo{
        EgiziaBendTaken, "egizia.bend_taken",
        CORE_TEXT("Refusal",
                  "A ship lies there already, and there is room for one only: choose another bend."),
        "egizia/sailing"},
    RefusalInfo{EgiziaNoCardThere, "egizia.no_card_there",
                CORE_TEXT("Refusal", "No card lies there any more: choose another place."),
                "egizia/sailing"},
    RefusalInfo{
        EgiziaSameCardUpstream, "egizia.same_card_upstream",
        CORE_TEXT(
            "Refusal",
            "The same card lies further upstream as well: take that one. It makes no difference to you."),
        "egizia/n27"},
    RefusalInfo{
        EgiziaOneShipPerSite, "egizia.one_ship_per_site",
        CORE_TEXT("Refusal",
                  "You have a ship at that site already: one for each player. Choose another bend."),
        "egizia/sites"},
    RefusalInfo{EgiziaCardNotYours, "egizia.card_not_yours",
                CORE_TEXT("Refusal", "You do not have that card: choose one of yours."), "egizia/cards"},
    RefusalInfo{EgiziaCardNotNow, "egizia.card_not_now",
                CORE_TEXT("Refusal", "That card cannot be played now. Grain cards are played while you "
                                     "feed, strength cards while you build, the others at your decisions."),
                "egizia/cards"},
    RefusalInfo{EgiziaCardNeedsNoWord, "egizia.card_needs_no_word",
                CORE_TEXT("Refusal", "This card is not played: it works by itself when its moment comes."),
                "egizia/cards"},
    RefusalInfo{
        EgiziaUsedThisRound, "egizia.used_this_round",
        CORE_TEXT("Refusal", "That card has been used in this round: it works again in the next one."),
        "egizia/cards"},
    RefusalInfo{EgiziaOnlyCampsTwice, "egizia.only_camps_twice",
                CORE_TEXT("Refusal", "Only the work of a camp can be done twice, and not at Heliopolis."),
                "egizia/camps"},
    RefusalInfo{
        EgiziaNoShipLeft, "egizia.no_ship_left",
        CORE_TEXT("Refusal", "You have no ship left, or no bend further downstream where it could go."),
        "egizia/sailing"},
    RefusalInfo{EgiziaNoSuchWorker, "egizia.no_such_worker",
                CORE_TEXT("Refusal", "You have three workers and a foreman: choose one of them."),
                "egizia/workers"},
    RefusalInfo{
        EgiziaWorkerAtNine, "egizia.worker_at_nine",
        CORE_TEXT("Refusal", "That worker is at strength 9 already, the most there is: choose another."),
        "egizia/workers"},
    RefusalInfo{EgiziaNotEnoughStones, "egizia.not_enough_stones",
                CORE_TEXT("Refusal", "You do not have that many stones: choose something cheaper."),
                "egizia/stones"},
    RefusalInfo{
        EgiziaStonesFull, "egizia.stones_full",
        CORE_TEXT("Refusal", "You have 25 stones already, and nobody can have more: use some first."),
        "egizia/stones"},
    RefusalInfo{
        EgiziaFloodOneStep, "egizia.flood_one_step",
        CORE_TEXT("Refusal", "The flood moves one step at a time: from low or high only to the middle."),
        "egizia/flood"},
    RefusalInfo{EgiziaNotYourField, "egizia.not_your_field",
                CORE_TEXT("Refusal", "You do not have that field: choose one of yours."), "egizia/fields"},
    RefusalInfo{
        EgiziaFieldIsGreen, "egizia.field_is_green",
        CORE_TEXT("Refusal", "That field is green and always watered: choose a yellow or a red one."),
        "egizia/fields"},
    RefusalInfo{EgiziaNothingMissing, "egizia.nothing_missing",
                CORE_TEXT("Refusal", "You are not short of that much grain."), "egizia/feeding"},
    RefusalInfo{EgiziaSellLimit, "egizia.sell_limit",
                CORE_TEXT("Refusal", "Between one and ten stones can be sold."), "egizia/stones"},
    RefusalInfo{EgiziaNotInReserve, "egizia.not_in_reserve",
                CORE_TEXT("Refusal", "You have no ship in reserve at that site."), "egizia/reserve"},
    RefusalInfo{
        EgiziaWorkerUsed, "egizia.worker_used",
        CORE_TEXT("Refusal", "That worker has built in this round, or is at work already: choose another."),
        "egizia/workers"},
    RefusalInfo{EgiziaForemanNotAlone, "egizia.foreman_not_alone",
                CORE_TEXT("Refusal", "The foreman does not build alone: choose another worker first."),
                "egizia/workers"},
    RefusalInfo{EgiziaOneWorker, "egizia.one_worker",
                CORE_TEXT("Refusal", "Only one worker builds at a time, beside the foreman."),
                "egizia/workers"},
    RefusalInfo{EgiziaCannotBuildAnything, "egizia.cannot_build_anything",
                CORE_TEXT("Refusal", "That worker is too weak, or your stones too few, for the cheapest "
                                     "thing here: choose another, or strengthen him first."),
                "egizia/building"},
    RefusalInfo{EgiziaNoSuchSquare, "egizia.no_such_square",
                CORE_TEXT("Refusal", "That is no square of a monument: choose one in gold."),
                "egizia/monuments"},
    RefusalInfo{EgiziaOtherSite, "egizia.other_site",
                CORE_TEXT("Refusal", "That belongs to another site: choose something that is built here."),
                "egizia/sites"},
    RefusalInfo{EgiziaSquareFilled, "egizia.square_filled",
                CORE_TEXT("Refusal", "A stone lies there already: choose a free square."),
                "egizia/monuments"},
    RefusalInfo{EgiziaNotYet, "egizia.not_yet",
                CORE_TEXT("Refusal", "Others come first: the square to its left or the ones below it; at "
                                     "the temple the flanks, then the columns, then the roof."),
                "egizia/monuments"},
    RefusalInfo{EgiziaNotEnoughStrength, "egizia.not_enough_strength",
                CORE_TEXT("Refusal", "Your workers are not strong enough for that: choose a cheaper "
                                     "square, or add a worker or a card."),
                "egizia/building"},
    RefusalInfo{
        EgiziaNothingBuilt, "egizia.nothing_built",
        CORE_TEXT(
            "Refusal",
            "Nothing has been built in this action yet: build something first, or take the worker back."),
        "egizia/building"},
    RefusalInfo{EgiziaSayWhichTrack, "egizia.say_which_track",
                CORE_TEXT("Refusal", "Choose a track for your step: the quarry track or the grain market."),
                "egizia/tracks"},
    RefusalInfo{EgiziaNoTrackHere, "egizia.no_track_here",
                CORE_TEXT("Refusal", "Only Amarna brings a step on a track: finish here without one."),
                "egizia/tracks"},
    RefusalInfo{EgiziaLookLimit, "egizia.look_limit",
                CORE_TEXT("Refusal", "Between one and five Sphinx cards can be looked at."),
                "egizia/sphinx"},
    RefusalInfo{EgiziaDeckTooSmall, "egizia.deck_too_small",
                CORE_TEXT("Refusal", "There are not that many Sphinx cards left: choose fewer."),
                "egizia/sphinx"},
    RefusalInfo{EgiziaNotDrawn, "egizia.not_drawn",
                CORE_TEXT("Refusal", "You did not draw that card: choose one that you did."),
                "egizia/sphinx"},
    RefusalInfo{EgiziaKeepOne, "egizia.keep_one",
                CORE_TEXT("Refusal", "Only one Sphinx card can be kept: put the others back."),
                "egizia/sphinx"},
    RefusalInfo{EgiziaRiddlesOutOfOrder, "egizia.riddles_out_of_order",
                CORE_TEXT("Refusal", "Choose the two cards in the order of their numbers."),
                "egizia/sphinx"},
    RefusalInfo{
        EgiziaSpoilsAction, "egizia.spoils_action",
        CORE_TEXT("Refusal", "Keep enough stones: you have begun an action here and must build something."),
        "egizia/building"},
};

constexpr bool inOrder() {
    for (std::size_t i = 0; i < infos.size(); ++i) {
        if (static_cast<std::size_t>(infos[i].id) != i) {
            return false;
        }
    }
    return infos.size() == static_cast<std::size_t>(Refusal::EgiziaSpoilsAction) + 1;
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
