import type { ModelLists } from "@katha/api/models";
import type { GuideModel, ModelKind, modelMessages, Translate } from "@katha/ui";
import { toOptions } from "../play/session/models.ts";

export function toGuideModels(
  lists: ModelLists,
  kind: ModelKind,
  t: Translate<typeof modelMessages>,
): GuideModel[] {
  return toOptions(lists, kind, t).map((option) => ({ note: "", ...option }));
}
