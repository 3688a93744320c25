import type { MessageTable } from "../types.ts";

/** The note on a text that no native speaker has checked yet, and the form to send its author a correction. */
export const correctionMessages = {
  awaited: /*i18n*/ {
    id: "corrections.awaited",
    message: "Not yet read by a native reader of {language}.",
  },
  open: /*i18n*/ { id: "corrections.open", message: "Send a correction" },
  title: /*i18n*/ { id: "corrections.title", message: "Send a correction" },
  note: /*i18n*/ {
    id: "corrections.note",
    message: "The story's author reads it and decides. They are not told who you are.",
  },
  passage: /*i18n*/ { id: "corrections.passage", message: "The passage" },
  passageHint: /*i18n*/ {
    id: "corrections.passageHint",
    message: "As it stands in the story. Shorten it to the words that should change.",
  },
  proposed: /*i18n*/ { id: "corrections.proposed", message: "How it should read" },
  copy: /*i18n*/ { id: "corrections.copy", message: "Begin with the passage" },
  why: /*i18n*/ { id: "corrections.why", message: "A note for the author" },
  passageRequired: /*i18n*/ {
    id: "corrections.passageRequired",
    message: "Say which words should change.",
  },
  proposedRequired: /*i18n*/ {
    id: "corrections.proposedRequired",
    message: "Say how it should read.",
  },
  same: /*i18n*/ {
    id: "corrections.same",
    message: "This is the passage as it stands. Change what should change.",
  },
  tooLong: /*i18n*/ {
    id: "corrections.tooLong",
    message: "This is too long: shorten it to {most} characters.",
  },
  cancel: /*i18n*/ { id: "corrections.cancel", message: "Cancel" },
  send: /*i18n*/ { id: "corrections.send", message: "Send to the author" },
  sending: /*i18n*/ { id: "corrections.sending", message: "Sending..." },
  failed: /*i18n*/ {
    id: "corrections.failed",
    message: "Your correction did not go out. What you wrote is still here.",
  },
  sentTitle: /*i18n*/ { id: "corrections.sentTitle", message: "Thank you" },
  sent: /*i18n*/ {
    id: "corrections.sent",
    message: "The author will find your words beside the passage.",
  },
  close: /*i18n*/ { id: "corrections.close", message: "Back to the story" },
} as const satisfies MessageTable;

/** The author's list of corrections to a story. */
export const correctionDeskMessages = {
  tab: /*i18n*/ { id: "correctionDesk.tab", message: "Corrections" },
  title: /*i18n*/ { id: "correctionDesk.title", message: "What players would correct" },
  hint: /*i18n*/ {
    id: "correctionDesk.hint",
    message:
      "Sent to you by players, without who. Nothing changes before you take it over and save the story. What is settled goes after 90 days.",
  },
  list: /*i18n*/ { id: "correctionDesk.list", message: "Open corrections" },
  none: /*i18n*/ { id: "correctionDesk.none", message: "No correction waits." },
  noneNote: /*i18n*/ {
    id: "correctionDesk.noneNote",
    message:
      "Players can send one from the menu below each part of a play. Where you say that no native reader has read the text yet, they are asked for it on the story's page too.",
  },
  loading: /*i18n*/ { id: "correctionDesk.loading", message: "Looking for corrections..." },
  retry: /*i18n*/ { id: "correctionDesk.retry", message: "Try again" },
  passage: /*i18n*/ { id: "correctionDesk.passage", message: "As it was told" },
  proposed: /*i18n*/ { id: "correctionDesk.proposed", message: "How it should read" },
  why: /*i18n*/ { id: "correctionDesk.why", message: "Their note" },
  day: /*i18n*/ { id: "correctionDesk.day", message: "sent on {day}" },
  scene: /*i18n*/ { id: "correctionDesk.scene", message: "Open “{scene}”" },
  gone: /*i18n*/ {
    id: "correctionDesk.gone",
    message: "from “{scene}”, which is not in the story any more",
  },
  changed: /*i18n*/ {
    id: "correctionDesk.changed",
    message: "These words do not stand in the scene's text as they were told.",
  },
  taken: /*i18n*/ {
    id: "correctionDesk.taken",
    message: "The new words stand in the scene's text. Once the story is saved, press Done.",
  },
  take: /*i18n*/ { id: "correctionDesk.take", message: "Take it over" },
  done: /*i18n*/ { id: "correctionDesk.done", message: "Done" },
  dismiss: /*i18n*/ { id: "correctionDesk.dismiss", message: "Dismiss" },
  settled: /*i18n*/ { id: "correctionDesk.settled", message: "Settled" },
  wasDone: /*i18n*/ { id: "correctionDesk.wasDone", message: "Done" },
  wasDismissed: /*i18n*/ { id: "correctionDesk.wasDismissed", message: "Dismissed" },
  reopen: /*i18n*/ { id: "correctionDesk.reopen", message: "Open again" },
  failed: /*i18n*/ {
    id: "correctionDesk.failed",
    message: "The corrections could not be fetched.",
  },
  notSettled: /*i18n*/ {
    id: "correctionDesk.notSettled",
    message: "The correction is still where it was. Try again.",
  },
} as const satisfies MessageTable;
