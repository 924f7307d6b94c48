import { setGlobalOptions } from "firebase-functions/v2";

setGlobalOptions({ region: "us-central1", maxInstances: 20 });

export { deleteAccount, mergeAccounts } from "./calls/accounts.js";
export { createMatch, declineInvite, joinMatch, leaveOpenMatch as leaveOpen } from "./calls/matches.js";
export { addFriend, block, registerPush, removeFriend, report, setProfile } from "./calls/people.js";
export { claimTimeout, proposeDraw, replaceLeaver, resign, sendEmote, submitMove } from "./calls/play.js";
export { rematch } from "./calls/rematch.js";
export { clock } from "./server/alarms.js";
