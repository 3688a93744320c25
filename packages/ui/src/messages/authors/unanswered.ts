import type { MessageTable } from "../types.ts";

/** The author's list of lines that players typed and that had no answer. */
export const unansweredMessages = {
  tab: /*i18n*/ { id: "unanswered.tab", message: "Unanswered" },
  title: /*i18n*/ { id: "unanswered.title", message: "What players typed in vain" },
  hint: /*i18n*/ {
    id: "unanswered.hint",
    message:
      "Lines that no choice and no answer of yours met, from players who agreed to it. Who typed them is not kept; of when, only the last day. What means the same is one line. They go after 90 days.",
  },
  list: /*i18n*/ { id: "unanswered.list", message: "Lines without an answer" },
  here: /*i18n*/ { id: "unanswered.here", message: "Typed here, and not answered" },
  none: /*i18n*/ { id: "unanswered.none", message: "Nothing is unanswered." },
  noneNote: /*i18n*/ {
    id: "unanswered.noneNote",
    message:
      "When the story is published, what players type and nothing in it answers will stand here, if they agreed that you may see such lines. One press begins the answer.",
  },
  loading: /*i18n*/ { id: "unanswered.loading", message: "Looking for unanswered lines..." },
  retry: /*i18n*/ { id: "unanswered.retry", message: "Try again" },
  times: /*i18n*/ {
    id: "unanswered.times",
    message: "{count, plural, one {once} other {{amount} times}}",
  },
  last: /*i18n*/ { id: "unanswered.last", message: "last on {day}" },
  at: /*i18n*/ { id: "unanswered.at", message: "in “{scene}”" },
  gone: /*i18n*/ {
    id: "unanswered.gone",
    message: "in “{scene}”, which is not in the story any more",
  },
  declined: /*i18n*/ {
    id: "unanswered.declined",
    message: "asked which choice was meant, and none of them was",
  },
  dismiss: /*i18n*/ { id: "unanswered.dismiss", message: "Take off the list" },
  more: /*i18n*/ {
    id: "unanswered.more",
    message: "{count, plural, one {Show {amount} more} other {Show {amount} more}}",
  },
  answered: /*i18n*/ { id: "unanswered.answered", message: "Answered since" },
  answeredNote: /*i18n*/ {
    id: "unanswered.answeredNote",
    message:
      "The story as you saved it answers these. If an answer goes, or a player types it in vain again, the line comes back.",
  },
  failed: /*i18n*/ {
    id: "unanswered.failed",
    message: "The unanswered lines could not be fetched.",
  },
  notDismissed: /*i18n*/ {
    id: "unanswered.notDismissed",
    message: "The line is still on the list. Try again.",
  },
  summary: /*i18n*/ {
    id: "unanswered.summary",
    message: "{count, plural, one {{amount} unanswered} other {{amount} unanswered}}",
  },
  asked: /*i18n*/ { id: "unanswered.asked", message: "Players typed" },
} as const satisfies MessageTable;
