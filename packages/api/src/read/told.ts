import { type Reader, textOrNull, texts } from "./fields.ts";

/** What is told may also be a list of strings. */
export const readTold: Reader<string | null> = (value) =>
  Array.isArray(value) ? texts(value).join(" ") || null : textOrNull(value);
