export { strangers, type StrangersReport } from "./strangers.ts";
export { typing, type TypedReport } from "./typing.ts";
