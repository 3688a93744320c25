export {
  aimOf,
  closingOffer,
  endedAt,
  endsStory,
  isEnded,
  mayEndAfter,
  titleOfEnd,
  typedForEnd,
} from "./unwritten.ts";
export type { Pace, PartLength } from "./reader-wishes.ts";
