import type { MessageTable } from "../../types.ts";

/** The scene editor: text, choices, ending and details. */
export const sceneMessages = {
  "scene.name": /*i18n*/ { id: "structure.scene.name", message: "Name of the scene" },
  "scene.nameHint": /*i18n*/ {
    id: "structure.scene.nameHint",
    message: "Players never see it. Every choice that leads here follows.",
  },
  "scene.nameForNew": /*i18n*/ { id: "structure.scene.nameForNew", message: "scene" },
  "scene.text": /*i18n*/ { id: "structure.scene.text", message: "What is told" },
  "scene.textTooLong": /*i18n*/ {
    id: "structure.scene.textTooLong",
    message: "Too long to be saved: {written} characters, and a scene has room for {most}.",
  },
  "scene.closerLook": /*i18n*/ { id: "structure.scene.closerLook", message: "On a closer look" },
  "scene.closerLookHint": /*i18n*/ {
    id: "structure.scene.closerLookHint",
    message:
      "What “Immerse” tells here first: a paragraph of what is to be seen, heard or felt, that happens in no choice. Left empty, the story’s own sentences are used.",
  },
  "scene.choices": /*i18n*/ { id: "structure.scene.choices", message: "Choices" },
  "scene.noChoices": /*i18n*/ {
    id: "structure.scene.noChoices",
    message: "No choices: the story ends here.",
  },
  "scene.addChoice": /*i18n*/ { id: "structure.scene.addChoice", message: "Add a choice" },
  "scene.ending": /*i18n*/ { id: "structure.scene.ending", message: "The ending" },
  "scene.details": /*i18n*/ {
    id: "structure.scene.details",
    message: "For the narrator and the painter",
  },
  "scene.from": /*i18n*/ { id: "structure.scene.from", message: "Comes from" },
  "scene.play": /*i18n*/ { id: "structure.scene.play", message: "Play from here" },
  "scene.setStart": /*i18n*/ { id: "structure.scene.setStart", message: "Start here" },
  "scene.makeEnding": /*i18n*/ {
    id: "structure.scene.makeEnding",
    message:
      "{count, plural, one {Make it an ending, without its choice} other {Make it an ending, without its {amount} choices}}",
  },
  "scene.duplicate": /*i18n*/ { id: "structure.scene.duplicate", message: "Duplicate" },
  "scene.delete": /*i18n*/ { id: "structure.scene.delete", message: "Delete" },

  "name.needed": /*i18n*/ { id: "structure.name.needed", message: "A scene needs a name." },
  "name.taken": /*i18n*/ { id: "structure.name.taken", message: "Another scene has this name." },

  "choice.text": /*i18n*/ { id: "structure.choice.text", message: "Choice {place}: its words" },
  "choice.placeholder": /*i18n*/ {
    id: "structure.choice.placeholder",
    message: "What the player can do",
  },
  "choice.target": /*i18n*/ {
    id: "structure.choice.target",
    message: "Choice {place}: where it leads",
  },
  "choice.nowhere": /*i18n*/ { id: "structure.choice.nowhere", message: "Leads nowhere yet" },
  "choice.newScene": /*i18n*/ { id: "structure.choice.newScene", message: "New scene: {node}" },
  "choice.go": /*i18n*/ { id: "structure.choice.go", message: "Go to {node}" },
  "choice.more": /*i18n*/ { id: "structure.choice.more", message: "More for choice {place}" },
  "choice.up": /*i18n*/ { id: "structure.choice.up", message: "Move up" },
  "choice.down": /*i18n*/ { id: "structure.choice.down", message: "Move down" },
  "choice.addAfter": /*i18n*/ { id: "structure.choice.addAfter", message: "Add a choice below" },
  "choice.delete": /*i18n*/ { id: "structure.choice.delete", message: "Delete the choice" },

  "ending.title": /*i18n*/ { id: "structure.ending.title", message: "What it is called" },
  "ending.titleHint": /*i18n*/ {
    id: "structure.ending.titleHint",
    message: "Players see it when they come here.",
  },
  "ending.kind": /*i18n*/ { id: "structure.ending.kind", message: "What kind it is" },
  "ending.kindUnknown": /*i18n*/ {
    id: "structure.ending.kindUnknown",
    message:
      "The kind of this ending is none of those that there are: choose one under “What kind it is”.",
  },
  "ending.kindNone": /*i18n*/ { id: "structure.ending.kindNone", message: "Not said" },
  "ending.good": /*i18n*/ { id: "structure.ending.good", message: "Good" },
  "ending.bitter": /*i18n*/ { id: "structure.ending.bitter", message: "Bitter" },
  "ending.dark": /*i18n*/ { id: "structure.ending.dark", message: "Dark" },
  "ending.strange": /*i18n*/ { id: "structure.ending.strange", message: "Strange" },
  "ending.open": /*i18n*/ { id: "structure.ending.open", message: "Open" },
  "ending.unmark": /*i18n*/ { id: "structure.ending.unmark", message: "It is no named ending" },
  "ending.stop": /*i18n*/ { id: "structure.ending.stop", message: "Delete the choices" },
  "ending.goesOn": /*i18n*/ {
    id: "structure.ending.goesOn",
    message: "This is the ending “{title}”, but its choices go on.",
  },

  "detail.place": /*i18n*/ { id: "structure.detail.place", message: "Place" },
  "detail.placeHint": /*i18n*/ { id: "structure.detail.placeHint", message: "a ferry landing" },
  "detail.mood": /*i18n*/ { id: "structure.detail.mood", message: "Mood" },
  "detail.moodHint": /*i18n*/ { id: "structure.detail.moodHint", message: "uneasy" },
  "detail.hour": /*i18n*/ { id: "structure.detail.hour", message: "Hour" },
  "detail.hourHint": /*i18n*/ { id: "structure.detail.hourHint", message: "dusk" },
  "detail.weather": /*i18n*/ { id: "structure.detail.weather", message: "Weather" },
  "detail.weatherHint": /*i18n*/ { id: "structure.detail.weatherHint", message: "mist" },
  "detail.cast": /*i18n*/ { id: "structure.detail.cast", message: "Who is here" },
  "detail.away": /*i18n*/ { id: "structure.detail.away", message: "Who is named, and not here" },
  "detail.castHint": /*i18n*/ {
    id: "structure.detail.castHint",
    message: "Names, with commas between.",
  },
  "detail.beats": /*i18n*/ { id: "structure.detail.beats", message: "What must happen" },
  "detail.beatsHint": /*i18n*/ { id: "structure.detail.beatsHint", message: "One to a line." },
  "detail.freedom": /*i18n*/ {
    id: "structure.detail.freedom",
    message: "How free the narrator is",
  },
  "detail.freedomHint": /*i18n*/ {
    id: "structure.detail.freedomHint",
    message: "How far it may leave your text when players write for themselves.",
  },
  "detail.budget": /*i18n*/ {
    id: "structure.detail.budget",
    message: "Turns that may be spent here",
  },
  "detail.budgetHint": /*i18n*/ {
    id: "structure.detail.budgetHint",
    message: "For the length of a play alone: a scene never leaves by itself.",
  },
  "detail.budgetFault": /*i18n*/ {
    id: "structure.detail.budgetFault",
    message: "This must be a whole number, 1 or more.",
  },
  "detail.retell": /*i18n*/ {
    id: "structure.detail.retell",
    message: "Models may retell this scene",
  },
  "detail.retellHint": /*i18n*/ {
    id: "structure.detail.retellHint",
    message:
      "Your text is told word for word. With this, a model that a player has chosen tells it in its own words instead, from what you wrote; the built-in narrator still tells yours.",
  },
  "detail.retold": /*i18n*/ { id: "structure.detail.retold", message: "may be retold" },
  "detail.x": /*i18n*/ { id: "structure.detail.x", message: "On the map: to the right" },
  "detail.y": /*i18n*/ { id: "structure.detail.y", message: "On the map: down" },
  "detail.placeFault": /*i18n*/ {
    id: "structure.detail.placeFault",
    message: "This must be a whole number.",
  },
  "detail.source": /*i18n*/ { id: "structure.detail.source", message: "Source" },
  "detail.sourceHint": /*i18n*/ {
    id: "structure.detail.sourceHint",
    message: "The telling it follows, or: invented. Players can read it.",
  },
  "detail.other_tellings": /*i18n*/ {
    id: "structure.detail.other_tellings",
    message: "Other tellings",
  },
  "detail.other_tellingsHint": /*i18n*/ {
    id: "structure.detail.other_tellingsHint",
    message:
      "What other tellings of this scene say where they differ, each by its name. Players read it below the source.",
  },
  "sources.title": /*i18n*/ { id: "structure.sources.title", message: "The story's sources" },
  "sources.none": /*i18n*/ { id: "structure.sources.none", message: "nothing said" },
  "sources.label": /*i18n*/ {
    id: "structure.sources.label",
    message: "What the story follows, and what is invented",
  },
  "sources.hint": /*i18n*/ {
    id: "structure.sources.hint",
    message:
      "Players read it below the source of each scene. Of one scene, its source and other tellings are in the scene's details.",
  },

  "freedom.none": /*i18n*/ { id: "structure.freedom.none", message: "As the story has it" },
  "freedom.fixed": /*i18n*/ { id: "structure.freedom.fixed", message: "Fixed" },
  "freedom.fixedNote": /*i18n*/ {
    id: "structure.freedom.fixedNote",
    message: "Your words, as they stand",
  },
  "freedom.guided": /*i18n*/ { id: "structure.freedom.guided", message: "Guided" },
  "freedom.guidedNote": /*i18n*/ {
    id: "structure.freedom.guidedNote",
    message: "Detours that come back",
  },
  "freedom.free": /*i18n*/ { id: "structure.freedom.free", message: "Free" },
  "freedom.freeNote": /*i18n*/ {
    id: "structure.freedom.freeNote",
    message: "Whatever fits, until the turns are spent",
  },
} as const satisfies MessageTable;
