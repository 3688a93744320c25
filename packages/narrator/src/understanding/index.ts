export { unansweredIn, type UnansweredLine } from "./unanswered.ts";
export { understand, type PlayerAction } from "./understand.ts";
