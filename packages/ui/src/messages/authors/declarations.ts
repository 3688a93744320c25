import type { MessageTable } from "../types.ts";

export const declarationsMessages = {
  "panel.title": /*i18n*/ { id: "declarations.panel.title", message: "Qualities and things" },
  "count.qualities": /*i18n*/ {
    id: "declarations.count.qualities",
    message: "{count, plural, one {{amount} quality} other {{amount} qualities}}",
  },
  "count.things": /*i18n*/ {
    id: "declarations.count.things",
    message: "{count, plural, one {{amount} thing} other {{amount} things}}",
  },
  "panel.qualities": /*i18n*/ { id: "declarations.panel.qualities", message: "Qualities" },
  "panel.qualitiesHint": /*i18n*/ {
    id: "declarations.panel.qualitiesHint",
    message:
      "What the story remembers of a player: whether a lamp is lit, how far somebody trusts them, what they are called.",
  },
  "panel.addQuality": /*i18n*/ { id: "declarations.panel.addQuality", message: "Add a quality" },
  "panel.newQuality": /*i18n*/ { id: "declarations.panel.newQuality", message: "New quality" },
  "panel.things": /*i18n*/ { id: "declarations.panel.things", message: "Things" },
  "panel.thingsHint": /*i18n*/ {
    id: "declarations.panel.thingsHint",
    message: "What players can carry.",
  },
  "panel.addThing": /*i18n*/ { id: "declarations.panel.addThing", message: "Add a thing" },
  "panel.newThing": /*i18n*/ { id: "declarations.panel.newThing", message: "New thing" },
  "entry.name": /*i18n*/ { id: "declarations.entry.name", message: "Name" },
  "entry.shown": /*i18n*/ { id: "declarations.entry.shown", message: "shown" },
  "entry.hidden": /*i18n*/ { id: "declarations.entry.hidden", message: "hidden" },
  "entry.unused": /*i18n*/ { id: "declarations.entry.unused", message: "not used yet" },
  "entry.uses": /*i18n*/ {
    id: "declarations.entry.uses",
    message: "{count, plural, one {used {amount} time} other {used {amount} times}}",
  },
  "entry.usedIn": /*i18n*/ { id: "declarations.entry.usedIn", message: "Used in" },
  "entry.up": /*i18n*/ { id: "declarations.entry.up", message: "Move up" },
  "entry.down": /*i18n*/ { id: "declarations.entry.down", message: "Move down" },
  "entry.delete": /*i18n*/ { id: "declarations.entry.delete", message: "Delete" },
  "delete.title": /*i18n*/ { id: "declarations.delete.title", message: "Delete {name}?" },
  "delete.note": /*i18n*/ {
    id: "declarations.delete.note",
    message:
      "{count, plural, one {The story uses it in {amount} place, which stays as it is and is listed among the problems.} other {The story uses it in {amount} places, which stay as they are and are listed among the problems.}}",
  },
  "delete.asked": /*i18n*/ {
    id: "declarations.delete.asked",
    message: "Conditions and checks that would never hold: {where}",
  },
  "delete.changed": /*i18n*/ {
    id: "declarations.delete.changed",
    message: "Effects that would do nothing: {where}",
  },
  "delete.named": /*i18n*/ {
    id: "declarations.delete.named",
    message: "Texts that would show its word between braces: {where}",
  },
  "delete.chosen": /*i18n*/ {
    id: "declarations.delete.chosen",
    message: "What players choose before the first line: {where}",
  },
  "delete.inStory": /*i18n*/ { id: "declarations.delete.inStory", message: "the story itself" },
  "delete.keep": /*i18n*/ { id: "declarations.delete.keep", message: "Keep it" },
  "delete.anyway": /*i18n*/ { id: "declarations.delete.anyway", message: "Delete it" },
  "rename.label": /*i18n*/ { id: "declarations.rename.label", message: "Its word in texts" },
  "rename.hint": /*i18n*/ {
    id: "declarations.rename.hint",
    message: "Write {word} in a text, and players read its name or value.",
  },
  "rename.everywhere": /*i18n*/ {
    id: "declarations.rename.everywhere",
    message: "Rename everywhere",
  },
  "rename.taken": /*i18n*/ {
    id: "declarations.rename.taken",
    message: "Another quality or thing has this word.",
  },
  "rename.fault": /*i18n*/ {
    id: "declarations.rename.fault",
    message: "This must be a word without braces and bars.",
  },
  "thing.nameHint": /*i18n*/ {
    id: "declarations.thing.nameHint",
    message: "As in a sentence: the iron key.",
  },
  "thing.about": /*i18n*/ { id: "declarations.thing.about", message: "What it is like" },
  "thing.start": /*i18n*/ {
    id: "declarations.thing.start",
    message: "Players have it from the first line",
  },
  "thing.startMark": /*i18n*/ { id: "declarations.thing.startMark", message: "from the start" },
  "quality.nameHint": /*i18n*/ {
    id: "declarations.quality.nameHint",
    message: "What you and your players call it.",
  },
  "quality.kind": /*i18n*/ { id: "declarations.quality.kind", message: "What it can be" },
  "quality.shown": /*i18n*/ { id: "declarations.quality.shown", message: "Players see it" },
  "quality.values": /*i18n*/ {
    id: "declarations.quality.values",
    message: "What it can be, one to a line",
  },
  "quality.valuesHint": /*i18n*/ {
    id: "declarations.quality.valuesHint",
    message: "Players may read these words.",
  },
  "quality.least": /*i18n*/ { id: "declarations.quality.least", message: "Least" },
  "quality.most": /*i18n*/ { id: "declarations.quality.most", message: "Most" },
  "quality.start": /*i18n*/ { id: "declarations.quality.start", message: "At the beginning" },
  "quality.startFault": /*i18n*/ {
    id: "declarations.quality.startFault",
    message: "This must be a whole number within its bounds.",
  },
  "quality.mostFault": /*i18n*/ {
    id: "declarations.quality.mostFault",
    message: "This must be a whole number, not below the least.",
  },
  "quality.startWords": /*i18n*/ {
    id: "declarations.quality.startWords",
    message: "At the beginning, one to a line",
  },
  "quality.startWordsHint": /*i18n*/ {
    id: "declarations.quality.startWordsHint",
    message: "Some of the words above, or none.",
  },
  "health.title": /*i18n*/ { id: "declarations.health.title", message: "Health" },
  "health.hint": /*i18n*/ {
    id: "declarations.health.hint",
    message: "A number that players may lose, and with it the story.",
  },
  "health.label": /*i18n*/ { id: "declarations.health.label", message: "Players have health" },
  "health.named": /*i18n*/ { id: "declarations.health.named", message: "Health" },
  "health.start": /*i18n*/ { id: "declarations.health.start", message: "At the beginning" },
  "health.startHint": /*i18n*/ {
    id: "declarations.health.startHint",
    message: "Blank: as much as there is.",
  },
  "health.endsAt": /*i18n*/ {
    id: "declarations.health.endsAt",
    message: "With none left, the story leads to",
  },
  "health.endsAtHint": /*i18n*/ {
    id: "declarations.health.endsAtHint",
    message: "Blank: nowhere else.",
  },
  "who.title": /*i18n*/ { id: "declarations.who.title", message: "Who you are" },
  "who.hint": /*i18n*/ {
    id: "declarations.who.hint",
    message: "What players choose before the first line.",
  },
  "who.none": /*i18n*/ {
    id: "declarations.who.none",
    message: "Add a text, a list of words or a thing above, and players can be asked for it here.",
  },
  "who.asks": /*i18n*/ { id: "declarations.who.asks", message: "Ask for {name} ({kind})" },
  "who.offers": /*i18n*/ { id: "declarations.who.offers", message: "Offer {name} for the bag" },
  "who.most": /*i18n*/ {
    id: "declarations.who.most",
    message: "Things that can be chosen, at most",
  },
  "answers.title": /*i18n*/ { id: "declarations.answers.title", message: "Answers" },
  "answers.hint": /*i18n*/ {
    id: "declarations.answers.hint",
    message:
      "What is told when players use a command of this story. The commands and their prices are under Gameplay.",
  },
  "answers.command": /*i18n*/ {
    id: "declarations.answers.command",
    message: "The command that it answers",
  },
  "answers.commandHint": /*i18n*/ {
    id: "declarations.answers.commandHint",
    message: "Blank: what players type themselves.",
  },
  "answers.at": /*i18n*/ { id: "declarations.answers.at", message: "Only in this scene" },
  "answers.atHint": /*i18n*/ {
    id: "declarations.answers.atHint",
    message: "Blank: in every scene.",
  },
  "answers.says": /*i18n*/ {
    id: "declarations.answers.says",
    message: "What is told, time {place}",
  },
  "answers.another": /*i18n*/ {
    id: "declarations.answers.another",
    message: "Another answer for the next time",
  },
  "answers.saysHint": /*i18n*/ {
    id: "declarations.answers.saysHint",
    message: "The last answer is told again from then on.",
  },
  "answers.when": /*i18n*/ { id: "declarations.answers.when", message: "Only if" },
  "answers.effects": /*i18n*/ { id: "declarations.answers.effects", message: "What it does" },
  "answers.remove": /*i18n*/ { id: "declarations.answers.remove", message: "Delete this answer" },
  "answers.add": /*i18n*/ { id: "declarations.answers.add", message: "Add an answer" },
  "consequences.title": /*i18n*/ {
    id: "declarations.consequences.title",
    message: "What a model may let happen",
  },
  "consequences.hint": /*i18n*/ {
    id: "declarations.consequences.hint",
    message: "When a model narrates, it may choose from this list, and nothing else changes.",
  },
  "consequences.about": /*i18n*/ {
    id: "declarations.consequences.about",
    message: "When it happens",
  },
  "consequences.aboutHint": /*i18n*/ {
    id: "declarations.consequences.aboutHint",
    message: "For the model: the player was kind to the goat.",
  },
  "consequences.when": /*i18n*/ { id: "declarations.consequences.when", message: "Only if" },
  "consequences.effects": /*i18n*/ {
    id: "declarations.consequences.effects",
    message: "What it does",
  },
  "consequences.once": /*i18n*/ { id: "declarations.consequences.once", message: "Only once" },
  "consequences.remove": /*i18n*/ {
    id: "declarations.consequences.remove",
    message: "Delete this consequence",
  },
  "consequences.add": /*i18n*/ {
    id: "declarations.consequences.add",
    message: "Add a consequence",
  },
} as const satisfies MessageTable;
