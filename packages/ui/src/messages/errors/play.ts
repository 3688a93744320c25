import type { MessageTable } from "../types.ts";

export const playErrors = {
  session_not_found: /*i18n*/ { id: "errors.session_not_found", message: "Game session not found" },
  part_not_found: /*i18n*/ { id: "errors.part_not_found", message: "There is no such part." },
  turn_not_found: /*i18n*/ { id: "errors.turn_not_found", message: "There is no such turn." },
  unanswered_not_found: /*i18n*/ {
    id: "errors.unanswered_not_found",
    message: "There is no such line: it may have gone already.",
  },
  correction_not_found: /*i18n*/ {
    id: "errors.correction_not_found",
    message: "There is no such correction: it may have gone already.",
  },
  too_many_corrections: /*i18n*/ {
    id: "errors.too_many_corrections",
    message:
      "Many of your corrections still wait to be read. Send more once their authors have read some.",
  },
  memory_not_found: /*i18n*/ {
    id: "errors.memory_not_found",
    message: "The narrator remembers no such thing.",
  },
  too_many_notes: /*i18n*/ {
    id: "errors.too_many_notes",
    message: "You have noted 20 things in this story. Take one away to note another.",
  },
  note_too_long: /*i18n*/ {
    id: "errors.note_too_long",
    message: "A note has at most 200 characters.",
  },
  too_many_pins: /*i18n*/ {
    id: "errors.too_many_pins",
    message: "Ten things are pinned. Unpin one to pin another.",
  },
  too_many_marks: /*i18n*/ {
    id: "errors.too_many_marks",
    message: "This play has 500 bookmarks and notes. Take one away to make room.",
  },
  too_many_wordings: /*i18n*/ {
    id: "errors.too_many_wordings",
    message: "500 parts of this play are in your words. Take one back to make room.",
  },
  premium_needed: /*i18n*/ {
    id: "errors.premium_needed",
    message: "This is a premium story. Please upgrade to play.",
  },
  story_ended: /*i18n*/ {
    id: "errors.story_ended",
    message: "The story has ended. Take the last part back, or play again from the beginning.",
  },
  branch_at_ending: /*i18n*/ {
    id: "errors.branch_at_ending",
    message: "The story ends with this part. Branch from an earlier one.",
  },
  nothing_to_undo: /*i18n*/ {
    id: "errors.nothing_to_undo",
    message: "This is the beginning: there is nothing to undo.",
  },
  not_the_last_part: /*i18n*/ {
    id: "errors.not_the_last_part",
    message: "Only the last part can be told again. From an earlier one, branch.",
  },
  not_a_version: /*i18n*/ {
    id: "errors.not_a_version",
    message: "This is no other telling of the last part.",
  },
  turn_in_progress: /*i18n*/ {
    id: "errors.turn_in_progress",
    message: "A part of this story is being written already.",
  },
  story_moved: /*i18n*/ {
    id: "errors.story_moved",
    message: "The story has changed since, perhaps on another device. Nothing was done.",
  },
  stays_online: /*i18n*/ {
    id: "errors.stays_online",
    message: "This story stays online: it is premium, or no longer open to be read.",
  },
  author_keeps_online: /*i18n*/ {
    id: "errors.author_keeps_online",
    message: "Its author keeps this story online: it cannot be taken along.",
  },
  needs_model: /*i18n*/ {
    id: "errors.needs_model",
    message: "A model tells this story as it goes: there is nothing to take along.",
  },
  turn_id_taken: /*i18n*/ {
    id: "errors.turn_id_taken",
    message: "One of these parts has the id of another part.",
  },
  needs_line: /*i18n*/ {
    id: "errors.needs_line",
    message: "This needs a connection. Nothing was done.",
  },
  waits_for_line: /*i18n*/ {
    id: "errors.waits_for_line",
    message: "The picture waits for the line and is painted when it is back.",
  },
  device_full: /*i18n*/ {
    id: "errors.device_full",
    message:
      "This device has no room left, so nothing was told. Put another story away, or free some space; your line is kept.",
  },
  device_failed: /*i18n*/ {
    id: "errors.device_failed",
    message: "This browser could not keep the part, so nothing was told. Your line is kept.",
  },
  price_changed: /*i18n*/ {
    id: "errors.price_changed",
    message:
      "The price is {required_credits} coins by now. Nothing was done, and nothing charged. Do it again if you agree.",
  },
  turn_told: /*i18n*/ {
    id: "errors.turn_told",
    message: "This part has been told already. You can undo it.",
  },
  not_enough_xp: /*i18n*/ {
    id: "errors.not_enough_xp",
    message: "Not enough XP. You have {current_xp} XP, but need {required_xp} XP for this action.",
  },
  not_enough_credits: /*i18n*/ {
    id: "errors.not_enough_credits",
    message:
      "Not enough credits for {model_requested}. You have {available_credits} credits, but need {required_credits}.",
  },
  narrator_failed: /*i18n*/ {
    id: "errors.narrator_failed",
    message: "The narrator lost the thread. Nothing was charged; try again.",
  },
  passage_refused: /*i18n*/ {
    id: "errors.passage_refused",
    message: "What was told does not suit this story's audience. Nothing was charged; try again.",
  },
  turn_lost: /*i18n*/ {
    id: "errors.turn_lost",
    message:
      "The server stopped while this part was being written. Nothing was charged; try again.",
  },
  nothing_told: /*i18n*/ {
    id: "errors.nothing_told",
    message: "Nothing came of it this time. Try again.",
  },
  nothing_to_report: /*i18n*/ {
    id: "errors.nothing_to_report",
    message: "There is nothing here that could be reported.",
  },
  mature_veiled: /*i18n*/ {
    id: "errors.mature_veiled",
    message: "This story is for people of 17 and over. Choose to be shown mature stories first.",
  },
  report_not_found: /*i18n*/ { id: "errors.report_not_found", message: "There is no such report." },
  report_decided: /*i18n*/ {
    id: "errors.report_decided",
    message: "Somebody else has decided on this report meanwhile.",
  },
  turn_cancelled: /*i18n*/ {
    id: "errors.turn_cancelled",
    message: "The turn was cancelled. Nothing was charged.",
  },
} as const satisfies MessageTable;
