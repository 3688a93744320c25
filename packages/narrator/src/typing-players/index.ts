export { typing, type TypedReport } from "./typing.ts";
