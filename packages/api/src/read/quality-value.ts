import type { QualityValue } from "../contract/game/state.ts";
import { type Reader, texts } from "./fields.ts";

export const readQualityValue: Reader<QualityValue> = (value) => {
  if (Array.isArray(value)) return texts(value);
  const isPlain = ["string", "number", "boolean"].includes(typeof value);
  return isPlain ? (value as QualityValue) : "";
};
