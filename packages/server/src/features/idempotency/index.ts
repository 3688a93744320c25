export { answerOnce, keyOf, keptAnswersSweep, type AskedOnce } from "./answer-once.ts";
