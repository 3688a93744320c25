// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/telling.ts";
import { type Reader, flag, object, textOrNull } from "../../fields.ts";

export const readTelling: Reader<z.output<typeof contract.telling>> = object({
  source: textOrNull,
  is_invented: flag(),
  other_tellings: textOrNull,
});
