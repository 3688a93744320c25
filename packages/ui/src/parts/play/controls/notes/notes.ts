import { modelMessages } from "../../../../messages/players/models.ts";
import type { Translate } from "../../../../messages/types.ts";
import type { ModelKind, ModelOption } from "../ModelPicker/model-option.ts";

type NotedKey = Extract<keyof typeof modelMessages, `note.${string}`>;

/** What a model is like, in the reader's language where that is known; otherwise as the server says. */
export function modelNote(
  { modelKey, hinglishDescription, servedBy, creditCost }: Omit<ModelOption, "displayName">,
  kind: ModelKind,
  t: Translate<typeof modelMessages>,
): string {
  // Katha's own storyteller: no model writes, so it asks no coins.
  if (kind === "text" && servedBy === null && creditCost === 0) return t("own");
  const key = `note.${modelKey}`;
  return Object.hasOwn(modelMessages, key) ? t(key as NotedKey) : (hinglishDescription ?? "");
}
