import type { MessageTable } from "../types.ts";

export const exchangeMessages = {
  "format.twee": /*i18n*/ { id: "exchange.format.twee", message: "Twee 3" },
  "format.ink": /*i18n*/ { id: "exchange.format.ink", message: "ink" },
  "format.json": /*i18n*/ { id: "exchange.format.json", message: "JSON" },

  "format.choicescript": /*i18n*/ { id: "exchange.format.choicescript", message: "ChoiceScript" },

  "import.title": /*i18n*/ { id: "exchange.import.title", message: "Import a story" },
  "import.note": /*i18n*/ {
    id: "exchange.import.note",
    message:
      "From Twine (Twee 3), Inky (ink), ChoiceScript or JSON. You see what comes in before anything changes.",
  },
  "import.file": /*i18n*/ { id: "exchange.import.file", message: "The file of the story" },
  "import.choose": /*i18n*/ { id: "exchange.import.choose", message: "Choose a file" },
  "import.other": /*i18n*/ { id: "exchange.import.other", message: "Choose another file" },
  "import.paste": /*i18n*/ { id: "exchange.import.paste", message: "Or paste the text" },
  "import.pasteHint": /*i18n*/ {
    id: "exchange.import.pasteHint",
    message: "Twee, ink, ChoiceScript or JSON",
  },
  "import.kinds": /*i18n*/ {
    id: "exchange.import.kinds",
    message: "Twee, ink, ChoiceScript, JSON or a story bundle",
  },
  "import.close": /*i18n*/ { id: "exchange.import.close", message: "Close" },
  "import.unreadableFile": /*i18n*/ {
    id: "exchange.import.unreadableFile",
    message: "The file could not be opened. Your story is as it was. Try again, or paste its text.",
  },
  "import.cancel": /*i18n*/ { id: "exchange.import.cancel", message: "Cancel" },
  "import.do": /*i18n*/ { id: "exchange.import.do", message: "Import" },
  "import.coming": /*i18n*/ { id: "exchange.import.coming", message: "What comes in" },
  "import.untitled": /*i18n*/ {
    id: "exchange.import.untitled",
    message: "A story without a title",
  },
  "import.scenes": /*i18n*/ {
    id: "exchange.import.scenes",
    message: "{count, plural, one {{amount} scene} other {{amount} scenes}}",
  },
  "import.endings": /*i18n*/ {
    id: "exchange.import.endings",
    message: "{count, plural, one {{amount} ending} other {{amount} endings}}",
  },
  "import.qualities": /*i18n*/ {
    id: "exchange.import.qualities",
    message: "{count, plural, one {{amount} quality} other {{amount} qualities}}",
  },
  "import.keeps": /*i18n*/ { id: "exchange.import.keeps", message: "What it keeps count of" },
  "import.start": /*i18n*/ { id: "exchange.import.start", message: "Begins at {node}" },
  "import.findings": /*i18n*/ {
    id: "exchange.import.findings",
    message: "What you will want to mend",
  },
  "import.lost": /*i18n*/ {
    id: "exchange.import.lost",
    message:
      "{count, plural, one {{amount} thing is lost or changed} other {{amount} things are lost or changed}}",
  },
  "import.nothingLost": /*i18n*/ {
    id: "exchange.import.nothingLost",
    message: "Nothing in it is lost.",
  },
  "import.more": /*i18n*/ {
    id: "exchange.import.more",
    message: "{count, plural, one {And {amount} more.} other {And {amount} more.}}",
  },
  "import.replaces": /*i18n*/ {
    id: "exchange.import.replaces",
    message:
      "{count, plural, one {It takes the place of the {amount} scene that is here now. Undo brings it back.} other {It takes the place of the {amount} scenes that are here now. Undo brings them back.}}",
  },
  "import.line": /*i18n*/ { id: "exchange.import.line", message: "Line {line}" },

  "import.running": /*i18n*/ { id: "exchange.import.running", message: "Reading the story" },
  "import.late": /*i18n*/ {
    id: "exchange.import.late",
    message:
      "Reading took more than 20 seconds, so it was stopped. Nothing is lost: your story is as it was, and what you chose is still here. Divide the file into parts and bring the first one, or try again when this device has less to do.",
  },
  "import.stopped": /*i18n*/ {
    id: "exchange.import.stopped",
    message: "You stopped the reading. Your story is as it was.",
  },
  "import.failed": /*i18n*/ {
    id: "exchange.import.failed",
    message:
      "The browser broke off the reading. Nothing is lost: your story is as it was, and what you chose is still here. Try again, or divide the file into parts.",
  },
  "export.running": /*i18n*/ { id: "exchange.export.running", message: "Writing the files" },
  "export.late": /*i18n*/ {
    id: "exchange.export.late",
    message:
      "Writing the files took more than 20 seconds, so it was stopped. Your story is as it was. Try again when this device has less to do; the JSON of the structure can be copied from the editor meanwhile.",
  },
  "export.stopped": /*i18n*/ {
    id: "exchange.export.stopped",
    message: "You stopped the writing. Your story is as it was.",
  },
  "export.failed": /*i18n*/ {
    id: "exchange.export.failed",
    message: "The browser broke off the writing. Your story is as it was. Try again.",
  },
  "work.stop": /*i18n*/ { id: "exchange.work.stop", message: "Stop" },
  "work.again": /*i18n*/ { id: "exchange.work.again", message: "Try again" },

  "unreadable.blank": /*i18n*/ {
    id: "exchange.unreadable.blank",
    message: "There is nothing in it.",
  },
  "unreadable.not_text": /*i18n*/ {
    id: "exchange.unreadable.not_text",
    message: "This is no text. Choose a .twee, .ink, .txt or .json file.",
  },
  "unreadable.too_long": /*i18n*/ {
    id: "exchange.unreadable.too_long",
    message: "This is longer than any story that can be kept here.",
  },
  "unreadable.too_long_for": /*i18n*/ {
    id: "exchange.unreadable.too_long_for",
    message:
      "This is longer than any story that can be kept here: more than {millions} million characters. Divide it into parts and bring the first one.",
  },
  "unreadable.too_deep": /*i18n*/ {
    id: "exchange.unreadable.too_deep",
    message:
      "Here too many blocks stand one within another. Perhaps one further up is not closed; else move a part of it into a scene of its own.",
  },
  "unreadable.too_intricate": /*i18n*/ {
    id: "exchange.unreadable.too_intricate",
    message:
      "With what stands here the story would become longer than any that can be kept here: too many cases of one condition, or a part that is told in too many places. Divide it.",
  },
  "unreadable.unknown": /*i18n*/ {
    id: "exchange.unreadable.unknown",
    message:
      "This is neither Twee nor ink nor ChoiceScript nor JSON. In Twee, a line like “:: Start” begins each passage.",
  },
  "unreadable.broken_json": /*i18n*/ {
    id: "exchange.unreadable.broken_json",
    message: "The JSON cannot be read.",
  },
  "unreadable.broken_json_at": /*i18n*/ {
    id: "exchange.unreadable.broken_json_at",
    message: "The JSON cannot be read: it breaks at line {line}, column {column}.",
  },
  "unreadable.not_object": /*i18n*/ {
    id: "exchange.unreadable.not_object",
    message: "The JSON is not an object in curly braces.",
  },
  "unreadable.no_nodes": /*i18n*/ {
    id: "exchange.unreadable.no_nodes",
    message: "The JSON holds no scenes: there is no “nodes” in it.",
  },
  "unreadable.no_passage": /*i18n*/ {
    id: "exchange.unreadable.no_passage",
    message: "No line begins a passage with “::”, so there is no scene in it.",
  },
  "unreadable.no_knot": /*i18n*/ {
    id: "exchange.unreadable.no_knot",
    message: "There is no knot and no text in it.",
  },
  "unreadable.no_scene": /*i18n*/ {
    id: "exchange.unreadable.no_scene",
    message: "There is no scene and no text in it.",
  },
  "unreadable.twine_page": /*i18n*/ {
    id: "exchange.unreadable.twine_page",
    message:
      "This is a page for players. In Twine, choose Build, then Export As Twee, and bring that file.",
  },
  "unreadable.compiled_ink": /*i18n*/ {
    id: "exchange.unreadable.compiled_ink",
    message: "This is ink made ready for a game. Bring the .ink file itself.",
  },

  "loss.field": /*i18n*/ {
    id: "exchange.loss.field",
    message: "“{field}” has no place here and is left out.",
  },
  "loss.not_story": /*i18n*/ {
    id: "exchange.loss.not_story",
    message: "“{name}” tells no story and is left out.",
  },
  "loss.twice": /*i18n*/ {
    id: "exchange.loss.twice",
    message: "“{name}” is there twice; the first stays.",
  },
  "loss.condition": /*i18n*/ {
    id: "exchange.loss.condition",
    message: "The condition “{code}” says more than can be said here; it never holds.",
  },
  "loss.odds": /*i18n*/ {
    id: "exchange.loss.odds",
    message: "“{code}” gives odds that no difficulty has; the nearest difficulty is taken.",
  },
  "loss.storylet": /*i18n*/ {
    id: "exchange.loss.storylet",
    message: "“{title}” is offered as before: hubs offer every storylet whose condition holds.",
  },
  "loss.effect": /*i18n*/ {
    id: "exchange.loss.effect",
    message: "“{code}” is not understood; it changes nothing.",
  },
  "loss.random": /*i18n*/ {
    id: "exchange.loss.random",
    message: "What was picked by chance now comes in turn.",
  },
  "loss.variable": /*i18n*/ {
    id: "exchange.loss.variable",
    message: "The variable “{name}” cannot be a quality and is left out.",
  },
  "loss.left_out": /*i18n*/ {
    id: "exchange.loss.left_out",
    message: "“{code}” has nothing like it here and is left out.",
  },
  "loss.include": /*i18n*/ {
    id: "exchange.loss.include",
    message: "“{file}” is another file; what stands in it is not here.",
  },
  "loss.asked_before": /*i18n*/ {
    id: "exchange.loss.asked_before",
    message: "“{name}” was asked for on the way; now it is asked before the first line.",
  },
  "loss.not_played": /*i18n*/ {
    id: "exchange.loss.not_played",
    message: "“{field}” is in the file, and the other program does nothing with it.",
  },
  "loss.locked_hidden": /*i18n*/ {
    id: "exchange.loss.locked_hidden",
    message: "“{choice}” is not shown there while it cannot be taken.",
  },
  "loss.logic": /*i18n*/ {
    id: "exchange.loss.logic",
    message: "“{code}” is not understood and stands in the text as it is.",
  },
  "loss.became_choice": /*i18n*/ {
    id: "exchange.loss.became_choice",
    message: "It went on to “{target}” by itself; now that is a choice.",
  },
  "loss.once_only": /*i18n*/ {
    id: "exchange.loss.once_only",
    message: "“{choice}” could be chosen once; now it can be chosen again.",
  },
  "loss.became_node": /*i18n*/ {
    id: "exchange.loss.became_node",
    message: "What followed a choice becomes the scene “{node}”.",
  },
  "loss.before_first": /*i18n*/ {
    id: "exchange.loss.before_first",
    message: "What stands at line {line} is in no passage and is left out.",
  },
  "loss.broken_settings": /*i18n*/ {
    id: "exchange.loss.broken_settings",
    message: "The settings of “{name}” at line {line} cannot be read and are left out.",
  },
  "loss.open_comment": /*i18n*/ {
    id: "exchange.loss.open_comment",
    message: "The comment at line {line} never ends; all after it is left out.",
  },

  "field.reactions": /*i18n*/ { id: "exchange.field.reactions", message: "Answers to players" },
  "field.consequences": /*i18n*/ {
    id: "exchange.field.consequences",
    message: "What a model may let happen",
  },
  "field.who": /*i18n*/ { id: "exchange.field.who", message: "Who players are" },
  "field.ending_found": /*i18n*/ {
    id: "exchange.field.ending_found",
    message: "Endings found before",
  },
  "field.odds": /*i18n*/ { id: "exchange.field.odds", message: "Exact odds of a skill check" },
  "field.position": /*i18n*/ { id: "exchange.field.position", message: "Places on the map" },
  "field.words": /*i18n*/ { id: "exchange.field.words", message: "The order of words in a set" },
  "field.effects": /*i18n*/ { id: "exchange.field.effects", message: "What happens on arriving" },
  "field.shown_if": /*i18n*/ {
    id: "exchange.field.shown_if",
    message: "Paragraphs shown under conditions",
  },
  "field.instead": /*i18n*/ { id: "exchange.field.instead", message: "Ways elsewhere" },
  "field.hub": /*i18n*/ { id: "exchange.field.hub", message: "Hubs" },
  "field.storylet": /*i18n*/ { id: "exchange.field.storylet", message: "Storylets" },
  "field.nudges": /*i18n*/ {
    id: "exchange.field.nudges",
    message: "What is said while nothing moves",
  },
  "field.closer_look": /*i18n*/ { id: "exchange.field.closer_look", message: "Closer looks" },
  "field.ending": /*i18n*/ { id: "exchange.field.ending", message: "Endings and their names" },

  "export.title": /*i18n*/ { id: "exchange.export.title", message: "Export the story" },
  "export.note": /*i18n*/ {
    id: "exchange.export.note",
    message:
      "Its scenes and answers, and all that it keeps count of, as they stand on this desk, saved or not. Only a story bundle takes along what “People, places and things” says.",
  },
  "export.twee": /*i18n*/ { id: "exchange.export.twee", message: "Twee 3" },
  "export.tweeFor": /*i18n*/ { id: "exchange.export.tweeFor", message: "For Twine and Tweego." },
  "export.ink": /*i18n*/ { id: "exchange.export.ink", message: "ink" },
  "export.inkFor": /*i18n*/ {
    id: "exchange.export.inkFor",
    message: "For Inky and games made with ink.",
  },
  "export.json": /*i18n*/ { id: "exchange.export.json", message: "JSON" },
  "export.jsonFor": /*i18n*/ {
    id: "exchange.export.jsonFor",
    message: "All of the structure, as it is written here.",
  },
  "export.bundle": /*i18n*/ { id: "exchange.export.bundle", message: "Story bundle" },
  "export.bundleFor": /*i18n*/ {
    id: "exchange.export.bundleFor",
    message:
      "For another Katha: scenes, people and places, pictures and earlier versions in one file, as they were last saved.",
  },
  "export.bundleFailed": /*i18n*/ {
    id: "exchange.export.bundleFailed",
    message: "The bundle could not be made. Your story is as it was. Try again.",
  },
  "import.bundle": /*i18n*/ {
    id: "exchange.import.bundle",
    message:
      "A story bundle (.zip) from another Katha begins a draft of its own; this story stays as it is.",
  },
  "import.bundleRunning": /*i18n*/ {
    id: "exchange.import.bundleRunning",
    message: "Reading the bundle. This may take a moment.",
  },
  "import.bundleFailed": /*i18n*/ {
    id: "exchange.import.bundleFailed",
    message: "The bundle could not be imported. Nothing has changed. Try again.",
  },
  "import.bundleDone": /*i18n*/ {
    id: "exchange.import.bundleDone",
    message: "“{title}” is among your drafts now.",
  },
  "import.bundleVersions": /*i18n*/ {
    id: "exchange.import.bundleVersions",
    message:
      "{count, plural, one {{amount} earlier version came with it.} other {{amount} earlier versions came with it.}}",
  },
  "import.bundleLeftOut": /*i18n*/ {
    id: "exchange.import.bundleLeftOut",
    message: "Not known here, and left out: {names}.",
  },
  "import.bundleOpen": /*i18n*/ { id: "exchange.import.bundleOpen", message: "Open the draft" },
  "export.do": /*i18n*/ { id: "exchange.export.do", message: "Download {file}" },
  "export.close": /*i18n*/ { id: "exchange.export.close", message: "Close" },
  "export.beside": /*i18n*/ {
    id: "exchange.export.beside",
    message:
      "Travels in notes that other programs do not read, and may drop when they save: {fields}.",
  },
  "export.renamed": /*i18n*/ {
    id: "exchange.export.renamed",
    message:
      "{count, plural, one {{amount} scene goes by a plainer name there. Brought back here, it has its own again.} other {{amount} scenes go by plainer names there. Brought back here, they have their own again.}}",
  },
  "export.lost": /*i18n*/ {
    id: "exchange.export.lost",
    message:
      "{count, plural, one {{amount} thing does not work there} other {{amount} things do not work there}}",
  },
} as const satisfies MessageTable;
