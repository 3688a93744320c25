import type { AuthoringState } from "../state.ts";
import type { CoverDraft, TextDraft } from "@katha/storygraph";
import {
  type CoverWords,
  newDrafts,
  type SuggestionDrafts,
  type SuggestionTarget,
} from "./suggestion-drafts.ts";

const bare = newDrafts();

type DraftsFor<Target extends SuggestionTarget> = Target extends { kind: "cover" }
  ? SuggestionDrafts<CoverDraft, CoverWords>
  : Target extends { kind: "taglines" | "alt_text" }
    ? SuggestionDrafts<TextDraft, string>
    : Target extends { scene: string }
      ? SuggestionDrafts<TextDraft, never>
      : SuggestionDrafts;

export function selectDrafts<Target extends SuggestionTarget>(
  { suggestions }: AuthoringState,
  id: string,
  target: Target,
): DraftsFor<Target> {
  const story = suggestions?.[id];
  const drafts =
    "scene" in target ? story?.scenes[target.scene]?.[target.kind] : story?.[target.kind];
  return (drafts ?? bare) as DraftsFor<Target>;
}
