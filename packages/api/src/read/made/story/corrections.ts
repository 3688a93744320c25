// Made from the contract by `npm run readers`.
import type { Correction, Corrections } from "../../../shapes/made/story/corrections.ts";
import { type Reader, id, list, object, oneOf, text, textOrNull } from "../../fields.ts";
import { correctionStatuses } from "../../../contract/values.ts";

export const readCorrection: Reader<Correction> = object({
  id,
  passage: text(),
  proposed: text(),
  note: text(),
  scene: textOrNull,
  day: text(),
  status: oneOf(correctionStatuses, "open"),
});

export const readCorrections: Reader<Corrections> = object({
  corrections: list(readCorrection),
});
