export { playSlice, selectPlay } from "./play-slice.ts";
export type { EarlierEntries, PlayLog, TextStream, TurnConnection } from "../shapes/play-log.ts";
export { plainWords } from "./plain-words.ts";
export type { PlayWords } from "./play-context.ts";
export { unsentText } from "./unsent-text.ts";
export { useStreams } from "./useStreams.ts";
export { usePlaySession, type PlaySession } from "./usePlaySession.ts";
