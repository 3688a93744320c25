export { playSlice, selectPlay, selectStream, type PlayLog } from "./play-slice.ts";
export type { PlayWords } from "./play-turn.ts";
export { unsentText } from "./unsent-text.ts";
export { usePlaySession, type PlaySession } from "./usePlaySession.ts";
