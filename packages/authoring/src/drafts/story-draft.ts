import { browserStorage } from "@katha/api";
import type { StoryEntry, StoryField } from "@katha/storygraph";

/** What an author has written and not sent outlives the page, a crash and the sign-in. */
export function storyDraft(of: string) {
  const key = `katha-story-draft-${of}`;
  const kept = (): Record<string, unknown> => {
    try {
      return Object(JSON.parse(browserStorage.read(key) ?? "null")) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  return {
    /** Under which the same tab keeps what else belongs to the story. */
    place: of,
    read: (): Partial<StoryEntry> | undefined => {
      const { version: _version, before: _before, ...words } = kept();
      return Object.keys(words).length > 0 ? words : undefined;
    },
    /** The version of the story that the kept words were written over. */
    version: (): number | undefined => {
      const { version } = kept();
      return typeof version === "number" ? version : undefined;
    },
    /** What was in the fields before they were changed. */
    before: (): Partial<StoryEntry> | undefined => {
      const { before } = kept();
      return typeof before === "object" && before !== null ? before : undefined;
    },
    keep: (draft: StoryEntry, version?: number, before?: StoryEntry): void =>
      browserStorage.write(
        key,
        JSON.stringify({ ...draft, version, before: before && changedFrom(before, draft) }),
      ),
    forget: (): void => browserStorage.drop(key),
  };
}
export type StoryDraft = ReturnType<typeof storyDraft>;

function changedFrom(before: StoryEntry, draft: StoryEntry): Partial<StoryEntry> {
  const fields = Object.keys(before) as StoryField[];
  return Object.fromEntries(
    fields.filter((field) => before[field] !== draft[field]).map((field) => [field, before[field]]),
  );
}
