import type { StoryEntry } from "@katha/ui";
import { browserStorage } from "../preferences/browser-storage.ts";

/** What an author has written and not sent outlives the page, a crash and the sign-in. */
export function storyDraft(of: string) {
  const key = `katha-story-draft-${of}`;
  return {
    read: (): Partial<StoryEntry> | undefined => {
      try {
        const kept: unknown = JSON.parse(browserStorage.read(key) ?? "null");
        return typeof kept === "object" && kept !== null ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    /** The version of the story that the kept words were written over. */
    version: (): number | undefined => {
      try {
        const kept = JSON.parse(browserStorage.read(key) ?? "null") as { version?: unknown } | null;
        return typeof kept?.version === "number" ? kept.version : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (draft: StoryEntry, version?: number): void =>
      browserStorage.write(key, JSON.stringify({ ...draft, version })),
    forget: (): void => browserStorage.drop(key),
  };
}
