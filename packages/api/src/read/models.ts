import { fallbackModels } from "../contract/game/play-limits.ts";
import type { Model, ModelLists } from "../contract/game/models.ts";
import { type Reader, id, list, number, object, text } from "./fields.ts";

const modelReader =
  (kind: "text" | "image"): Reader<Model> =>
  (value, standIn) => {
    const model = object<Model>({
      model_key: id,
      display_name: text(),
      hinglish_description: text(),
      tier: text("standard"),
      credit_cost: number(fallbackModels[kind].credit_cost),
    })(value, standIn);
    return { ...model, display_name: model.display_name || model.model_key };
  };

export const readModelLists: Reader<ModelLists> = object({
  text: list(modelReader("text")),
  image: list(modelReader("image")),
});
