export type * from "./made/index.ts";
export type * from "./play-log.ts";
