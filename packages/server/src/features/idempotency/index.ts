export {
  answerKnownOnce,
  answerOnce,
  keyOf,
  idempotencySweep,
  type IdempotentRequest,
} from "./answer-once.ts";
