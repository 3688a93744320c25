export type { AnswerWanted } from "./asked.ts";
export { answerCommission } from "./prompt.ts";
export { answerDraftsIn } from "./read.ts";
export { closerLookFits } from "./closer-look.ts";
