export {
  aimOf,
  asksForEnd,
  closingOffer,
  endedAt,
  endsStory,
  isEnded,
  mayEndAfter,
  titleOfEnd,
} from "./unwritten.ts";
export type { Pace, PartLength } from "./reader-wishes.ts";
