export { playSlice, selectPlay, selectStream, type PlayLog } from "./play-slice.ts";
export type { PlayWords } from "./play-turn.ts";
export { draftOf } from "./session-draft.ts";
export { usePlaySession, type PlaySession } from "./usePlaySession.ts";
