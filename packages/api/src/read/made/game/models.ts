// Made from the contract by `npm run readers`.
import type { Model, ModelLists } from "../../../shapes/made/game/models.ts";
import { type Reader, flag, id, list, number, object, text, textOrNull } from "../../fields.ts";

export const readModel: Reader<Model> = object({
  model_key: id,
  display_name: text(),
  hinglish_description: text(),
  tier: text("standard"),
  credit_cost: number(),
  served_by: textOrNull,
});

export const readModelLists: Reader<ModelLists> = object({
  text: list(readModel),
  image: list(readModel),
  own_keys_allowed: flag(),
});
