import type { TakenChoice } from "../notices/notices-slice.ts";

const key = "katha-choice";

/** Keeps a guest's choice in this tab while they sign in. */
export function keepChoice(taken: TakenChoice | undefined): void {
  try {
    if (taken) sessionStorage.setItem(key, JSON.stringify(taken));
    else sessionStorage.removeItem(key);
  } catch {
    // Then the story is played from its opening.
  }
}

/** The choice that was kept, if it is this story's; it is kept no longer. */
export function takeKeptChoice(story: string): string | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    if (kept === null) return undefined;
    sessionStorage.removeItem(key);
    const taken = JSON.parse(kept) as TakenChoice;
    return taken.story === story ? taken.text : undefined;
  } catch {
    return undefined;
  }
}

/** The way to a session that goes on with a choice. */
export function withChoice(choice: string | undefined) {
  return { state: choice === undefined ? null : { choice } };
}

export function choiceIn(state: unknown): string | undefined {
  return (state as { choice?: string } | null)?.choice;
}
