import type { MessageTable } from "../types.ts";

export const legalMessages = {
  "guidebook.label": /*i18n*/ { id: "legal.guidebook.label", message: "Guidebook" },
  "guidebook.started": /*i18n*/ { id: "legal.guidebook.started", message: "Getting Started" },
  "guidebook.account": /*i18n*/ { id: "legal.guidebook.account", message: "Account Questions" },
  "guidebook.privacy": /*i18n*/ { id: "legal.guidebook.privacy", message: "Privacy & Security" },
  "guidebook.terms": /*i18n*/ { id: "legal.guidebook.terms", message: "Terms of Service" },
  "legal.contents": /*i18n*/ { id: "legal.contents", message: "On this page" },
  "legal.only": /*i18n*/ {
    id: "legal.only",
    message: "This page is written in English, which is the version that binds.",
  },
  "privacy.along": /*i18n*/ {
    id: "legal.privacy.along",
    message:
      "When you take a story along, your browser keeps on your device the story's text and answers, where you stand in it, the parts told last with their pictures, and, once for all stories, Katha's storyteller (about 6 MB). What you do without a connection is kept there too, until it has joined your play.",
  },
  "privacy.alongUntil": /*i18n*/ {
    id: "legal.privacy.alongUntil",
    message:
      "It stays there until you put the story away (under “Take along” on its page), log out, or clear this site's data in your browser; some browsers clear it by themselves after a while without a visit. If its author no longer wants it kept on devices, it is deleted when you next play it with a connection. Pictures that were shown and the storyteller stay in the browser's cache until newer ones take their place.",
  },
  "privacy.alongOthers": /*i18n*/ {
    id: "legal.privacy.alongOthers",
    message:
      "Nobody else who logs in on the device is shown it, and it is deleted there when you log out or somebody else logs in, except for parts that have not joined your play yet: these and their story wait for you to log in again. It is not encrypted: whoever can read your browser's files can read it.",
  },
  "terms.title": /*i18n*/ { id: "legal.terms.title", message: "Terms of Service" },
  "terms.revised": /*i18n*/ { id: "legal.terms.revised", message: "Last revised {date}" },
  "privacy.title": /*i18n*/ { id: "legal.privacy.title", message: "Privacy Policy" },
  "privacy.updated": /*i18n*/ { id: "legal.privacy.updated", message: "Last updated {date}" },
} as const satisfies MessageTable;
