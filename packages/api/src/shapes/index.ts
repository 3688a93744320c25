export type * from "./made/index.ts";
