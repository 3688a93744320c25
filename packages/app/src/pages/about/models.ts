import type { ModelLists } from "@katha/api/models";
import type { GuideModel } from "@katha/ui";

export function toGuideModels(models: ModelLists["text"]): GuideModel[] {
  return models.map((model) => ({
    key: model.model_key,
    name: model.display_name,
    note: model.hinglish_description,
    price: model.credit_cost,
  }));
}
