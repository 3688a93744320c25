import type { ModelLists } from "@katha/api/models";
import type { GuideModel, ModelKind, modelMessages, ModelOption, Translate } from "@katha/ui";
import { toOptions } from "../play/session/models.ts";

const noted = (option: ModelOption & { price: number }): GuideModel => ({ note: "", ...option });

export function toGuideModels(
  lists: ModelLists,
  kind: ModelKind,
  t: Translate<typeof modelMessages>,
): GuideModel[] {
  return toOptions(lists, kind, t).map(noted);
}
