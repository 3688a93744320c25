export type { Answer, Question } from "./answer.ts";
export { openEngine } from "./engine.ts";
export { responseUndone, sessionAfter } from "./session-after.ts";
export type { OngoingPlay, TurnToTell } from "./tell-part.ts";
export { turnInputOf } from "../play/turn-input.ts";
