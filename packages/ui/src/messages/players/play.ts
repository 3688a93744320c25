import type { MessageTable } from "../types.ts";

export const playMessages = {
  "log.label": /*i18n*/ { id: "play.log.label", message: "The story so far" },
  "log.you": /*i18n*/ { id: "play.log.you", message: "You: {words}" },
  "log.selected": /*i18n*/ { id: "play.log.selected", message: "Selected: {words}" },
  "log.model": /*i18n*/ { id: "play.log.model", message: "Using {model} ({credits} credits)" },
  "log.sitting": /*i18n*/ { id: "play.log.sitting", message: "You came back on {date}" },
  "log.immerse": /*i18n*/ { id: "play.log.immerse", message: "Looking closer" },
  "log.show": /*i18n*/ { id: "play.log.show", message: "Picturing the scene" },
  "log.alternatives": /*i18n*/ { id: "play.log.alternatives", message: "Try these alternatives:" },
  "log.image": /*i18n*/ { id: "play.log.image", message: "AI generated image" },
  "log.undone": /*i18n*/ { id: "play.log.undone", message: "A part was taken back" },
  "log.thinking": /*i18n*/ { id: "play.log.thinking", message: "AI is thinking..." },
  "log.lost": /*i18n*/ {
    id: "play.log.lost",
    message: "The connection was lost. Trying again, nothing is paid twice.",
  },
  "log.unanswered": /*i18n*/ {
    id: "play.log.unanswered",
    message: "Still waiting for the server. Nothing is paid twice.",
  },
  "log.tryNow": /*i18n*/ { id: "play.log.tryNow", message: "Try now" },
  "log.newPassage": /*i18n*/ { id: "play.log.newPassage", message: "New passage" },
  "log.earlier": /*i18n*/ { id: "play.log.earlier", message: "Earlier" },
  "log.earlierFailed": /*i18n*/ {
    id: "play.log.earlierFailed",
    message: "Earlier parts could not be loaded.",
  },
  "choices.label": /*i18n*/ { id: "play.choices.label", message: "What do you do?" },

  "telling.which": /*i18n*/ { id: "play.telling.which", message: "Whose telling" },
  "telling.invented": /*i18n*/ { id: "play.telling.invented", message: "An invented scene" },
  "telling.isInvented": /*i18n*/ {
    id: "play.telling.isInvented",
    message: "This scene was invented for this story.",
  },
  "telling.follows": /*i18n*/ { id: "play.telling.follows", message: "This scene follows" },
  "telling.others": /*i18n*/ { id: "play.telling.others", message: "Other tellings" },
  "telling.story": /*i18n*/ { id: "play.telling.story", message: "The story as a whole" },
  "part.more": /*i18n*/ { id: "play.part.more", message: "More about this part" },
  "part.mark": /*i18n*/ { id: "play.part.mark", message: "Bookmark or note" },
  "part.reword": /*i18n*/ { id: "play.part.reword", message: "Put it in my words" },
  "part.takeBack": /*i18n*/ { id: "play.part.takeBack", message: "Take my words back" },
  "part.tellings": /*i18n*/ { id: "play.part.tellings", message: "Compare its tellings" },
  "part.cost": /*i18n*/ { id: "play.part.cost", message: "What it cost" },
  "part.bookmark": /*i18n*/ { id: "play.part.bookmark", message: "Bookmark" },
  "part.yours": /*i18n*/ { id: "play.part.yours", message: "In your words" },
  "part.showOriginal": /*i18n*/ {
    id: "play.part.showOriginal",
    message: "Show as it was told",
  },
  "part.original": /*i18n*/ { id: "play.part.original", message: "As it was told" },
  "part.showYours": /*i18n*/ { id: "play.part.showYours", message: "Show my words" },
  "part.branch": /*i18n*/ { id: "play.part.branch", message: "Go on from here in a new session" },
  "part.card": /*i18n*/ { id: "play.part.card", message: "Share as a picture" },
  "part.correct": /*i18n*/ { id: "play.part.correct", message: "Send a correction" },
  "part.report": /*i18n*/ { id: "play.part.report", message: "Report this passage" },

  "retell.again": /*i18n*/ { id: "play.retell.again", message: "Tell it again" },
  "retell.note": /*i18n*/ {
    id: "play.retell.note",
    message: "XP is counted once, and every telling is kept.",
  },
  "retell.versions": /*i18n*/ { id: "play.retell.versions", message: "Tellings of this part" },
  "retell.of": /*i18n*/ { id: "play.retell.of", message: "{current} of {total}" },
  "retell.before": /*i18n*/ { id: "play.retell.before", message: "The telling before" },
  "retell.next": /*i18n*/ { id: "play.retell.next", message: "The next telling" },

  "taken.as": /*i18n*/ { id: "play.taken.as", message: "You were taken to mean:" },
  "taken.notMeant": /*i18n*/ { id: "play.taken.notMeant", message: "Not what I meant" },
  "taken.note": /*i18n*/ {
    id: "play.taken.note",
    message: "The part is taken back, and your words stand below again, to be put otherwise.",
  },

  "origin.note": /*i18n*/ {
    id: "play.origin.note",
    message: "This session grew from another, which stays as you left it.",
  },
  "origin.open": /*i18n*/ { id: "play.origin.open", message: "Open that one" },

  "tray.label": /*i18n*/ { id: "play.tray.label", message: "Commands" },
  "tray.placeholder": /*i18n*/ {
    id: "play.tray.placeholder",
    message: "Describe your custom action...",
  },
  "tray.act": /*i18n*/ { id: "play.tray.act", message: "Act" },
  "tray.stop": /*i18n*/ { id: "play.tray.stop", message: "Stop" },
  "tray.continue": /*i18n*/ { id: "play.tray.continue", message: "Continue" },
  "tray.immerse": /*i18n*/ { id: "play.tray.immerse", message: "Immerse" },
  "tray.show": /*i18n*/ { id: "play.tray.show", message: "Show" },
  "tray.undo": /*i18n*/ { id: "play.tray.undo", message: "Undo" },
  "tray.continueNote": /*i18n*/ { id: "play.tray.continueNote", message: "Advance the story" },
  "tray.immerseNote": /*i18n*/ {
    id: "play.tray.immerseNote",
    message: "A closer description, and choices",
  },
  "tray.showNote": /*i18n*/ { id: "play.tray.showNote", message: "An image of the current scene" },
  "tray.undoNote": /*i18n*/ { id: "play.tray.undoNote", message: "Take back the last part" },
  "tray.actNote": /*i18n*/ {
    id: "play.tray.actNote",
    message: "Your own words, woven into the story",
  },

  "tray.tooLong": /*i18n*/ {
    id: "play.tray.tooLong",
    message: "This is too long: {written} characters, and at most {most} are read.",
  },

  "ear.label": /*i18n*/ { id: "play.ear.label", message: "What you type" },
  "ear.ask": /*i18n*/ {
    id: "play.ear.ask",
    message:
      "May authors see lines that their story could not answer, without your name? Nothing is kept unless you say yes.",
  },
  "ear.yes": /*i18n*/ { id: "play.ear.yes", message: "Yes, they may" },
  "ear.no": /*i18n*/ { id: "play.ear.no", message: "No" },

  "coin.price": /*i18n*/ {
    id: "play.coin.price",
    message: "{count, plural, one {{amount} coin} other {{amount} coins}}",
  },

  "receipt.xp": /*i18n*/ { id: "play.receipt.xp", message: "{xp} XP" },
  "receipt.scene": /*i18n*/ {
    id: "play.receipt.scene",
    message: "scene {scene} of about {scenes}",
  },
  "receipt.turn": /*i18n*/ {
    id: "play.receipt.turn",
    message: "{count, plural, one {Last turn: {amount} coin} other {Last turn: {amount} coins}}",
  },
  "receipt.free": /*i18n*/ { id: "play.receipt.free", message: "Last turn: no coins" },
  "receipt.left": /*i18n*/ {
    id: "play.receipt.left",
    message: "{count, plural, one {{amount} coin left} other {{amount} coins left}}",
  },

  "bar.back": /*i18n*/ { id: "play.bar.back", message: "Back" },
  "bar.know": /*i18n*/ { id: "play.bar.know", message: "Know How" },
  "bar.more": /*i18n*/ { id: "play.bar.more", message: "Help and models" },
  "bar.map": /*i18n*/ { id: "play.bar.map", message: "Map and book" },
  "bar.memory": /*i18n*/ { id: "play.bar.memory", message: "What the narrator remembers" },
  "bar.marks": /*i18n*/ { id: "play.bar.marks", message: "Bookmarks and notes" },
  "bar.story": /*i18n*/ { id: "play.bar.story", message: "Story" },
  "bar.text": /*i18n*/ { id: "play.bar.text", message: "Text model" },
  "bar.image": /*i18n*/ { id: "play.bar.image", message: "Image model" },

  "know.commands": /*i18n*/ { id: "play.know.commands", message: "Game Commands" },
  "know.models": /*i18n*/ { id: "play.know.models", message: "AI Models" },
  "know.modelsNote": /*i18n*/ {
    id: "play.know.modelsNote",
    message:
      "A text model tells the story and an image model paints it, each at its price in coins. Katha’s own storyteller gives the author’s words and costs none; any other says who serves it. Change them at any time; the story goes on where it is.",
  },
  "know.undoNote": /*i18n*/ {
    id: "play.know.undoNote",
    message: "Story and XP go back to where they were. Coins do not: the work was done.",
  },
  "know.xp": /*i18n*/ { id: "play.know.xp", message: "{xp} XP" },
  "know.more": /*i18n*/ { id: "play.know.more", message: "Want to know more?" },
  "know.guide": /*i18n*/ { id: "play.know.guide", message: "Click here" },

  "alternatives.title": /*i18n*/ {
    id: "play.alternatives.title",
    message: "Models you can afford",
  },

  "undo.title": /*i18n*/ { id: "play.undo.title", message: "Undo this part?" },
  "undo.note": /*i18n*/ {
    id: "play.undo.note",
    message:
      "The story goes back to before its last part, and so does your XP. Coins are not returned. This cannot be reversed.",
  },
  "undo.xp": /*i18n*/ { id: "play.undo.xp", message: "Undoing takes {xp} XP." },
  "undo.keep": /*i18n*/ { id: "play.undo.keep", message: "Keep it" },
  "undo.undo": /*i18n*/ { id: "play.undo.undo", message: "Undo this part" },

  "ending.title": /*i18n*/ { id: "play.ending.title", message: "The story has ended" },
  "ending.note": /*i18n*/ {
    id: "play.ending.note",
    message: "Every telling is kept. There are other ways through.",
  },
  "ending.found": /*i18n*/ { id: "play.ending.found", message: "Endings found" },
  "ending.foundOf": /*i18n*/ { id: "play.ending.foundOf", message: "{found} of {total}" },
  "ending.xp": /*i18n*/ { id: "play.ending.xp", message: "XP" },
  "ending.choices": /*i18n*/ { id: "play.ending.choices", message: "Choices made" },
  "ending.scenes": /*i18n*/ { id: "play.ending.scenes", message: "Scenes seen" },
  "ending.deeds": /*i18n*/ { id: "play.ending.deeds", message: "What the story remembers" },
  "ending.open": /*i18n*/ { id: "play.ending.open", message: "See how it ended" },
  "ending.map": /*i18n*/ { id: "play.ending.map", message: "See your way" },
  "ending.book": /*i18n*/ { id: "play.ending.book", message: "Keep it as a book" },
  "ending.again": /*i18n*/ { id: "play.ending.again", message: "Play again" },
  "ending.stay": /*i18n*/ { id: "play.ending.stay", message: "Read it once more" },

  "session.loading": /*i18n*/ { id: "play.session.loading", message: "Loading game session..." },
  "session.missing": /*i18n*/ { id: "play.session.missing", message: "Game session not found" },
  "session.failed": /*i18n*/ { id: "play.session.failed", message: "Failed to fetch game session" },
  "session.missingNote": /*i18n*/ {
    id: "play.session.missingNote",
    message: "It may belong to another reader, or the address has a slip in it.",
  },

  "turn.guest": /*i18n*/ { id: "play.turn.guest", message: "Please log in to continue playing." },
  "turn.models": /*i18n*/ {
    id: "play.turn.models",
    message: "Failed to load AI models. Using fallback options.",
  },
  "turn.lowCredits": /*i18n*/ {
    id: "play.turn.lowCredits",
    message: "Your credits are running low!",
  },
  "turn.budget.site": /*i18n*/ {
    id: "play.turn.budget.site",
    message:
      "Today’s budget for models is spent here. Until tomorrow Katha’s own storyteller goes on, for no coins.",
  },
  "turn.budget.player": /*i18n*/ {
    id: "play.turn.budget.player",
    message:
      "Your share of today’s budget for models is spent. Until tomorrow Katha’s own storyteller goes on, for no coins.",
  },
  "turn.budget.story": /*i18n*/ {
    id: "play.turn.budget.story",
    message:
      "This story’s budget for models is spent today. Until tomorrow Katha’s own storyteller goes on, for no coins.",
  },
  "turn.ownKey.off": /*i18n*/ {
    id: "play.turn.ownKey.off",
    message:
      "This house no longer lets readers use keys of their own. Katha’s own storyteller told this, for no coins.",
  },
  "turn.ownKey.missing": /*i18n*/ {
    id: "play.turn.ownKey.missing",
    message:
      "You have no key here that could tell. Katha’s own storyteller told this, for no coins. “Your Account” is where a key is kept.",
  },
  "turn.ownKey.key_refused": /*i18n*/ {
    id: "play.turn.ownKey.key_refused",
    message:
      "The provider refuses your own key. Katha’s own storyteller told this, for no coins. Paste another key in “Your Account”.",
  },
  "turn.ownKey.unpaid": /*i18n*/ {
    id: "play.turn.ownKey.unpaid",
    message:
      "The account of your own key has no credit left, or its quota is spent. Katha’s own storyteller told this, for no coins. Look at your provider’s billing page.",
  },
  "turn.ownKey.model_unknown": /*i18n*/ {
    id: "play.turn.ownKey.model_unknown",
    message:
      "Your provider no longer has the model that you chose. Katha’s own storyteller told this, for no coins. Choose another in “Your Account”.",
  },
  "turn.ownKey.busy": /*i18n*/ {
    id: "play.turn.ownKey.busy",
    message:
      "The provider of your own key is busy. Katha’s own storyteller told this, for no coins. Your next turn asks it again.",
  },
  "turn.ownKey.unfit": /*i18n*/ {
    id: "play.turn.ownKey.unfit",
    message:
      "What your own model told did not fit this story. Katha’s own storyteller told this instead, for no coins. Your next turn asks it again.",
  },
  "turn.ownKey.failed": /*i18n*/ {
    id: "play.turn.ownKey.failed",
    message:
      "The provider of your own key did not answer as it should. Katha’s own storyteller told this, for no coins. Your next turn asks it again; “Your Account” tries the key.",
  },
  "turn.credits": /*i18n*/ {
    id: "play.turn.credits",
    message: "Not enough credits for {model}. You have {available} credits, but need {required}.",
  },
  "turn.earn": /*i18n*/ {
    id: "play.turn.earn",
    message: "Tasks on your progress page earn more.",
  },
  "turn.xp": /*i18n*/ {
    id: "play.turn.xp",
    message: "Not enough XP. You have {current} XP, but need {required} XP for this action.",
  },
  "turn.failed": /*i18n*/ {
    id: "play.turn.failed",
    message: "An error occurred while executing the action.",
  },
  "turn.abandoned": /*i18n*/ {
    id: "play.turn.abandoned",
    message:
      "You stopped waiting for this part. If it was finished all the same, you find it when you open the session again. What was not finished costs nothing.",
  },
  "turn.moved": /*i18n*/ {
    id: "play.turn.moved",
    message: "The story has changed since, perhaps on another device. This is where it stands now.",
  },
  "turn.notDone": /*i18n*/ {
    id: "play.turn.notDone",
    message:
      "The story has changed since, perhaps on another device, so nothing was done just now. This is where it stands.",
  },
  "turn.ended": /*i18n*/ { id: "play.turn.ended", message: "The story has ended" },
} as const satisfies MessageTable;
