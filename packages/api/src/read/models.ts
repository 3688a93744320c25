import { fallbackModels } from "../contract/game/play-limits.ts";
import type { Model, ModelLists } from "../shapes/made/game/models.ts";
import { type Reader, flag, list, number, object } from "./fields.ts";
import { readModel } from "./made/game/models.ts";

/** One without a price costs what Katha's own of its kind does; one without a name is called by its key. */
function modelReader(kind: "text" | "image"): Reader<Model> {
  const readPrice = object<Pick<Model, "creditCost">>({
    credit_cost: number(fallbackModels[kind].credit_cost),
  });
  return (value, standIn) => {
    const model = { ...readModel(value, standIn), ...readPrice(value) };
    return { ...model, displayName: model.displayName || model.modelKey };
  };
}

export const readModels: Reader<ModelLists> = object({
  text: list(modelReader("text")),
  image: list(modelReader("image")),
  own_keys_allowed: flag(),
});
