import type { Answers } from "../language.ts";

/** `{is|was}` follows the story's tense; no line names the player's character. */
export const answers: Answers = {
  self: ["There {is|was} no other {who} here than the one who {asks|asked}."],
  absent: ["{who} {is|was} not here.", "There {is|was} no sign of {who} here."],
  asked: [
    "{who} {has|had} nothing to say to that.",
    "No answer {comes|came} from {who}.",
    "{who} {does|did} not know, or {does|did} not say.",
    "That {is|was} not a thing {who} {talks|talked} about.",
  ],
  asked_nobody: [
    "Nobody here {answers|answered} that.",
    "The question {is|was} left open.",
    "No answer {comes|came}.",
  ],
  told: [
    "{who} {hears|heard} it, and {says|said} nothing.",
    "{who} {takes|took} that in.",
    "{who} {leaves|left} it at that.",
    "Nothing in the face of {who} {changes|changed}.",
  ],
  told_nobody: ["Nobody {takes|took} it up.", "No reply {comes|came}."],
  greeted: ["{who} {returns|returned} the greeting.", "{who} {nods|nodded}."],
  thanked: ["{who} {accepts|accepted} it.", "{who} {lets|let} it be said."],
  provoked: [
    "{who} {lets|let} it pass.",
    "{who} {has|had} been called worse, and {shows|showed} nothing.",
    "It {does|did} not have the effect it {is|was} meant to have on {who}.",
  ],
  comforted: ["{who} {is|was} quiet for a while.", "{who} {lets|let} it be."],
  attacked: [
    "{who} {moves|moved} out of reach.",
    "{who} {will|would} not have it.",
    "It {does|did} not come to that with {who}.",
  ],
  looked: [
    "There {is|was} no more to see than that.",
    "Nothing new {shows|showed}.",
    "It {looks|looked} the same as before.",
  ],
  listened: [
    "There {is|was} no more to be heard than before.",
    "Nothing new {can|could} be made out.",
  ],
  took: [
    "It {stays|stayed} where it {is|was}.",
    "That {is|was} not to be had here.",
    "There {is|was} no taking that now.",
  ],
  gave: ["{who} {does|did} not take it.", "{who} {shakes|shook} off the offer."],
  used: [
    "Nothing {comes|came} of it.",
    "It {changes|changed} nothing.",
    "That {gets|got} nowhere here.",
  ],
  ate: ["There {is|was} nothing here for that.", "It {is|was} not the time for it."],
  went: [
    "That way {leads|led} nowhere from here.",
    "There {is|was} no getting away from this yet.",
    "A few steps, and it {is|was} still the same place.",
  ],
  waited: [
    "Time {passes|passed}. Nothing {changes|changed}.",
    "Nothing {happens|happened} by itself here.",
  ],
  sounded: ["Nobody {minds|minded}.", "Then it {is|was} quiet again."],
  kept_silent: ["Nobody {says|said} anything.", "The silence {holds|held}."],
  refused: ["Then that {is|was} left alone.", "Nobody {insists|insisted}."],
  supposed: ["That {is|was} for when it {comes|came} to it.", "So far it {is|was} only a thought."],
  nothing: [
    "Nobody here {can|could} make anything of that.",
    "That {means|meant} nothing here.",
    "It {is|was} not clear what that {is|was} meant to do.",
  ],
  impossible: [
    "That {cannot|could not} be done here.",
    "This {is|was} not a world where that {works|worked}.",
  ],
  fixed: ["There {is|was} no room for that now.", "That {has|had} to wait."],
  seen_all: [
    "There {is|was} no more to {who} than that.",
    "That {is|was} all there {is|was} to {who}.",
    "{who}: nothing that {has|had} not been seen.",
  ],
  said_before: ["{who} {has|had} said it already:", "It {is|was} as {who} {says|said} before:"],
  done_before: ["That much {is|was} done already:"],
  open_ways: ["What there {is|was} to do here: {who}."],
};
