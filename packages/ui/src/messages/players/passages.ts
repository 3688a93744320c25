import type { MessageTable } from "../types.ts";

/** Actions on a passage of a story, and what is stored about it. */
export const passagesMessages = {
  "branch.title": /*i18n*/ {
    id: "passages.branch.title",
    message: "Go on from here in a new session?",
  },
  "branch.note": /*i18n*/ {
    id: "passages.branch.note",
    message:
      "The session you are in stays as it is. The new one begins with all that was told up to here, and that costs nothing a second time.",
  },
  "branch.stay": /*i18n*/ { id: "passages.branch.stay", message: "Stay in this one" },
  "branch.go": /*i18n*/ { id: "passages.branch.go", message: "Begin the new session" },
  "branch.going": /*i18n*/ { id: "passages.branch.going", message: "Copying the pages..." },
  "branch.failed": /*i18n*/ {
    id: "passages.branch.failed",
    message: "The new session could not be begun. This one is as it was.",
  },

  "report.title": /*i18n*/ { id: "passages.report.title", message: "Report this passage" },
  "report.note": /*i18n*/ {
    id: "passages.report.note",
    message:
      "An editor reads the passage as it was told to you, and what you said before it. The author is not told who you are.",
  },
  "report.reasons": /*i18n*/ { id: "passages.report.reasons", message: "What is wrong with it?" },
  "report.rating": /*i18n*/ {
    id: "passages.report.rating",
    message: "It does not suit the story's age rating",
  },
  "report.harm": /*i18n*/ { id: "passages.report.harm", message: "It shows or invites harm" },
  "report.hate": /*i18n*/ { id: "passages.report.hate", message: "It is hateful" },
  "report.sexual": /*i18n*/ { id: "passages.report.sexual", message: "It is sexual" },
  "report.other": /*i18n*/ { id: "passages.report.other", message: "Something else" },
  "report.reasonRequired": /*i18n*/ {
    id: "passages.report.reasonRequired",
    message: "Choose what is wrong, so that the right editor reads it.",
  },
  "report.words": /*i18n*/ { id: "passages.report.words", message: "In your own words" },
  "report.cancel": /*i18n*/ { id: "passages.report.cancel", message: "Cancel" },
  "report.send": /*i18n*/ { id: "passages.report.send", message: "Send to the editors" },
  "report.sending": /*i18n*/ { id: "passages.report.sending", message: "Sending..." },
  "report.failed": /*i18n*/ {
    id: "passages.report.failed",
    message: "Your report did not go out. What you wrote is still here.",
  },
  "report.sentTitle": /*i18n*/ { id: "passages.report.sentTitle", message: "Thank you" },
  "report.sent": /*i18n*/ {
    id: "passages.report.sent",
    message: "An editor will read this passage. You can go on playing.",
  },
  "report.close": /*i18n*/ { id: "passages.report.close", message: "Back to the story" },

  "memory.title": /*i18n*/ { id: "passages.memory.title", message: "What the narrator remembers" },
  "memory.note": /*i18n*/ {
    id: "passages.memory.note",
    message: "The story leans on this. Correct what is wrong; what you forget is not used again.",
  },
  "memory.noted": /*i18n*/ { id: "passages.memory.noted", message: "What you noted" },
  "memory.pinned": /*i18n*/ { id: "passages.memory.pinned", message: "Pinned" },
  "memory.pinItem": /*i18n*/ { id: "passages.memory.pinItem", message: "Pin: {text}" },
  "memory.pin": /*i18n*/ { id: "passages.memory.pin", message: "Keep it first" },
  "memory.unpin": /*i18n*/ { id: "passages.memory.unpin", message: "No longer first" },
  "memory.pinFailed": /*i18n*/ {
    id: "passages.memory.pinFailed",
    message: "It could not be pinned. Try once more.",
  },
  "memory.write": /*i18n*/ {
    id: "passages.memory.write",
    message: "Note something to remember",
  },
  "memory.writeHint": /*i18n*/ {
    id: "passages.memory.writeHint",
    message: "One sentence. Whoever tells the story reads it; it changes nothing that happened.",
  },
  "memory.writeRequired": /*i18n*/ {
    id: "passages.memory.writeRequired",
    message: "Write something first.",
  },
  "memory.writeNote": /*i18n*/ { id: "passages.memory.writeNote", message: "Note it" },
  "memory.loading": /*i18n*/ {
    id: "passages.memory.loading",
    message: "Leafing through what was said...",
  },
  "memory.empty": /*i18n*/ { id: "passages.memory.empty", message: "Nothing yet" },
  "memory.emptyNote": /*i18n*/ {
    id: "passages.memory.emptyNote",
    message: "Names, things and promises gather here as the story is told.",
  },
  "memory.deed": /*i18n*/ { id: "passages.memory.deed", message: "What you did that matters" },
  "memory.notSo": /*i18n*/ { id: "passages.memory.notSo", message: "That is not so" },
  "memory.notSoItem": /*i18n*/ {
    id: "passages.memory.notSoItem",
    message: "That is not so: {text}",
  },
  "memory.so": /*i18n*/ { id: "passages.memory.so", message: "It was so after all" },
  "memory.soItem": /*i18n*/ {
    id: "passages.memory.soItem",
    message: "It was so after all: {text}",
  },
  "memory.struck": /*i18n*/ {
    id: "passages.memory.struck",
    message: "Struck out. The narrator will not say it of you again.",
  },
  "memory.name": /*i18n*/ { id: "passages.memory.name", message: "Names" },
  "memory.object": /*i18n*/ { id: "passages.memory.object", message: "Things" },
  "memory.promise": /*i18n*/ { id: "passages.memory.promise", message: "Promises" },
  "memory.place": /*i18n*/ { id: "passages.memory.place", message: "Places" },
  "memory.fact": /*i18n*/ { id: "passages.memory.fact", message: "Facts" },
  "memory.summary": /*i18n*/ {
    id: "passages.memory.summary",
    message: "What happened, part by part",
  },
  "memory.yours": /*i18n*/ { id: "passages.memory.yours", message: "In your words" },
  "memory.correct": /*i18n*/ { id: "passages.memory.correct", message: "Correct" },
  "memory.correctItem": /*i18n*/ { id: "passages.memory.correctItem", message: "Correct: {text}" },
  "memory.forget": /*i18n*/ { id: "passages.memory.forget", message: "Forget" },
  "memory.forgetItem": /*i18n*/ { id: "passages.memory.forgetItem", message: "Forget: {text}" },
  "memory.words": /*i18n*/ { id: "passages.memory.words", message: "As it should be remembered" },
  "memory.wordsRequired": /*i18n*/ {
    id: "passages.memory.wordsRequired",
    message: "Write how it is, or forget it.",
  },
  "memory.save": /*i18n*/ { id: "passages.memory.save", message: "Save" },
  "memory.saving": /*i18n*/ { id: "passages.memory.saving", message: "Saving..." },
  "memory.cancel": /*i18n*/ { id: "passages.memory.cancel", message: "Cancel" },
  "memory.saved": /*i18n*/ {
    id: "passages.memory.saved",
    message: "The narrator will remember it so.",
  },
  "memory.forgot": /*i18n*/ { id: "passages.memory.forgot", message: "Forgotten: {text}" },
  "memory.back": /*i18n*/ { id: "passages.memory.back", message: "Bring it back" },
  "memory.failed": /*i18n*/ {
    id: "passages.memory.failed",
    message: "It could not be kept. What you wrote is still here.",
  },
  "memory.forgetFailed": /*i18n*/ {
    id: "passages.memory.forgetFailed",
    message: "It could not be forgotten. Try again.",
  },
} as const satisfies MessageTable;
