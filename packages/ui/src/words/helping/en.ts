export const helpingEn = {
  "open.next_node": "Suggest what comes next",
  "open.branches": "Suggest branches",

  "title.next_node": "What could come next",
  "title.branches": "Where else it could go",
  "title.taglines": "Taglines to choose from",
  "title.alt_text": "Words for the cover",
  "title.cover": "Covers to choose from",
  note: "Drafts to take or leave. Nothing of yours changes until you take one.",
  "note.cover":
    "Katha's own painter reads your title, your description and your first scene. It costs nothing.",

  wish: "What do you have in mind?",
  "wish.next_node": "A storm, a stranger, a way back...",
  "wish.branches": "One that is brave, one that is cunning...",
  "wish.taglines": "Shorter, darker, with the river in it...",
  "wish.alt_text": "Plainer, shorter...",
  "wish.cover": "A ferry at night, mist, two boatmen...",

  ask: "Suggest",
  "ask.others": "Suggest others",
  "ask.again": "Try again",
  "ask.cover": "Paint",
  "ask.othersCover": "Paint others",
  asking: "Drafts are being written. Write on meanwhile.",
  "asking.cover": "The painter is at work. Write on meanwhile.",
  stop: "Stop",
  stopped: "Stopped. Nothing has changed.",
  came: { one: "{amount} new draft", other: "{amount} new drafts" },
  close: "Close",

  drafts: "Drafts",
  draft: "Draft",
  "draft.by": "by {who}",
  "draft.choice": "The choice that leads there",
  "draft.choices": "What can be picked there",
  "draft.choicesNote": "They come along, and lead nowhere until you say where.",
  use: "Use",
  "use.scene": "Add to the story",
  "use.all": { one: "Add it", other: "Add all {amount}" },
  discard: "Discard",
  "discard.all": "Discard all",
  "taken.scene": "In the story as",
  "taken.field": "In its field now",
  putAway: "Put away",
  go: "Go to {node}",

  before: "What stood here before",
  "before.cover": "The cover before",
  "before.back": "Put it back",
  "before.forget": "Forget it",

  "fail.nothing":
    "Nothing that can be used came this time. What you wrote is as it was. Try again, or say what you have in mind.",
  "fail.noScene":
    "Only a picture that Katha painted can be put into words here. Have one painted, or describe this one yourself.",
  "fail.wait": {
    one: "That was a lot in a row. Ask again in {amount} second; what you wrote is as it was.",
    other: "That was a lot in a row. Ask again in {amount} seconds; what you wrote is as it was.",
  },
  "fail.minutes": {
    one: "That was a lot in a row. Ask again in {amount} minute; what you wrote is as it was.",
    other: "That was a lot in a row. Ask again in {amount} minutes; what you wrote is as it was.",
  },
  "fail.gone": "The house has no model any more that helps to write. What you wrote is as it was.",
  "fail.unreachable":
    "Katha cannot be reached just now. What you wrote is as it was. Try again when the line is back.",
  "fail.notPainted":
    "The painter has too much to do just now. What you have is as it was. Try again in a moment.",
  "fail.other": "It did not work. What you wrote is as it was. Try again.",
} as const;
