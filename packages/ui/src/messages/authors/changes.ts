import type { MessageTable } from "../types.ts";

export const changesMessages = {
  "changes.none": /*i18n*/ {
    id: "changes.none",
    message: "Nothing that readers see or the narrator reads has changed.",
  },
  "changes.added": /*i18n*/ {
    id: "changes.added",
    message: "{count, plural, one {{amount} scene new} other {{amount} scenes new}}",
  },
  "changes.removed": /*i18n*/ {
    id: "changes.removed",
    message: "{count, plural, one {{amount} scene gone} other {{amount} scenes gone}}",
  },
  "changes.changed": /*i18n*/ {
    id: "changes.changed",
    message: "{count, plural, one {{amount} scene changed} other {{amount} scenes changed}}",
  },
  "changes.start": /*i18n*/ { id: "changes.start", message: "The story begins at {node} now." },
  "changes.endingsGained": /*i18n*/ {
    id: "changes.endingsGained",
    message: "Endings that can be come to now",
  },
  "changes.endingsLost": /*i18n*/ {
    id: "changes.endingsLost",
    message: "Endings that can no longer be come to",
  },
  "changes.opened": /*i18n*/ { id: "changes.opened", message: "Scenes that can be come to now" },
  "changes.closed": /*i18n*/ {
    id: "changes.closed",
    message: "Scenes that can no longer be come to",
  },
  "changes.before": /*i18n*/ { id: "changes.before", message: "Before" },
  "changes.now": /*i18n*/ { id: "changes.now", message: "Now" },
  "changes.nothing": /*i18n*/ { id: "changes.nothing", message: "Nothing" },
  "changes.more": /*i18n*/ {
    id: "changes.more",
    message: "{count, plural, one {{amount} more scene} other {{amount} more scenes}}",
  },
  "changes.new": /*i18n*/ { id: "changes.new", message: "New" },
  "changes.gone": /*i18n*/ { id: "changes.gone", message: "Gone" },
  "changes.other": /*i18n*/ { id: "changes.other", message: "Changed" },
  "changes.choices": /*i18n*/ { id: "changes.choices", message: "Choices" },
  "changes.noChoices": /*i18n*/ {
    id: "changes.noChoices",
    message: "No choices: the story ends here.",
  },
  "changes.leads": /*i18n*/ { id: "changes.leads", message: "{choice} → {node}" },
  "changes.detail": /*i18n*/ { id: "changes.detail", message: "{name}: {value}" },
  "changes.reason": /*i18n*/ { id: "changes.reason", message: "Why it is locked" },
  "changes.ending": /*i18n*/ { id: "changes.ending", message: "Ending" },
  "notice.gone": /*i18n*/ {
    id: "changes.notice.gone",
    message: "Who began before keeps this scene; who begins anew does not come to it.",
  },
  "notice.trapped": /*i18n*/ {
    id: "changes.notice.trapped",
    message: "Who begins anew comes to no ending from here.",
  },
  "notice.now_ends": /*i18n*/ {
    id: "changes.notice.now_ends",
    message: "For who begins anew, the story ends here.",
  },
  "notice.goes_on": /*i18n*/ {
    id: "changes.notice.goes_on",
    message: "For who begins anew, the story goes on from here.",
  },
  "notice.choices": /*i18n*/ {
    id: "changes.notice.choices",
    message: "Who begins anew meets other choices here.",
  },
  "notice.text": /*i18n*/ {
    id: "changes.notice.text",
    message: "Who begins anew reads another text here.",
  },
} as const satisfies MessageTable;
