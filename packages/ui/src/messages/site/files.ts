import type { MessageTable } from "../types.ts";

/** Choosing files: what may come, what was chosen, and why something was left out. */
export const fileMessages = {
  "drop.one": /*i18n*/ { id: "files.drop.one", message: "Drop a file here, or" },
  "drop.several": /*i18n*/ { id: "files.drop.several", message: "Drop files here, or" },
  "choose.one": /*i18n*/ { id: "files.choose.one", message: "Choose a file" },
  "choose.other": /*i18n*/ { id: "files.choose.other", message: "Choose another file" },
  "choose.several": /*i18n*/ { id: "files.choose.several", message: "Choose files" },
  "choose.more": /*i18n*/ { id: "files.choose.more", message: "Choose more files" },
  "missing.one": /*i18n*/ { id: "files.missing.one", message: "Choose a file first" },
  "missing.several": /*i18n*/ {
    id: "files.missing.several",
    message: "Choose at least one file first",
  },
  remove: /*i18n*/ { id: "files.remove", message: "Remove: {name}" },
  chosen: /*i18n*/ { id: "files.chosen", message: "Chosen: {names}" },
  "limit.size": /*i18n*/ { id: "files.limit.size", message: "{size} at most" },
  "kind.image": /*i18n*/ { id: "files.kind.image", message: "pictures" },
  "kind.audio": /*i18n*/ { id: "files.kind.audio", message: "sound" },
  "kind.video": /*i18n*/ { id: "files.kind.video", message: "films" },
  "kind.text": /*i18n*/ { id: "files.kind.text", message: "plain text" },
  "refused.kind": /*i18n*/ {
    id: "files.refused.kind",
    message: "“{name}” is of another kind. This takes {kinds}.",
  },
  "refused.size": /*i18n*/ {
    id: "files.refused.size",
    message: "“{name}” is {size}. This takes {most} at most.",
  },
  "refused.folder": /*i18n*/ {
    id: "files.refused.folder",
    message: "“{name}” is a folder. Open it and choose the files in it.",
  },
  "refused.count": /*i18n*/ {
    id: "files.refused.count",
    message:
      "{count, plural, one {“{name}” was left out: this takes {amount} file.} other {“{name}” was left out: this takes {amount} files.}}",
  },
  "refused.kept": /*i18n*/ {
    id: "files.refused.kept",
    message: "What you chose before is still here.",
  },
} as const satisfies MessageTable;
