import { browserStorage } from "@katha/api";
import type { StoryEntry, StoryField } from "@katha/storygraph";

/** What fields were called when words that a browser still keeps were written. */
const earlierNames: Readonly<Record<string, StoryField>> = {
  description: "storyDescription",
  prompt: "storyPrompt",
  systemPrompt: "storySystemPrompt",
  coverUrl: "coverImageUrl",
  actions: "actionsCount",
  cards: "storyCardsCount",
  scenes: "totalScenes",
  branches: "branchingPoints",
  endings: "possibleEndings",
  playMinutes: "estimatedPlayTime",
  difficulty: "difficultyLevel",
};

const named = (words: object): Partial<StoryEntry> =>
  Object.fromEntries(
    Object.entries(words).map(([name, value]: [string, unknown]) => [
      earlierNames[name] ?? name,
      value,
    ]),
  );

/** Keeps unsaved words in the browser, where they outlive the page, a crash and the sign-in. */
export function unsavedStory(of: string) {
  const key = `katha-story-draft-${of}`;
  const kept = (): Record<string, unknown> => {
    try {
      return Object(JSON.parse(browserStorage.read(key) ?? "null")) as Record<string, unknown>;
    } catch {
      return {};
    }
  };
  return {
    /** The name under which this tab keeps other things of the story. */
    place: of,
    read: (): Partial<StoryEntry> | undefined => {
      const { version: _version, before: _before, ...words } = kept();
      return Object.keys(words).length > 0 ? named(words) : undefined;
    },
    /** The version of the story that the kept words are based on. */
    version: (): number | undefined => {
      const { version } = kept();
      return typeof version === "number" ? version : undefined;
    },
    /** The fields before they were changed. */
    before: (): Partial<StoryEntry> | undefined => {
      const { before } = kept();
      return typeof before === "object" && before !== null ? named(before) : undefined;
    },
    /** Returns whether the browser could store it. */
    keep: (entry: StoryEntry, version?: number, before?: StoryEntry): boolean =>
      browserStorage.write(
        key,
        JSON.stringify({ ...entry, version, before: before && changedFrom(before, entry) }),
      ),
    forget: (): void => browserStorage.drop(key),
  };
}
export type UnsavedStory = ReturnType<typeof unsavedStory>;

function changedFrom(before: StoryEntry, entry: StoryEntry): Partial<StoryEntry> {
  const fields = Object.keys(before) as StoryField[];
  return Object.fromEntries(
    fields.filter((field) => before[field] !== entry[field]).map((field) => [field, before[field]]),
  );
}
