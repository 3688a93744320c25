import type { MessageTable } from "../../types.ts";

/** The three views of a structure, and the controls around them. */
export const structureViewMessages = {
  "editor.views": /*i18n*/ { id: "structure.editor.views", message: "How the structure is shown" },
  "editor.map": /*i18n*/ { id: "structure.editor.map", message: "Map" },
  "editor.outline": /*i18n*/ { id: "structure.editor.outline", message: "Outline" },
  "editor.json": /*i18n*/ { id: "structure.editor.json", message: "JSON" },
  "editor.jsonLabel": /*i18n*/ {
    id: "structure.editor.jsonLabel",
    message: "Story structure (JSON)",
  },
  "editor.undo": /*i18n*/ { id: "structure.editor.undo", message: "Nothing to undo" },
  "editor.redo": /*i18n*/ { id: "structure.editor.redo", message: "Nothing to redo" },
  "editor.undoing": /*i18n*/ { id: "structure.editor.undoing", message: "Undo: {what}" },
  "editor.redoing": /*i18n*/ { id: "structure.editor.redoing", message: "Redo: {what}" },
  "editor.undone": /*i18n*/ { id: "structure.editor.undone", message: "Taken back: {what}." },
  "editor.redone": /*i18n*/ { id: "structure.editor.redone", message: "Done again: {what}." },
  "editor.done": /*i18n*/ {
    id: "structure.editor.done",
    message: "Done: {what}. Undo brings it back.",
  },
  "editor.find": /*i18n*/ { id: "structure.editor.find", message: "Find a scene" },
  "editor.nextError": /*i18n*/ {
    id: "structure.editor.nextError",
    message: "{count, plural, one {{amount} to mend: next} other {{amount} to mend: next}}",
  },
  "editor.nextWarning": /*i18n*/ {
    id: "structure.editor.nextWarning",
    message: "{count, plural, one {{amount} to look at: next} other {{amount} to look at: next}}",
  },
  "editor.import": /*i18n*/ { id: "structure.editor.import", message: "Import" },
  "editor.export": /*i18n*/ { id: "structure.editor.export", message: "Export" },
  "editor.imported": /*i18n*/ {
    id: "structure.editor.imported",
    message: "“{file}” is here now. What stood here before is one step back.",
  },
  "editor.importedText": /*i18n*/ {
    id: "structure.editor.importedText",
    message: "What you pasted is here now. What stood here before is one step back.",
  },
  "editor.unimport": /*i18n*/ { id: "structure.editor.unimport", message: "Undo the import" },
  "editor.findings": /*i18n*/ {
    id: "structure.editor.findings",
    message: "What stands in the way",
  },
  "editor.unreadable": /*i18n*/ {
    id: "structure.editor.unreadable",
    message: "The JSON cannot be read as it stands, so nothing else is changed until it is mended.",
  },
  "editor.mend": /*i18n*/ { id: "structure.editor.mend", message: "Mend the JSON" },
  "editor.drop": /*i18n*/ {
    id: "structure.editor.drop",
    message: "Back to the last that could be read",
  },

  "editor.scene": /*i18n*/ { id: "structure.editor.scene", message: "The scene {node}" },
  "editor.chooseScene": /*i18n*/ {
    id: "structure.editor.chooseScene",
    message: "Choose a scene on the map to write on it here.",
  },

  "outline.add": /*i18n*/ { id: "structure.outline.add", message: "Add a scene" },
  "outline.choose": /*i18n*/ { id: "structure.outline.choose", message: "Choose several" },
  "outline.chosen": /*i18n*/ { id: "structure.outline.chosen", message: "Done choosing" },
  "outline.count": /*i18n*/ {
    id: "structure.outline.count",
    message: "{count, plural, one {{amount} scene chosen} other {{amount} scenes chosen}}",
  },
  "outline.empty": /*i18n*/ {
    id: "structure.outline.empty",
    message: "There is no scene yet. The first one is where the story begins.",
  },
  "outline.how": /*i18n*/ {
    id: "structure.outline.how",
    message:
      "By keyboard: the up and down arrows go from scene to scene, Home and End to the first and the last. Enter opens a scene, Delete takes it out.",
  },
  "outline.reached": /*i18n*/ {
    id: "structure.outline.reached",
    message: "Scenes, from the start on",
  },
  "outline.apart": /*i18n*/ { id: "structure.outline.apart", message: "Nothing leads here" },
  "outline.apartNote": /*i18n*/ {
    id: "structure.outline.apartNote",
    message: "No way from the start comes to these scenes. Link a choice to them, or delete them.",
  },

  "row.start": /*i18n*/ { id: "structure.row.start", message: "Start" },
  "row.ending": /*i18n*/ { id: "structure.row.ending", message: "Ending" },
  "row.endingCalled": /*i18n*/ { id: "structure.row.endingCalled", message: "Ending: {title}" },
  "row.locked": /*i18n*/ {
    id: "structure.row.locked",
    message: "{count, plural, one {{amount} with a condition} other {{amount} with conditions}}",
  },
  "row.choices": /*i18n*/ {
    id: "structure.row.choices",
    message: "{count, plural, one {{amount} choice} other {{amount} choices}}",
  },
  "row.errors": /*i18n*/ {
    id: "structure.row.errors",
    message: "{count, plural, one {{amount} to mend} other {{amount} to mend}}",
  },
  "row.warnings": /*i18n*/ {
    id: "structure.row.warnings",
    message: "{count, plural, one {{amount} to look at} other {{amount} to look at}}",
  },
  "row.empty": /*i18n*/ { id: "structure.row.empty", message: "Nothing is told here yet." },
} as const satisfies MessageTable;
