import type { Answer, StoryDetail } from "@katha/api";
import type { OwnStory, StoryNumbers } from "@katha/api/authoring";
import type { StoryStructure } from "@katha/api/contract";
import { library } from "./library.ts";
import { idOf } from "./stories.ts";

/** Two choices at a ghat, each leading to an ending. */
export const ferryStructure: StoryStructure = {
  start_node: "ghat",
  nodes: {
    ghat: {
      text: "The last boat has not come back, and a lamp swings on the far bank.",
      choices: [
        { text: "Row towards it.", target: "lamp" },
        { text: "Wait for the morning.", target: "morning" },
      ],
    },
    lamp: {
      text: "The lamp is in your own boat now.",
      choices: [],
      ending: { kind: "strange", title: "The ferryman" },
    },
    morning: {
      text: "The boat lies at its rope, as it always does.",
      choices: [],
      ending: { kind: "good", title: "Morning on this side" },
    },
  },
};

const [lampKeeper, fourteenYears, vetala] = library;
if (!lampKeeper || !fourteenYears || !vetala) throw new Error("The library is too small.");

/** A draft with a structure, as sent to its author. */
export const ferry: StoryDetail = {
  ...lampKeeper,
  id: idOf(100),
  title: "The Last Ferry",
  tagline: "Somebody has to row.",
  status: "draft",
  publishedAt: null,
  storyStructure: ferryStructure,
  storySystemPrompt: "",
  returned: null,
  sharedSince: null,
};

/** A version with the story's earlier title. */
export const olderVersion: Answer<"getVersion"> = {
  version: 1,
  isCurrent: false,
  savedBy: null,
  savedAt: "2026-11-17T09:30:00.000Z",
  restoredFrom: null,
  nodes: 3,
  words: 40,
  title: "The Ferry",
  tagline: ferry.tagline,
  storyDescription: ferry.storyDescription,
  storyPrompt: ferry.storyPrompt,
  contentRating: ferry.contentRating,
  difficultyLevel: ferry.difficultyLevel,
  language: ferry.language,
  initialXp: ferry.initialXp,
  gameConfig: ferry.gameConfig,
  storyStructure: ferryStructure,
  bible: {},
};

/** One story of each status; the review has returned the draft. */
export const ownStories: OwnStory[] = [
  {
    ...ferry,
    returned: {
      reason: "The third ending asks for blood.",
      returnedAt: "2026-11-18T09:30:00.000Z",
    },
  },
  { ...lampKeeper, returned: null },
  { ...fourteenYears, status: "in_review", returned: null },
  { ...vetala, status: "archived", returned: null },
];

export const noNumbers: StoryNumbers = {
  starts: 0,
  players: 0,
  finishes: 0,
  completionRate: null,
  endings: [],
  dropOff: [],
  retried: [],
};

/** Of two plays, one reached an ending and one stopped at the start. */
export const ferryNumbers: StoryNumbers = {
  starts: 2,
  players: 2,
  finishes: 1,
  completionRate: 50,
  endings: [{ node: "lamp", title: "The ferryman", plays: 1, share: 1 }],
  dropOff: [{ node: "ghat", plays: 1, share: 0.5 }],
  retried: [],
};

export const noSuggestions: Answer<"suggestionsOffered"> = { available: false, kinds: [] };
