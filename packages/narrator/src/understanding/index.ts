export { unansweredIn, type UnansweredLine } from "./unanswered.ts";
export { understand } from "./understand.ts";
