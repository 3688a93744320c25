// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/own-parts.ts";
import { type Reader, flag, list, moment, object, text, textOrNull } from "../../fields.ts";

export const readPartMark: Reader<z.output<typeof contract.partMark>> = object({
  is_bookmarked: flag(),
  name: text(),
  note: text(),
});

export const readSessionMarks: Reader<z.output<typeof contract.sessionMarks>> = object({
  session_id: text(),
  marks: list(
    object({
      is_bookmarked: flag(),
      name: text(),
      note: text(),
      turn_id: textOrNull,
      line: text(),
      is_undone: flag(),
      marked_at: moment,
    }),
  ),
});
