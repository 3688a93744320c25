import { lampKeeper } from "./library.ts";
import { modelLists } from "./models.ts";
import type { Answers } from "./page-answers.ts";
import { wallet } from "./progress.ts";
import { aSession, anEntry, anOpening } from "./sessions.ts";

/** A session whose player has taken the lamp. */
export const lampTaken = aSession([
  { ...anOpening, choices: [] },
  anEntry(1, {
    selectedChoice: "Take the lamp",
    aiResponse: "You take the lamp. Behind you, somebody breathes in and does not breathe out.",
    choices: ["Turn around", "Walk on, and count your steps"],
  }),
]);

/** What the play page asks for beside the session. */
export const besideSession = {
  getReadingSettings: { settings: null },
  getStory: lampKeeper,
  featuredModels: modelLists,
  listWalletEntries: wallet,
} satisfies Answers;
