import type { MessageTable } from "../types.ts";

export const sharingMessages = {
  "link.title": /*i18n*/ { id: "sharing.link.title", message: "A link for trying it" },
  "link.note": /*i18n*/ {
    id: "sharing.link.note",
    message:
      "Whoever has the link can see what the story is, and play it once they have signed in. Nobody else can.",
  },
  "link.loading": /*i18n*/ { id: "sharing.link.loading", message: "Looking for a link..." },
  "link.none": /*i18n*/ { id: "sharing.link.none", message: "There is no link to “{title}” yet." },
  "link.make": /*i18n*/ { id: "sharing.link.make", message: "Make a link" },
  "link.making": /*i18n*/ { id: "sharing.link.making", message: "Making..." },
  "link.address": /*i18n*/ { id: "sharing.link.address", message: "The link" },
  "link.copy": /*i18n*/ { id: "sharing.link.copy", message: "Copy" },
  "link.copied": /*i18n*/ { id: "sharing.link.copied", message: "The link is copied." },
  "link.notCopied": /*i18n*/ {
    id: "sharing.link.notCopied",
    message: "It could not be copied. It is marked: copy it by hand.",
  },
  "link.once": /*i18n*/ {
    id: "sharing.link.once",
    message: "It is shown this once. Copy it now: nobody can look it up later.",
  },
  "link.since": /*i18n*/ {
    id: "sharing.link.since",
    message: "A link of {date} is open. It was shown when it was made, and cannot be shown again.",
  },
  "link.until": /*i18n*/ {
    id: "sharing.link.until",
    message:
      "It stays open until you end it or make another one, or until the story is archived or deleted. Those who have begun to play by it may play on.",
  },
  "link.another": /*i18n*/ { id: "sharing.link.another", message: "Make another link" },
  "link.anotherNote": /*i18n*/ {
    id: "sharing.link.anotherNote",
    message: "The one before ends with it.",
  },
  "link.end": /*i18n*/ { id: "sharing.link.end", message: "End the link" },
  "link.ending": /*i18n*/ { id: "sharing.link.ending", message: "Ending..." },
  "link.ended": /*i18n*/ {
    id: "sharing.link.ended",
    message: "The link has ended. Whoever opens it is told so.",
  },
  "link.failedRead": /*i18n*/ {
    id: "sharing.link.failedRead",
    message: "Failed to look for a link",
  },
  "link.failedMake": /*i18n*/ { id: "sharing.link.failedMake", message: "Failed to make a link" },
  "link.failedEnd": /*i18n*/ { id: "sharing.link.failedEnd", message: "Failed to end the link" },

  "shared.title": /*i18n*/ { id: "sharing.shared.title", message: "A story to try" },
  "shared.loading": /*i18n*/ { id: "sharing.shared.loading", message: "Opening the story..." },
  "shared.failed": /*i18n*/ { id: "sharing.shared.failed", message: "Failed to open the story" },
  "shared.ended": /*i18n*/ { id: "sharing.shared.ended", message: "This link has ended" },
  "shared.endedNote": /*i18n*/ {
    id: "sharing.shared.endedNote",
    message:
      "Its author has closed it, or made another one. Ask them for the new link. There are other stories meanwhile.",
  },
  "shared.broken": /*i18n*/ { id: "sharing.shared.broken", message: "This link is not whole" },
  "shared.brokenNote": /*i18n*/ {
    id: "sharing.shared.brokenNote",
    message: "A piece of it was lost on the way. Copy all of it, and open it again.",
  },
  "shared.noteTitle": /*i18n*/ { id: "sharing.shared.noteTitle", message: "Still being written" },
  "shared.note": /*i18n*/ {
    id: "sharing.shared.note",
    message:
      "{author} lets you try this story before it is on the shelves. Play it, and tell them where you stumbled and what you want more of.",
  },
  "shared.noteNobody": /*i18n*/ {
    id: "sharing.shared.noteNobody",
    message:
      "You may try this story before it is on the shelves. Play it, and tell its author where you stumbled and what you want more of.",
  },
  "shared.guest": /*i18n*/ {
    id: "sharing.shared.guest",
    message: "To play it, sign in: the story keeps your place.",
  },
  "shared.own": /*i18n*/ {
    id: "sharing.shared.own",
    message: "This is how your story looks to those who have the link.",
  },
  "shared.ownWay": /*i18n*/ { id: "sharing.shared.ownWay", message: "Back to My Stories" },
  "shared.out": /*i18n*/ { id: "sharing.shared.out", message: "It is on the shelves by now" },
  "shared.outNote": /*i18n*/ {
    id: "sharing.shared.outNote",
    message: "The story was published since the link was made.",
  },
  "shared.outWay": /*i18n*/ { id: "sharing.shared.outWay", message: "Go to the story" },
} as const satisfies MessageTable;
