// Made from the contract by `npm run readers`.
import type { PartMark, SessionMarks } from "../../../shapes/made/game/own-parts.ts";
import { type Reader, flag, list, moment, object, text, textOrNull } from "../../fields.ts";

export const readPartMark: Reader<PartMark> = object({
  is_bookmarked: flag(),
  name: text(),
  note: text(),
});

export const readSessionMarks: Reader<SessionMarks> = object({
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
