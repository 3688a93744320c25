import type { ChipTone } from "../../primitives/marks/Chip/styles.ts";
import type { statusMessages } from "../../messages/players/status.ts";
import type { storyPageMessages } from "../../messages/players/story-page.ts";
import type { storyMessages } from "../../messages/players/story.ts";
import type { PlainKey } from "../../messages/types.ts";

type StoryKey = PlainKey<typeof storyMessages>;
type StoryPageKey = PlainKey<typeof storyPageMessages>;
type StatusKey = PlainKey<typeof statusMessages>;

interface Label {
  /** Absent if the value is shown as it is. */
  key?: StoryPageKey;
  tone: ChipTone;
}

const difficulties: ReadonlyMap<string, Label> = new Map(
  Object.entries({
    easy: { key: "difficulty.easy", tone: "success" },
    medium: { key: "difficulty.medium", tone: "warning" },
    hard: { key: "difficulty.hard", tone: "danger" },
  }),
);

const ratings: ReadonlyMap<string, StoryKey> = new Map(
  Object.entries({
    everyone: "rating.everyone",
    teen: "rating.teen",
    mature: "rating.mature",
  }),
);

const statuses: ReadonlyMap<string, StatusKey> = new Map(
  Object.entries({
    draft: "status.draft",
    in_review: "status.in_review",
    published: "status.published",
    archived: "status.archived",
  }),
);

const commands: ReadonlyMap<string, StoryPageKey> = new Map(
  Object.entries({
    continue: "command.continue",
    immerse: "command.immerse",
    show: "command.show",
    undo: "command.undo",
    custom_action: "command.custom_action",
  }),
);

/** Easy is green, medium yellow, hard red; any other value is shown as it is, in grey. */
export function difficultyLabel(difficulty: string): Label {
  return difficulties.get(difficulty) ?? { tone: "muted" };
}

export function ratingKey(rating: string): StoryKey | undefined {
  return ratings.get(rating);
}

export function statusKey(status: string): StatusKey | undefined {
  return statuses.get(status);
}

/** The standard commands, in the play page's order. */
export const commandNames: readonly string[] = [...commands.keys()];

export function commandKey(name: string): StoryPageKey | undefined {
  return commands.get(name);
}

/** "hidden_path" becomes "Hidden path". */
export function capitalised(value: string): string {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
