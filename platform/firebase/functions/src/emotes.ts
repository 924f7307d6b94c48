/** The emotes there are. There is no free chat: nothing that a person could be hurt by can be typed. */
export const emotes = ["hello", "luck", "well", "wow", "think", "oops", "thanks", "again"] as const;

export type EmoteName = (typeof emotes)[number];
