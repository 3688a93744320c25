import type { Model, ModelLists } from "../contract/game/models.ts";
import { fallbackModels } from "../contract/game/play-limits.ts";
import { type Reader, flag, list, number, object } from "./fields.ts";
import { readModel } from "./made/game/models.ts";

const modelReader =
  (kind: "text" | "image"): Reader<Model> =>
  (value, standIn) => {
    const costs = object({ credit_cost: number(fallbackModels[kind].credit_cost) });
    const model = readModel(costs(value), standIn);
    return { ...model, display_name: model.display_name || model.model_key };
  };

export const readModels: Reader<ModelLists> = object({
  text: list(modelReader("text")),
  image: list(modelReader("image")),
  own_keys_allowed: flag(),
});
