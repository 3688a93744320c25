import { keptSuggestions } from "../suggestions/kept-suggestions.ts";
import { type UnsavedStory, unsavedStory } from "./unsaved-story.ts";

export interface ClaimedSlot {
  readonly unsaved: UnsavedStory;
  readonly release: () => void;
}

type Locks = Pick<LockManager, "request">;

/** If more tabs than this edit one story, the others share the last place. */
const mostTabs = 12;

const slotNames = (id: string): string[] =>
  Array.from({ length: mostTabs }, (_, at) => (at === 0 ? id : `${id}~${at + 1}`));

/** The place that this tab had last, remembered as long as the tab exists. */
const tabMemory = {
  of: (id: string) => `katha-story-draft-slot-${id}`,
  read: (id: string): string | null => {
    try {
      return sessionStorage.getItem(tabMemory.of(id));
    } catch {
      return null;
    }
  },
  write: (id: string, name: string): void => {
    try {
      sessionStorage.setItem(tabMemory.of(id), name);
    } catch {
      // Then any free place will do.
    }
  },
};

/** The tab's own place first, then places where closed tabs left words or suggestions, then the others. */
function inOrder(id: string, own: string | null): string[] {
  const names = slotNames(id);
  const left = names.filter((name) => unsavedStory(name).read() !== undefined);
  const withSuggestions = names.filter((name) => keptSuggestions(name).isThere());
  return [
    ...new Set([...names.filter((name) => name === own), ...left, ...withSuggestions, ...names]),
  ];
}

/** Locked until it is released or the tab is closed; null if another tab has it. */
function hold(locks: Locks, name: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const until = (lock: Lock | null) =>
      lock === null ? resolve(null) : new Promise<void>((letGo) => resolve(letGo));
    locks
      .request(`katha-story-draft-${name}`, { ifAvailable: true }, until)
      .catch(() => resolve(null));
  });
}

/** A place for this tab's unsaved words that no other tab overwrites. The words of closed tabs are found again. */
export async function claimSlot(
  id: string,
  locks: Locks | null | undefined = navigator.locks,
): Promise<ClaimedSlot> {
  const shared = { unsaved: unsavedStory(id), release: () => undefined };
  // Only secure origins have locks.
  if (!locks) return shared;
  for (const name of inOrder(id, tabMemory.read(id))) {
    const release = await hold(locks, name);
    if (release === null) continue;
    tabMemory.write(id, name);
    return { unsaved: unsavedStory(name), release };
  }
  return shared;
}
