interface TakenChoice {
  story?: string;
  choice?: string | undefined;
}

const key = "katha-choice";

/** Keeps a guest's choice in this tab while they sign in. */
export function keepChoice({ story, choice }: TakenChoice): void {
  try {
    if (choice !== undefined) sessionStorage.setItem(key, JSON.stringify({ story, choice }));
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
    return taken.story === story ? taken.choice : undefined;
  } catch {
    return undefined;
  }
}

/** The choice with which a player comes to a session. */
export function choiceIn(state: unknown): string | undefined {
  return (state as { choice?: string } | null)?.choice;
}
