import type { Answers, Bodies, Queries } from "../shapes/made/calls.ts";

export type Answer<Id extends keyof Answers> = Answers[Id];
/** A call's body as sent, before the server fills in defaults. */
export type Body<Id extends keyof Bodies> = Bodies[Id];
export type Query<Id extends keyof Queries> = Queries[Id];
