/** Sizes and limits of PROTOCOL.md, in one place, with their units. */
export const requestBytes = 16 * 1024;
export const requestBytesWithMatch = 256 * 1024;
export const moveTextBytes = 2 * 1024;
export const movesInOneCall = 64;
export const nameCharacters = 24;
export const logEntries = 20_000;
export const answersKept = 8;

export const callsPerMinute = 60;
export const openMatches = 50;
export const newMatchesPerHour = 20;
export const friendsAtMost = 200;
export const blockedAtMost = 200;
export const devicesAtMost = 10;

export const mostSeats = 4;
export const highestLevel = 4;
/** Who plays on for a person who resigned: nobody chose, so neither the mildest nor the strongest. */
export const takeoverLevel = 2;
/** So many moves of Architects are one thought, and one change of the match. */
export const architectMovesAtOnce = 4;
/** What follows from a change (a feed, a push, a clock) is left for later if it takes longer than this. */
export const payMs = 20_000;
/** From one person to another: invitations, rematches, proposals and emotes together. What comes on top is shown, but rings nobody. */
export const ringsAnHour = 12;
/** A second emote of a seat within this time is shown, but rings nobody. */
export const emoteRingMs = 60_000;
