import { createI18n } from "@katha/ui";
import type { I18n, MessageTable, Messages } from "@katha/ui";

export const elementWords = {
  loading: { id: "element.loading", message: "Opening the story" },
  missing: { id: "element.missing", message: "The story could not be opened." },
  again: { id: "element.again", message: "Try again" },
  back: { id: "element.back", message: "One step back" },
  restart: { id: "element.restart", message: "From the beginning" },
  steps: {
    id: "element.steps",
    message: [["count", "plural", { one: [["count"], " step"], other: [["count"], " steps"] }]],
  },
} as const satisfies MessageTable;

/** The element's own messages, and those of the library that players see. */
const hindi = {
  "element.loading": "कहानी खुल रही है",
  "element.missing": "कहानी नहीं खुल सकी।",
  "element.again": "फिर कोशिश करें",
  "element.back": "एक क़दम पीछे",
  "element.restart": "शुरू से",
  "element.steps": [["count", "plural", { one: [["count"], " क़दम"], other: [["count"], " क़दम"] }]],
  "play.choices.label": "आप क्या करेंगे?",
  "play.log.label": "अब तक की कहानी",
  "play.log.newPassage": "नया अंश",
  "play.log.selected": ["आपने चुना: ", ["words"]],
} satisfies Messages;

const english = createI18n("en");
const languages: Readonly<Record<string, I18n>> = { en: english, hi: createI18n("hi", hindi) };

/** Hindi for "hi-IN"; English for languages that we do not have. */
export const languageFor = (tag: string): I18n => languages[tag.split("-")[0] ?? ""] ?? english;
