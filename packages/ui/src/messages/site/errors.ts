import type { MessageTable } from "../types.ts";

/**
 * What went wrong, by the `code` of a problem or the `type` of a field's fault. English readers see the server's own
 * `detail`, which can say more; these stand for translators and for other languages, so no page loads this table.
 */
export const errorMessages = {
  invalid_input: /*i18n*/ {
    id: "errors.invalid_input",
    message: "Some of this is not right. Look at it again.",
  },
  invalid_json: /*i18n*/ { id: "errors.invalid_json", message: "The body is not valid JSON." },
  invalid_url: /*i18n*/ { id: "errors.invalid_url", message: "This address cannot be read." },
  too_large: /*i18n*/ { id: "errors.too_large", message: "This is more than we can take at once." },
  not_found: /*i18n*/ { id: "errors.not_found", message: "There is nothing at this address." },
  too_many_tries: /*i18n*/ {
    id: "errors.too_many_tries",
    message: "Too many tries in a row. Wait a while, then try again.",
  },
  too_many_requests: /*i18n*/ {
    id: "errors.too_many_requests",
    message: "Too many requests in a short time. Nothing is lost. Wait a while, then try again.",
  },
  storage_full: /*i18n*/ {
    id: "errors.storage_full",
    message:
      "With this, {used_mb} of {limit_mb} MB would be taken, so it was not saved. What you typed is still here. Your account page shows what takes room and what can go.",
  },
  busy: /*i18n*/ {
    id: "errors.busy",
    message: "Many people are here at once. Try again in a moment.",
  },
  database_away: /*i18n*/ {
    id: "errors.database_away",
    message: "We cannot reach our shelves just now. Your story is safe. Try again in a moment.",
  },
  storage_away: /*i18n*/ {
    id: "errors.storage_away",
    message: "We cannot reach our pictures just now. Nothing is lost. Try again in a moment.",
  },
  not_ready: /*i18n*/ { id: "errors.not_ready", message: "The database does not answer." },
  server_error: /*i18n*/ {
    id: "errors.server_error",
    message: "Something went wrong on our side. Your story is safe. Try again.",
  },
  sign_in_needed: /*i18n*/ {
    id: "errors.sign_in_needed",
    message: "You need to be logged in to do this.",
  },
  signed_out: /*i18n*/ {
    id: "errors.signed_out",
    message: "This sign-in has ended. Please log in again.",
  },
  administrators_only: /*i18n*/ {
    id: "errors.administrators_only",
    message: "This is for administrators.",
  },
  wrong_credentials: /*i18n*/ {
    id: "errors.wrong_credentials",
    message: "Username, email or password is not right.",
  },
  browser_unknown: /*i18n*/ {
    id: "errors.browser_unknown",
    message:
      "Somebody has been guessing at this password, so only browsers that have signed in before may try it just now. If the account is yours, ask for a link by email: it lets this browser try.",
  },
  wrong_password: /*i18n*/ { id: "errors.wrong_password", message: "The password is not right." },
  no_password: /*i18n*/ {
    id: "errors.no_password",
    message: "Your account has no password yet. Choose one by “Forgot password” first.",
  },
  username_taken: /*i18n*/ {
    id: "errors.username_taken",
    message: "This username is taken. Try another.",
  },
  email_taken: /*i18n*/ {
    id: "errors.email_taken",
    message: "There is an account with this email already. Sign in to it.",
  },
  email_on_its_way: /*i18n*/ {
    id: "errors.email_on_its_way",
    message: "A letter is on its way already. Ask again in a few minutes.",
  },
  bad_link: /*i18n*/ {
    id: "errors.bad_link",
    message: "This link is invalid or has expired. Ask for a new one.",
  },
  device_not_found: /*i18n*/ {
    id: "errors.device_not_found",
    message: "You are not signed in there.",
  },
  google_not_offered: /*i18n*/ {
    id: "errors.google_not_offered",
    message: "Signing in with Google is not offered here.",
  },
  google_refused: /*i18n*/ {
    id: "errors.google_refused",
    message: "Google did not vouch for this sign-in. Try again.",
  },
  google_unreachable: /*i18n*/ {
    id: "errors.google_unreachable",
    message: "Google cannot be reached just now. Try again soon.",
  },
  google_email_unconfirmed: /*i18n*/ {
    id: "errors.google_email_unconfirmed",
    message: "Google has not confirmed your email yet.",
  },
  user_not_found: /*i18n*/ { id: "errors.user_not_found", message: "There is no such user." },
  last_administrator: /*i18n*/ {
    id: "errors.last_administrator",
    message: "This is the last administrator. Make somebody else one first.",
  },
  story_not_found: /*i18n*/ {
    id: "errors.story_not_found",
    message: "This story is not on our shelves.",
  },
  not_yours: /*i18n*/ { id: "errors.not_yours", message: "Only its author can change this story." },
  stale_version: /*i18n*/ {
    id: "errors.stale_version",
    message: "This story was saved elsewhere since you opened it. Nothing was overwritten.",
  },
  version_not_found: /*i18n*/ {
    id: "errors.version_not_found",
    message: "This version of the story was not kept.",
  },
  already_published: /*i18n*/ {
    id: "errors.already_published",
    message:
      "Readers have had this story in hand. Archive it: that takes it off the shelves, and keeps their plays.",
  },
  archived: /*i18n*/ {
    id: "errors.archived",
    message: "This story is archived. Put it back first.",
  },
  share_link_ended: /*i18n*/ {
    id: "errors.share_link_ended",
    message: "This link has ended. Ask its author for another one.",
  },
  no_draft: /*i18n*/ {
    id: "errors.no_draft",
    message: "Only what is still being written is shared by a link.",
  },
  not_finished: /*i18n*/ {
    id: "errors.not_finished",
    message: "Finish the story first. Then your stars will mean something to the next reader.",
  },
  review_findings: /*i18n*/ {
    id: "errors.review_findings",
    message: "The story is not ready to be published yet.",
  },
  still_checking: /*i18n*/ {
    id: "errors.still_checking",
    message:
      "Another story of yours is being checked. Nothing is lost: publish this one when that is done.",
  },
  not_checked: /*i18n*/ {
    id: "errors.not_checked",
    message:
      "Checking this story took too long, so it was not published. It is as you left it. Try again in a minute.",
  },
  not_waiting: /*i18n*/ {
    id: "errors.not_waiting",
    message: "This story does not wait for a review.",
  },
  changed_meanwhile: /*i18n*/ {
    id: "errors.changed_meanwhile",
    message: "The story has changed since you read it. Read it again before you decide.",
  },
  not_offered: /*i18n*/ {
    id: "errors.not_offered",
    message: "No model is configured that could help to write.",
  },
  no_suggestion: /*i18n*/ {
    id: "errors.no_suggestion",
    message: "Nothing came of it this time. Try again.",
  },
  not_painted: /*i18n*/ {
    id: "errors.not_painted",
    message: "The painter has too much to do just now. Try again.",
  },
  cover_unavailable: /*i18n*/ {
    id: "errors.cover_unavailable",
    message: "The cover cannot be fetched.",
  },
  invalid_picture: /*i18n*/ {
    id: "errors.invalid_picture",
    message: "This is no picture that can be read.",
  },
  picture_too_large: /*i18n*/ {
    id: "errors.picture_too_large",
    message: "A picture may hold at most 5 MB.",
  },
  picture_expected: /*i18n*/ {
    id: "errors.picture_expected",
    message: "Send a picture, or a form that holds one.",
  },
  category_not_found: /*i18n*/ {
    id: "errors.category_not_found",
    message: "There is no such category.",
  },
  tag_not_found: /*i18n*/ { id: "errors.tag_not_found", message: "There is no such tag." },
  name_taken: /*i18n*/ { id: "errors.name_taken", message: "There is already one of this name." },
  in_use: /*i18n*/ {
    id: "errors.in_use",
    message: "Stories still use this. Merge it into another instead.",
  },
  order_incomplete: /*i18n*/ {
    id: "errors.order_incomplete",
    message: "The order must name every category once. Load the list again.",
  },
  session_not_found: /*i18n*/ { id: "errors.session_not_found", message: "Game session not found" },
  part_not_found: /*i18n*/ { id: "errors.part_not_found", message: "There is no such part." },
  turn_not_found: /*i18n*/ { id: "errors.turn_not_found", message: "There is no such turn." },
  memory_not_found: /*i18n*/ {
    id: "errors.memory_not_found",
    message: "The narrator remembers no such thing.",
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
  report_not_found: /*i18n*/ { id: "errors.report_not_found", message: "There is no such report." },
  report_decided: /*i18n*/ {
    id: "errors.report_decided",
    message: "Somebody else has decided on this report meanwhile.",
  },
  "field.too_small": /*i18n*/ {
    id: "errors.field.too_small",
    message: "This is too short or missing.",
  },
  "field.too_big": /*i18n*/ {
    id: "errors.field.too_big",
    message: "This is too long or too large.",
  },
  "field.invalid_type": /*i18n*/ {
    id: "errors.field.invalid_type",
    message: "This is missing or of the wrong kind.",
  },
  "field.invalid_format": /*i18n*/ {
    id: "errors.field.invalid_format",
    message: "This is not written as it should be.",
  },
  "field.invalid_value": /*i18n*/ {
    id: "errors.field.invalid_value",
    message: "This cannot be chosen here.",
  },
  "field.unknown_category": /*i18n*/ {
    id: "errors.field.unknown_category",
    message: "There is no such category.",
  },
  "field.unknown_tag": /*i18n*/ {
    id: "errors.field.unknown_tag",
    message: "There is no such tag.",
  },
  "field.unknown_model": /*i18n*/ {
    id: "errors.field.unknown_model",
    message: "There is no such model.",
  },
  "field.password_common": /*i18n*/ {
    id: "errors.field.password_common",
    message:
      "This password is easy to guess: it is much used, or close to your name. Choose another, or several words that only you would put together.",
  },
  "field.name_reserved": /*i18n*/ {
    id: "errors.field.name_reserved",
    message: "This name looks like that of the people who run Katha. Choose another.",
  },
  "field.merge_into_itself": /*i18n*/ {
    id: "errors.field.merge_into_itself",
    message: "Choose another one to merge into.",
  },
  "field.markdown_too_deep": /*i18n*/ {
    id: "errors.field.markdown_too_deep",
    message: "Line {line} has more than 10 lists or quotes inside each other.",
  },
  "field.markdown_too_dense": /*i18n*/ {
    id: "errors.field.markdown_too_dense",
    message:
      "There is more formatting here than can be shown: it becomes too much on line {line}. Use fewer lists, quotes, links and emphasis.",
  },
  "field.cover_not_https": /*i18n*/ {
    id: "errors.field.cover_not_https",
    message: "A cover's address must begin with https://.",
  },
  "field.cover_with_port": /*i18n*/ {
    id: "errors.field.cover_with_port",
    message: "A cover's address may not name a port.",
  },
  "field.cover_with_password": /*i18n*/ {
    id: "errors.field.cover_with_password",
    message: "A cover's address may not hold a user name or password.",
  },
  "field.cover_server_unknown": /*i18n*/ {
    id: "errors.field.cover_server_unknown",
    message: "We could not find the server of this cover. Check the address.",
  },
  "field.cover_not_public": /*i18n*/ {
    id: "errors.field.cover_not_public",
    message: "This cover is not on the open internet, so we cannot fetch it.",
  },
  "field.cover_unreachable": /*i18n*/ {
    id: "errors.field.cover_unreachable",
    message: "We could not fetch this cover. Check the address, or upload the picture.",
  },
  "field.cover_moved": /*i18n*/ {
    id: "errors.field.cover_moved",
    message: "This cover has moved. Give the address it moved to.",
  },
  "field.cover_too_slow": /*i18n*/ {
    id: "errors.field.cover_too_slow",
    message: "This cover took longer than 5 seconds to come. Upload the picture instead.",
  },
  "field.cover_too_large": /*i18n*/ {
    id: "errors.field.cover_too_large",
    message: "This cover is larger than 5 MB.",
  },
  "field.cover_not_a_picture": /*i18n*/ {
    id: "errors.field.cover_not_a_picture",
    message: "There is no picture at this address that we can read: JPEG, PNG, WebP, AVIF or GIF.",
  },
  "field.cover_too_many_pixels": /*i18n*/ {
    id: "errors.field.cover_too_many_pixels",
    message:
      "This cover has too many pixels. We take 40 megapixels, and 16 as AVIF. Upload it in a smaller size.",
  },
  "field.cover_too_heavy": /*i18n*/ {
    id: "errors.field.cover_too_heavy",
    message:
      "Reading this cover took too much time or memory. Save the picture again, smaller or as JPEG, and upload it.",
  },
  "field.picture_missing": /*i18n*/ {
    id: "errors.field.picture_missing",
    message: "There is no picture in it.",
  },
  "field.picture_unreadable": /*i18n*/ {
    id: "errors.field.picture_unreadable",
    message: "This is no picture that can be read.",
  },
  "field.picture_too_many_pixels": /*i18n*/ {
    id: "errors.field.picture_too_many_pixels",
    message:
      "This picture has too many pixels. We take 40 megapixels, and 16 as AVIF. Send it in a smaller size.",
  },
  "field.picture_too_heavy": /*i18n*/ {
    id: "errors.field.picture_too_heavy",
    message:
      "Reading this picture took too much time or memory, so nothing was kept. Save it again, smaller or as JPEG, and send that.",
  },
  "field.form_too_many_parts": /*i18n*/ {
    id: "errors.field.form_too_many_parts",
    message: "This form has too many parts. Send one picture.",
  },
  turn_cancelled: /*i18n*/ {
    id: "errors.turn_cancelled",
    message: "The turn was cancelled. Nothing was charged.",
  },
} as const satisfies MessageTable;
