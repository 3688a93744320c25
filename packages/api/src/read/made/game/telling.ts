// Made from the contract by `npm run readers`.
import type { Telling } from "../../../shapes/made/game/telling.ts";
import { type Reader, flag, object, textOrNull } from "../../fields.ts";

export const readTelling: Reader<Telling> = object({
  source: textOrNull,
  is_invented: flag(),
  other_tellings: textOrNull,
});
