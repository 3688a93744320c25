import type { MessageTable } from "../types.ts";

export const suggestionMessages = {
  "open.next_node": /*i18n*/ {
    id: "suggestions.open.next_node",
    message: "Suggest what comes next",
  },
  "open.branches": /*i18n*/ { id: "suggestions.open.branches", message: "Suggest branches" },

  "open.answer": /*i18n*/ { id: "suggestions.open.answer", message: "Draft an answer" },
  "answer.price": /*i18n*/ {
    id: "suggestions.answer.price",
    message: "By a model, up to three. It costs nothing.",
  },
  noModel: /*i18n*/ {
    id: "suggestions.noModel",
    message: "Drafts of scenes, closer looks and answers need a model, and none is bound here yet.",
  },
  "noModel.administrator": /*i18n*/ {
    id: "suggestions.noModel.administrator",
    message:
      "An administrator can bind one in a minute, under “Storytellers and painters”. Ask yours.",
  },
  "noModel.bind": /*i18n*/ {
    id: "suggestions.noModel.bind",
    message: "Bind one under “Storytellers and painters”",
  },
  "open.closer_look": /*i18n*/ {
    id: "suggestions.open.closer_look",
    message: "Draft a closer look",
  },
  "title.closer_look": /*i18n*/ {
    id: "suggestions.title.closer_look",
    message: "What a closer look could find",
  },
  "wish.closer_look": /*i18n*/ {
    id: "suggestions.wish.closer_look",
    message: "The rope, the smell of the river, what the last guest left...",
  },
  "use.closer_look": /*i18n*/ {
    id: "suggestions.use.closer_look",
    message: "Put it in the field",
  },
  "title.answer": /*i18n*/ { id: "suggestions.title.answer", message: "Answers to choose from" },
  "wish.answer": /*i18n*/ {
    id: "suggestions.wish.answer",
    message: "Curter, with the lamp in it, as if she were tired...",
  },
  "use.answer": /*i18n*/ { id: "suggestions.use.answer", message: "Take it over" },

  "title.next_node": /*i18n*/ {
    id: "suggestions.title.next_node",
    message: "What could come next",
  },
  "title.branches": /*i18n*/ {
    id: "suggestions.title.branches",
    message: "Where else it could go",
  },
  "title.taglines": /*i18n*/ {
    id: "suggestions.title.taglines",
    message: "Taglines to choose from",
  },
  "title.alt_text": /*i18n*/ { id: "suggestions.title.alt_text", message: "Words for the cover" },
  "title.cover": /*i18n*/ { id: "suggestions.title.cover", message: "Covers to choose from" },
  note: /*i18n*/ {
    id: "suggestions.note",
    message: "Drafts to take or leave. Nothing of yours changes until you take one.",
  },
  "note.cover": /*i18n*/ {
    id: "suggestions.note.cover",
    message:
      "Katha's own painter reads your title, your description and your first scene. It costs nothing.",
  },

  wish: /*i18n*/ { id: "suggestions.wish", message: "What do you have in mind?" },
  "wish.next_node": /*i18n*/ {
    id: "suggestions.wish.next_node",
    message: "A storm, a stranger, a way back...",
  },
  "wish.branches": /*i18n*/ {
    id: "suggestions.wish.branches",
    message: "One that is brave, one that is cunning...",
  },
  "wish.taglines": /*i18n*/ {
    id: "suggestions.wish.taglines",
    message: "Shorter, darker, with the river in it...",
  },
  "wish.alt_text": /*i18n*/ { id: "suggestions.wish.alt_text", message: "Plainer, shorter..." },
  "wish.cover": /*i18n*/ {
    id: "suggestions.wish.cover",
    message: "A ferry at night, mist, two boatmen...",
  },

  ask: /*i18n*/ { id: "suggestions.ask", message: "Suggest" },
  "ask.others": /*i18n*/ { id: "suggestions.ask.others", message: "Suggest others" },
  "ask.again": /*i18n*/ { id: "suggestions.ask.again", message: "Try again" },
  "ask.cover": /*i18n*/ { id: "suggestions.ask.cover", message: "Paint" },
  "ask.othersCover": /*i18n*/ { id: "suggestions.ask.othersCover", message: "Paint others" },
  asking: /*i18n*/ {
    id: "suggestions.asking",
    message: "Drafts are being written. Write on meanwhile.",
  },
  "asking.cover": /*i18n*/ {
    id: "suggestions.asking.cover",
    message: "The painter is at work. Write on meanwhile.",
  },
  stop: /*i18n*/ { id: "suggestions.stop", message: "Stop" },
  stopped: /*i18n*/ { id: "suggestions.stopped", message: "Stopped. Nothing has changed." },
  received: /*i18n*/ {
    id: "suggestions.received",
    message: "{count, plural, one {{amount} new draft} other {{amount} new drafts}}",
  },
  close: /*i18n*/ { id: "suggestions.close", message: "Close" },

  drafts: /*i18n*/ { id: "suggestions.drafts", message: "Drafts" },
  draft: /*i18n*/ { id: "suggestions.draft", message: "Draft" },
  "draft.by": /*i18n*/ { id: "suggestions.draft.by", message: "by {who}" },
  "draft.choice": /*i18n*/ {
    id: "suggestions.draft.choice",
    message: "The choice that leads there",
  },
  "draft.choices": /*i18n*/ {
    id: "suggestions.draft.choices",
    message: "What can be picked there",
  },
  "draft.choicesNote": /*i18n*/ {
    id: "suggestions.draft.choicesNote",
    message: "They come along, and lead nowhere until you say where.",
  },
  use: /*i18n*/ { id: "suggestions.use", message: "Use" },
  "use.scene": /*i18n*/ { id: "suggestions.use.scene", message: "Add to the story" },
  "use.all": /*i18n*/ {
    id: "suggestions.use.all",
    message: "{count, plural, one {Add it} other {Add all {amount}}}",
  },
  discard: /*i18n*/ { id: "suggestions.discard", message: "Discard" },
  "discard.all": /*i18n*/ { id: "suggestions.discard.all", message: "Discard all" },
  "taken.scene": /*i18n*/ { id: "suggestions.taken.scene", message: "In the story as" },
  "taken.field": /*i18n*/ { id: "suggestions.taken.field", message: "In its field now" },
  putAway: /*i18n*/ { id: "suggestions.putAway", message: "Put away" },
  go: /*i18n*/ { id: "suggestions.go", message: "Go to {node}" },

  before: /*i18n*/ { id: "suggestions.before", message: "What stood here before" },
  "before.cover": /*i18n*/ { id: "suggestions.before.cover", message: "The cover before" },
  "before.back": /*i18n*/ { id: "suggestions.before.back", message: "Put it back" },
  "before.forget": /*i18n*/ { id: "suggestions.before.forget", message: "Forget it" },

  "fail.nothing": /*i18n*/ {
    id: "suggestions.fail.nothing",
    message:
      "Nothing that can be used came this time. What you wrote is as it was. Try again, or say what you have in mind.",
  },
  "fail.noScene": /*i18n*/ {
    id: "suggestions.fail.noScene",
    message:
      "Only a picture that Katha painted can be put into words here. Have one painted, or describe this one yourself.",
  },
  "fail.wait": /*i18n*/ {
    id: "suggestions.fail.wait",
    message:
      "{count, plural, one {That was a lot in a row. Ask again in {amount} second; what you wrote is as it was.} other {That was a lot in a row. Ask again in {amount} seconds; what you wrote is as it was.}}",
  },
  "fail.minutes": /*i18n*/ {
    id: "suggestions.fail.minutes",
    message:
      "{count, plural, one {That was a lot in a row. Ask again in {amount} minute; what you wrote is as it was.} other {That was a lot in a row. Ask again in {amount} minutes; what you wrote is as it was.}}",
  },
  "fail.gone": /*i18n*/ {
    id: "suggestions.fail.gone",
    message: "The house has no model any more that helps to write. What you wrote is as it was.",
  },
  "fail.unreachable": /*i18n*/ {
    id: "suggestions.fail.unreachable",
    message:
      "Katha cannot be reached just now. What you wrote is as it was. Try again when the connection is back.",
  },
  "fail.notPainted": /*i18n*/ {
    id: "suggestions.fail.notPainted",
    message:
      "The painter has too much to do just now. What you have is as it was. Try again in a moment.",
  },
  "fail.other": /*i18n*/ {
    id: "suggestions.fail.other",
    message: "It did not work. What you wrote is as it was. Try again.",
  },
} as const satisfies MessageTable;
