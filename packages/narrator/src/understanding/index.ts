export { isSaid } from "./choices/picked-choice.ts";
export { likelihoodOf } from "./choices/thresholds.ts";
export { nameGivenIn } from "./reactions/recalled-name.ts";
export { topicsOfLine } from "./unanswered/line-topics.ts";
export { isCatchAll } from "./reactions/catch-all.ts";
export { isLeftUnanswered, unansweredIn } from "./unanswered/unanswered.ts";
export { understand } from "./understand.ts";
