// Made from the contract by `npm run readers`.
import type { z } from "zod";
import type * as contract from "../../../contract/game/models.ts";
import { type Reader, flag, id, list, number, object, text, textOrNull } from "../../fields.ts";

export const readModel: Reader<z.output<typeof contract.model>> = object({
  model_key: id,
  display_name: text(),
  hinglish_description: text(),
  tier: text("standard"),
  credit_cost: number(),
  served_by: textOrNull,
});

export const readModelLists: Reader<z.output<typeof contract.modelLists>> = object({
  text: list(readModel),
  image: list(readModel),
  own_keys_allowed: flag(),
});
