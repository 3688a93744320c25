import type { ChipTone } from "../../primitives/marks/Chip/styles.ts";
import { statusMessages } from "../../messages/players/status.ts";
import { storyPageMessages } from "../../messages/players/story-page.ts";
import { storyMessages } from "../../messages/players/story.ts";
import type { MessageTable, PlainKey } from "../../messages/types.ts";

/** The key, where there is such a message; otherwise the value is shown as it is. */
function keyIn<Known extends MessageTable>(
  messages: Known,
  key: string,
): PlainKey<Known> | undefined {
  return Object.hasOwn(messages, key) ? (key as PlainKey<Known>) : undefined;
}

export const ratingKey = (rating: string) => keyIn(storyMessages, `rating.${rating}`);
export const statusKey = (status: string) => keyIn(statusMessages, `status.${status}`);
export const commandKey = (name: string) => keyIn(storyPageMessages, `command.${name}`);
export const difficultyKey = (difficulty: string) =>
  keyIn(storyPageMessages, `difficulty.${difficulty}`);

const tones: Readonly<Record<string, ChipTone>> = {
  easy: "success",
  medium: "warning",
  hard: "danger",
};

/** Easy is green, medium yellow, hard red; any other value is grey. */
export function difficultyTone(difficulty: string): ChipTone {
  return (Object.hasOwn(tones, difficulty) && tones[difficulty]) || "muted";
}

/** The standard commands, in the play page's order. */
export const commandNames: readonly string[] = [
  "continue",
  "immerse",
  "show",
  "undo",
  "custom_action",
];

/** "hidden_path" becomes "Hidden path". */
export function capitalised(value: string): string {
  const words = value.replaceAll("_", " ");
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
