export {
  playSlice,
  selectPlay,
  selectStream,
  type EarlierEntries,
  type PlayLog,
} from "./play-slice.ts";
export type { PlayWords } from "./play-context.ts";
export { unsentText } from "./unsent-text.ts";
export { usePlaySession, type PlaySession } from "./usePlaySession.ts";
