// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/story/corrections.ts";
import { type Reader, id, list, object, oneOf, text, textOrNull } from "../../fields.ts";
import { correctionStatuses } from "../../../contract/values.ts";

export const readCorrection: Reader<z.output<typeof contract.correction>> = object({
  id,
  passage: text(),
  proposed: text(),
  note: text(),
  scene: textOrNull,
  day: text(),
  status: oneOf(correctionStatuses, "open"),
});

export const readCorrections: Reader<z.output<typeof contract.corrections>> = object({
  corrections: list(readCorrection),
});
