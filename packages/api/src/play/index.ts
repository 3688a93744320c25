export * from "./play-slice.ts";
export * from "./play-turn.ts";
export * from "./session-draft.ts";
export * from "./usePlaySession.ts";
