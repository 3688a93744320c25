export { playSlice, selectPlay, selectStream } from "./play-slice.ts";
export type { EarlierEntries, PlayLog, TurnConnection } from "../shapes/play-log.ts";
export type { PlayWords } from "./play-context.ts";
export { unsentText } from "./unsent-text.ts";
export { usePlaySession, type PlaySession } from "./usePlaySession.ts";
