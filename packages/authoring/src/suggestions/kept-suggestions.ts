import { browserStorage } from "@katha/api";
import type { AuthoringStore } from "../state.ts";
import type { SceneSuggestionKind } from "@katha/storygraph";
import { draftsToKeep, type KeptDrafts, sceneSuggestionKinds } from "./suggestion-drafts.ts";
import type { StorySuggestions } from "./suggestions-state.ts";

type KeptScene = Partial<Record<SceneSuggestionKind, KeptDrafts>>;

export interface KeptSuggestions {
  readonly taglines?: KeptDrafts | undefined;
  readonly alt_text?: KeptDrafts | undefined;
  readonly cover?: KeptDrafts | undefined;
  readonly scenes?: Readonly<Record<string, KeptScene>> | undefined;
}

/** Keeps suggestions in the browser, as unsaved words are kept. */
export function keptSuggestions(place: string) {
  const key = `katha-story-help-${place}`;
  return {
    read: (): KeptSuggestions => {
      try {
        return Object(JSON.parse(browserStorage.read(key) ?? "null")) as KeptSuggestions;
      } catch {
        return {};
      }
    },
    keep: (kept: KeptSuggestions): void => {
      const isBare = Object.values(kept).every((part) => part === undefined);
      if (isBare) browserStorage.drop(key);
      else browserStorage.write(key, JSON.stringify(kept));
    },
    isThere: (): boolean => browserStorage.read(key) !== null,
    forget: (): void => browserStorage.drop(key),
  };
}

/** Moves a new story's suggestions to where they are looked for once it has an id. */
export function moveSuggestions(from: string, to: string): void {
  keptSuggestions(to).keep(keptSuggestions(from).read());
  keptSuggestions(from).forget();
}

/** Writes the suggestions of a story to the browser whenever they change. */
export function keepSuggestions(
  { getState, subscribe }: AuthoringStore,
  id: string,
  place: string,
): () => void {
  const now = () => getState().suggestions?.[id];
  let seen = now();
  return subscribe(() => {
    const story = now();
    if (story === seen) return;
    seen = story;
    if (story) keptSuggestions(place).keep(toKeep(story));
  });
}

function toKeep({ taglines, alt_text, cover, scenes }: StorySuggestions): KeptSuggestions {
  const inScenes = Object.entries(scenes).flatMap(([name, byKind]) => {
    const kept = sceneSuggestionKinds.flatMap((kind) => {
      const drafts = draftsToKeep(byKind[kind]);
      return drafts ? [[kind, drafts] as const] : [];
    });
    return kept.length > 0 ? [[name, Object.fromEntries(kept)] as const] : [];
  });
  return {
    taglines: draftsToKeep(taglines),
    alt_text: draftsToKeep(alt_text),
    cover: draftsToKeep(cover),
    scenes: inScenes.length > 0 ? Object.fromEntries(inScenes) : undefined,
  };
}
