import type { MessageTable } from "../types.ts";

export const proofMessages = {
  "prove.title": /*i18n*/ { id: "proof.prove.title", message: "Proving ground" },
  "prove.note": /*i18n*/ {
    id: "proof.prove.note",
    message:
      "Ten thousand readers play your story in a moment, by chance and by plan, and others type in every scene. You see where they end, where they never come, where they stop, and which lines are taken for something else.",
  },
  "prove.begin": /*i18n*/ { id: "proof.prove.begin", message: "Prove the story" },
  "prove.again": /*i18n*/ { id: "proof.prove.again", message: "Prove it again" },
  "prove.running": /*i18n*/ { id: "proof.prove.running", message: "Playing" },
  "prove.done": /*i18n*/ { id: "proof.prove.done", message: "{done} of {all} plays" },
  "prove.cancel": /*i18n*/ { id: "proof.prove.cancel", message: "Stop" },
  "prove.failed": /*i18n*/ {
    id: "proof.prove.failed",
    message: "The proof broke off. Your story is as it was.",
  },
  "prove.typing": /*i18n*/ {
    id: "proof.prove.typing",
    message: "Players are still typing in the scenes...",
  },
  "prove.typingFailed": /*i18n*/ {
    id: "proof.prove.typingFailed",
    message: "Nobody typed this time, so what is found that way is missing here. {reason}",
  },
  "prove.typed": /*i18n*/ { id: "proof.prove.typed", message: "What players typed" },
  "prove.typedLines": /*i18n*/ {
    id: "proof.prove.typedLines",
    message:
      "{count, plural, one {{amount} line: choices in their own words and in others, what your answers are written for, greetings and nonsense.} other {{amount} lines: choices in their own words and in others, what your answers are written for, greetings and nonsense.}}",
  },
  "prove.typedScenes": /*i18n*/ {
    id: "proof.prove.typedScenes",
    message:
      "{count, plural, one {They were typed in {amount} scene.} other {They were typed in {amount} scenes.}}",
  },
  "prove.typedSome": /*i18n*/ {
    id: "proof.prove.typedSome",
    message: "The story is large, and not all that could be typed was.",
  },
  "prove.typedAnswers": /*i18n*/ {
    id: "proof.prove.typedAnswers",
    message:
      "{count, plural, one {Of {amount} answer that they typed for, {came} came.} other {Of {amount} answers that they typed for, {came} came.}}",
  },
  "prove.typedWell": /*i18n*/ {
    id: "proof.prove.typedWell",
    message: "Every line was understood as it was meant.",
  },
  "prove.typedFaults": /*i18n*/ {
    id: "proof.prove.typedFaults",
    message:
      "{count, plural, one {{amount} line was not understood as it was meant; it stands among what was found.} other {{amount} lines were not understood as they were meant; they stand among what was found.}}",
  },
  "prove.stale": /*i18n*/ {
    id: "proof.prove.stale",
    message: "The story has changed since. These numbers are of the story before.",
  },
  "prove.fewer": /*i18n*/ {
    id: "proof.prove.fewer",
    message:
      "Plays of this story are so long that {all} of them would take too much time, so {amount} were played. Endings and scenes that few plays come to may be missing here.",
  },
  "prove.played": /*i18n*/ { id: "proof.prove.played", message: "{amount} plays, seed {seed}" },
  "prove.unplayable": /*i18n*/ {
    id: "proof.prove.unplayable",
    message: "The story cannot be played yet: there is no scene to begin with.",
  },
  "prove.endings": /*i18n*/ { id: "proof.prove.endings", message: "Endings" },
  "prove.endingsNote": /*i18n*/ {
    id: "proof.prove.endingsNote",
    message: "How often each is come to by those who choose by chance.",
  },
  "prove.noEndings": /*i18n*/ { id: "proof.prove.noEndings", message: "There is no ending yet." },
  "prove.share": /*i18n*/ { id: "proof.prove.share", message: "{share} of plays" },
  "prove.neverEnding": /*i18n*/ { id: "proof.prove.neverEnding", message: "Nobody came here" },
  "prove.aPlay": /*i18n*/ { id: "proof.prove.aPlay", message: "A play" },
  "prove.usual": /*i18n*/ { id: "proof.prove.usual", message: "Usual" },
  "prove.least": /*i18n*/ { id: "proof.prove.least", message: "Least" },
  "prove.most": /*i18n*/ { id: "proof.prove.most", message: "Most" },
  "prove.measure": /*i18n*/ { id: "proof.prove.measure", message: "Of a play" },
  "prove.turns": /*i18n*/ { id: "proof.prove.turns", message: "Choices" },
  "prove.minutes": /*i18n*/ { id: "proof.prove.minutes", message: "Minutes of reading" },
  "prove.credits": /*i18n*/ { id: "proof.prove.credits", message: "Coins, with a model at one" },
  "prove.creditsAtMost": /*i18n*/ {
    id: "proof.prove.creditsAtMost",
    message: "The same, if every scene is drawn out",
  },
  "prove.xp": /*i18n*/ { id: "proof.prove.xp", message: "XP at the end" },
  "prove.rating": /*i18n*/ { id: "proof.prove.rating", message: "Who may read it" },
  "prove.family": /*i18n*/ {
    id: "proof.prove.family",
    message: "Families: nothing that players can come to asks for more.",
  },
  "prove.teen": /*i18n*/ { id: "proof.prove.teen", message: "Teens: “{word}” stands at {node}." },
  "prove.mature": /*i18n*/ {
    id: "proof.prove.mature",
    message: "Grown-ups: “{word}” stands at {node}.",
  },
  "prove.never": /*i18n*/ { id: "proof.prove.never", message: "Scenes nobody came to" },
  "prove.neverNone": /*i18n*/ {
    id: "proof.prove.neverNone",
    message: "Every scene was come to.",
  },
  "prove.dropOff": /*i18n*/ { id: "proof.prove.dropOff", message: "Where plays stop" },
  "prove.dropOffNone": /*i18n*/ {
    id: "proof.prove.dropOffNone",
    message: "Every play came to an ending.",
  },
  "prove.stuck": /*i18n*/ {
    id: "proof.prove.stuck",
    message: "no ending can be reached from here",
  },
  "prove.out_of_xp": /*i18n*/ { id: "proof.prove.out_of_xp", message: "the XP give out here" },
  "prove.lost": /*i18n*/ {
    id: "proof.prove.lost",
    message: "plays went on for so long that they were given up here",
  },
  "prove.exploring": /*i18n*/ {
    id: "proof.prove.exploring",
    message: "{count, plural, one {{amount} state looked at} other {{amount} states looked at}}",
  },
  "prove.fromTheStart": /*i18n*/ {
    id: "proof.prove.fromTheStart",
    message: "As soon as the story begins.",
  },
  "prove.check.won": /*i18n*/ { id: "proof.prove.check.won", message: "(won)" },
  "prove.check.lost": /*i18n*/ { id: "proof.prove.check.lost", message: "(failed)" },
  "prove.perhapsNever": /*i18n*/ {
    id: "proof.prove.perhapsNever",
    message:
      "No play came here, and there are more states than were looked at: it may still be possible.",
  },
  "prove.neverAtAll": /*i18n*/ {
    id: "proof.prove.neverAtAll",
    message: "No player can ever come here.",
  },
  "prove.decides": /*i18n*/ {
    id: "proof.prove.decides",
    message: "{condition}: in {share} of the plays that end here, in {elsewhere} of all others.",
  },
  "prove.path": /*i18n*/ {
    id: "proof.prove.path",
    message:
      "{count, plural, one {The shortest way: {amount} step} other {The shortest way: {amount} steps}}",
  },
  "prove.traps": /*i18n*/ { id: "proof.prove.traps", message: "Where a player can be stuck" },
  "prove.whole": /*i18n*/ {
    id: "proof.prove.whole",
    message:
      "{count, plural, one {The story can be in {amount} state, and it was looked at.} other {The story can be in {amount} states, and all were looked at.}}",
  },
  "prove.notWhole": /*i18n*/ {
    id: "proof.prove.notWhole",
    message:
      "{count, plural, one {{amount} state was looked at, and there are more: what is not found may still be possible.} other {{amount} states were looked at, and there are more: what is not found may still be possible.}}",
  },
  "prove.noTraps": /*i18n*/ {
    id: "proof.prove.noTraps",
    message: "From everywhere a player can come to some ending.",
  },
  "prove.noTrapsSoFar": /*i18n*/ { id: "proof.prove.noTrapsSoFar", message: "None was found." },
  "prove.trap.stuck": /*i18n*/ {
    id: "proof.prove.trap.stuck",
    message: "nothing is left to choose",
  },
  "prove.trap.lost": /*i18n*/ {
    id: "proof.prove.trap.lost",
    message: "the story goes on, and no ending can be reached any more",
  },
  "prove.has": /*i18n*/ { id: "proof.prove.has", message: "There: {has}." },
  "prove.impossible": /*i18n*/ { id: "proof.prove.impossible", message: "What can never be" },
  "prove.neverCome": /*i18n*/ { id: "proof.prove.neverCome", message: "no state leads here" },
  "prove.neverOpen": /*i18n*/ { id: "proof.prove.neverOpen", message: "“{choice}” is never open" },
  "prove.go": /*i18n*/ { id: "proof.prove.go", message: "Go to {node}" },
  "prove.more": /*i18n*/ {
    id: "proof.prove.more",
    message: "{count, plural, one {{amount} more} other {{amount} more}}",
  },

  "walk.title": /*i18n*/ { id: "proof.walk.title", message: "Play from here" },
  "walk.note": /*i18n*/ {
    id: "proof.walk.note",
    message: "No coins, no narrator: the text and the choices as you wrote them.",
  },
  "walk.close": /*i18n*/ { id: "proof.walk.close", message: "Close the play" },
  "walk.back": /*i18n*/ { id: "proof.walk.back", message: "One step back" },
  "walk.again": /*i18n*/ { id: "proof.walk.again", message: "From the beginning" },
  "walk.choices": /*i18n*/ { id: "proof.walk.choices", message: "What can be chosen" },
  "walk.loose": /*i18n*/ { id: "proof.walk.loose", message: "{choice} (leads nowhere yet)" },
  "walk.unsaid": /*i18n*/ { id: "proof.walk.unsaid", message: "A choice that says nothing yet" },
  "walk.untold": /*i18n*/ { id: "proof.walk.untold", message: "Nothing is told here yet." },
  "walk.over": /*i18n*/ { id: "proof.walk.over", message: "The story ends here." },
  "walk.overCalled": /*i18n*/ { id: "proof.walk.overCalled", message: "The ending “{title}”." },
  "walk.stuck": /*i18n*/ { id: "proof.walk.stuck", message: "No choice here leads anywhere." },
  "walk.path": /*i18n*/ { id: "proof.walk.path", message: "The way here" },
  "walk.began": /*i18n*/ { id: "proof.walk.began", message: "began here" },
  "walk.state": /*i18n*/ { id: "proof.walk.state", message: "So far" },
  "walk.edit": /*i18n*/ { id: "proof.walk.edit", message: "Write on {node}" },
  "walk.turns": /*i18n*/ { id: "proof.walk.turns", message: "Choices made" },
  "walk.scenes": /*i18n*/ { id: "proof.walk.scenes", message: "Scenes seen" },
  "walk.minutes": /*i18n*/ { id: "proof.walk.minutes", message: "Minutes of reading" },
  "walk.coins": /*i18n*/ { id: "proof.walk.coins", message: "Coins it would cost" },
  "walk.xp": /*i18n*/ { id: "proof.walk.xp", message: "XP" },
  "walk.teller": /*i18n*/ { id: "proof.walk.teller", message: "Told by" },
  "walk.nobody": /*i18n*/ { id: "proof.walk.nobody", message: "Nobody: your own words" },
  "walk.noteTold": /*i18n*/ {
    id: "proof.walk.noteTold",
    message:
      "No coins are taken and nothing is kept: {model} tells on from your scenes as they stand here.",
  },
  "walk.toldBy": /*i18n*/ { id: "proof.walk.toldBy", message: "Told by {who}" },
  "walk.telling": /*i18n*/ { id: "proof.walk.telling", message: "{model} is telling..." },
  "walk.stopTelling": /*i18n*/ { id: "proof.walk.stopTelling", message: "Stop" },
  "walk.tellAgain": /*i18n*/ { id: "proof.walk.tellAgain", message: "Try again" },
  "walk.nothingTold": /*i18n*/ {
    id: "proof.walk.nothingTold",
    message: "Nothing came of it this time. Try again.",
  },
  "walk.say": /*i18n*/ { id: "proof.walk.say", message: "Say or do something else" },
  "walk.sayDo": /*i18n*/ { id: "proof.walk.sayDo", message: "Go on so" },
} as const satisfies MessageTable;
