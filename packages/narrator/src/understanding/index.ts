export { isSaid } from "./choices/picked-choice.ts";
export { likelihoodOf } from "./choices/thresholds.ts";
export { topicsOfLine } from "./line-topics.ts";
export { unansweredIn, type UnansweredLine } from "./unanswered.ts";
export { understand } from "./understand.ts";
