import type { MessageTable } from "../types.ts";

export const storyMapMessages = {
  "map.name": /*i18n*/ { id: "storyMap.map.name", message: "Map of the story" },
  "map.role": /*i18n*/ { id: "storyMap.map.role", message: "story map" },
  "map.how": /*i18n*/ {
    id: "storyMap.map.how",
    message:
      "Arrow keys follow the threads, Enter opens a scene, Delete takes it out, Alt and an arrow moves it, L leads a choice from it to where you go next. Plus and minus come nearer and step back, Ctrl and an arrow moves the view. The outline holds all of this as a list, and everything that can be done here can be done there.",
  },
  "map.hint": /*i18n*/ {
    id: "storyMap.map.hint",
    message:
      "Drag from a knot to lead a choice somewhere. Ctrl and the wheel, or two fingers, come nearer. The outline can do all of this too.",
  },
  "map.hintTouch": /*i18n*/ {
    id: "storyMap.map.hintTouch",
    message:
      "Drag with one finger to move about, from a knot to lead a choice somewhere. Spread two fingers to come nearer. The outline can do all of this too.",
  },
  "map.howFixed": /*i18n*/ {
    id: "storyMap.map.howFixed",
    message:
      "Arrow keys follow the threads from scene to scene. What the map shows stands beside it as a list.",
  },
  "map.hintFixed": /*i18n*/ {
    id: "storyMap.map.hintFixed",
    message: "Drag to move about. Ctrl and the wheel, or two fingers, come nearer.",
  },
  "map.hintFixedTouch": /*i18n*/ {
    id: "storyMap.map.hintFixedTouch",
    message: "Drag with one finger to move about. Spread two fingers to come nearer.",
  },
  "map.tools": /*i18n*/ { id: "storyMap.map.tools", message: "Tools of the map" },
  "map.selected": /*i18n*/ {
    id: "storyMap.map.selected",
    message: "{count, plural, one {{amount} scene selected} other {{amount} scenes selected}}",
  },
  "map.scene": /*i18n*/ {
    id: "storyMap.map.scene",
    message: "{count, plural, one {{name}, {amount} choice} other {{name}, {amount} choices}}",
  },
  "map.ending": /*i18n*/ { id: "storyMap.map.ending", message: "{name}, an ending" },
  "map.start": /*i18n*/ { id: "storyMap.map.start", message: "the story starts here" },
  "map.errors": /*i18n*/ {
    id: "storyMap.map.errors",
    message: "{count, plural, one {{amount} to mend} other {{amount} to mend}}",
  },
  "map.warnings": /*i18n*/ {
    id: "storyMap.map.warnings",
    message: "{count, plural, one {{amount} worth a look} other {{amount} worth a look}}",
  },
  "map.thread": /*i18n*/ {
    id: "storyMap.map.thread",
    message: "The choice “{choice}” of {from}. Delete cuts it.",
  },
  "map.threadUnsaid": /*i18n*/ {
    id: "storyMap.map.threadUnsaid",
    message: "A choice of {from} that says nothing yet. Delete cuts it.",
  },
  "map.leading": /*i18n*/ {
    id: "storyMap.map.leading",
    message:
      "A choice of {from} is in your hand: go to where it leads and press Enter. N leads it to a new scene, Escape lets go.",
  },
  "map.threadLocked": /*i18n*/ {
    id: "storyMap.map.threadLocked",
    message: "It has a condition or a skill check.",
  },
  "map.legendLocked": /*i18n*/ {
    id: "storyMap.map.legendLocked",
    message: "Dashed, with a lock: a choice with a condition or a skill check.",
  },
  "map.hub": /*i18n*/ { id: "storyMap.map.hub", message: "Hub" },
  "map.storylet": /*i18n*/ { id: "storyMap.map.storylet", message: "Storylet" },
  "map.nothing": /*i18n*/ { id: "storyMap.map.nothing", message: "Nothing is selected." },
  "map.add": /*i18n*/ { id: "storyMap.map.add", message: "Add a scene" },
  "map.undo": /*i18n*/ { id: "storyMap.map.undo", message: "Undo" },
  "map.redo": /*i18n*/ { id: "storyMap.map.redo", message: "Redo" },
  "map.tidy": /*i18n*/ { id: "storyMap.map.tidy", message: "Lay it out anew" },
  "map.several": /*i18n*/ { id: "storyMap.map.several", message: "Select several" },
  "map.heat": /*i18n*/ { id: "storyMap.map.heat", message: "Where players go" },
  "map.delete": /*i18n*/ { id: "storyMap.map.delete", message: "Take out" },
  "map.duplicate": /*i18n*/ { id: "storyMap.map.duplicate", message: "Duplicate" },
  "map.makeStart": /*i18n*/ { id: "storyMap.map.makeStart", message: "Start here" },
  "map.open": /*i18n*/ { id: "storyMap.map.open", message: "Open" },
  "map.nearer": /*i18n*/ { id: "storyMap.map.nearer", message: "Come nearer" },
  "map.farther": /*i18n*/ { id: "storyMap.map.farther", message: "Step back" },
  "map.whole": /*i18n*/ { id: "storyMap.map.whole", message: "See the whole story" },
  "map.nextFinding": /*i18n*/ { id: "storyMap.map.nextFinding", message: "Go to the next finding" },
  "map.find": /*i18n*/ { id: "storyMap.map.find", message: "Find a scene or a finding" },
  "map.found": /*i18n*/ {
    id: "storyMap.map.found",
    message: "{count, plural, one {{amount} found} other {{amount} found}}",
  },
  "map.foundNone": /*i18n*/ { id: "storyMap.map.foundNone", message: "Nothing here says that." },
  "map.foundList": /*i18n*/ { id: "storyMap.map.foundList", message: "What was found" },
  "map.clearFind": /*i18n*/ { id: "storyMap.map.clearFind", message: "Clear the search" },
  "map.startMark": /*i18n*/ { id: "storyMap.map.startMark", message: "Start" },
  "map.endingMark": /*i18n*/ { id: "storyMap.map.endingMark", message: "Ending" },
  "map.choices": /*i18n*/ {
    id: "storyMap.map.choices",
    message: "{count, plural, one {{amount} choice} other {{amount} choices}}",
  },
  "map.unwritten": /*i18n*/ {
    id: "storyMap.map.unwritten",
    message: "Nothing is written here yet.",
  },
  "map.never": /*i18n*/ { id: "storyMap.map.never", message: "Nobody came" },
  "map.empty": /*i18n*/ { id: "storyMap.map.empty", message: "A clear map" },
  "map.emptyNote": /*i18n*/ {
    id: "storyMap.map.emptyNote",
    message: "Set down the first scene, and draw threads from it to what may follow.",
  },
} as const satisfies MessageTable;
