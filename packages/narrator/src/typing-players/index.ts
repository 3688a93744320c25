export { typing, type TypedReport, type TypingOptions } from "./typing.ts";
