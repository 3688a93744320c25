import type { MessageTable } from "../types.ts";

/** What each model is like. Models that are not named here bring a line of their own. */
export const modelMessages = {
  own: /*i18n*/ {
    id: "models.own",
    message: "The author’s words; understands what you type. Free.",
  },
  "note.tenali": /*i18n*/ {
    id: "models.note.tenali",
    message:
      "Quick, with an answer ready. Even the king laughs, and the story is a step ahead. Begin here.",
  },
  "note.birbal": /*i18n*/ {
    id: "models.note.birbal",
    message: "Calm and clever: a straight answer to every question, and a riddle in every answer.",
  },
  "note.meera": /*i18n*/ {
    id: "models.note.meera",
    message:
      "A slow, musical voice: the heart first, the world after. For longing, devotion and rain.",
  },
  "note.chanakya": /*i18n*/ {
    id: "models.note.chanakya",
    message: "Few words, deep moves: the politics of a court, and every step is counted.",
  },
  "note.vyasa": /*i18n*/ {
    id: "models.note.vyasa",
    message: "The voice of the epics: a long breath, great wars, and families that forget nothing.",
  },
  "note.vishvakarma": /*i18n*/ {
    id: "models.note.vishvakarma",
    message:
      "A miniature of temples and palaces: straight lines, a golden border, every pillar in its place.",
  },
  "note.chitrakar": /*i18n*/ {
    id: "models.note.chitrakar",
    message: "Like a Pattachitra: thick outlines, red and yellow, and a flower in every corner.",
  },
  "note.ajanta": /*i18n*/ {
    id: "models.note.ajanta",
    message: "Earth on the wall of a cave: ochre, lampblack, and eyes that are still awake.",
  },
  "note.ravivarma": /*i18n*/ {
    id: "models.note.ravivarma",
    message: "Lamplight and folds of silk, and faces that seem about to speak.",
  },
  servedBy: /*i18n*/ {
    id: "models.servedBy",
    message: "Served by {name}.",
  },
  "ownKey.name": /*i18n*/ { id: "models.ownKey.name", message: "Your own: {model}" },
  "ownKey.unnamed": /*i18n*/ { id: "models.ownKey.unnamed", message: "your own key" },
  "ownKey.note": /*i18n*/ {
    id: "models.ownKey.note",
    message: "Told with your key, and billed to you by {provider}.",
  },
  "ownKey.hint": /*i18n*/ {
    id: "models.ownKey.hint",
    message: "With a key of your own you may bring another storyteller: see “Your Account”.",
  },
  "others.text": /*i18n*/ {
    id: "models.others.text",
    message:
      "Other storytellers are language models that write answers of their own. They appear here when this house connects one.",
  },
  "others.image": /*i18n*/ {
    id: "models.others.image",
    message: "These painters are Katha’s own, each with a hand of its own.",
  },
} as const satisfies MessageTable;
