export const playEn = {
  "log.label": "The story so far",
  "log.you": "You: {words}",
  "log.selected": "Selected: {words}",
  "log.model": "Using {model} ({credits} credits)",
  "log.alternatives": "Try these alternatives:",
  "log.image": "AI generated image",
  "log.undone": "Taken back",
  "log.thinking": "AI is thinking...",
  "log.newPassage": "New passage",
  "log.finish": "A click or Escape shows it all",
  "choices.label": "What do you do?",

  "part.more": "More about this part",
  "part.branch": "Go on from here in a new session",
  "part.report": "Report this passage",

  "retell.again": "Tell it again",
  "retell.note": "XP is counted once, and every telling is kept.",
  "retell.versions": "Tellings of this part",
  "retell.of": "{current} of {total}",
  "retell.before": "The telling before",
  "retell.next": "The next telling",

  "origin.note": "This session grew from another, which stays as you left it.",
  "origin.open": "Open that one",

  "tray.label": "Commands",
  "tray.placeholder": "Describe your custom action...",
  "tray.act": "Act",
  "tray.stop": "Stop",
  "tray.continue": "Continue",
  "tray.immerse": "Immerse",
  "tray.show": "Show",
  "tray.undo": "Undo",
  "tray.continueNote": "Advance the story",
  "tray.immerseNote": "A closer description, and choices",
  "tray.showNote": "An image of the current scene",
  "tray.undoNote": "Take back the last part",
  "tray.actNote": "Your own words, woven into the story",

  "coin.price": { one: "{amount} coin", other: "{amount} coins" },
  "coin.free": "No coins",

  "receipt.xp": "{xp} XP",
  "receipt.scene": "scene {scene} of about {scenes}",
  "receipt.turn": { one: "Last turn: {amount} coin", other: "Last turn: {amount} coins" },
  "receipt.free": "Last turn: no coins",
  "receipt.left": "{amount} left",

  "bar.back": "Back",
  "bar.know": "Know How",
  "bar.memory": "What the narrator remembers",
  "bar.story": "Story",
  "bar.text": "Text model",
  "bar.image": "Image model",

  "know.commands": "Game Commands",
  "know.models": "AI Models",
  "know.modelsNote":
    "A text model tells the story and an image model paints it. Each has a voice or a hand of its own, and a price in coins for every turn. Change them at any time; the story goes on where it is.",
  "know.undoNote": "Story and XP go back to where they were. Coins do not: the work was done.",
  "know.xp": "{xp} XP",
  "know.more": "Want to know more?",
  "know.guide": "Click here",

  "alternatives.title": "Models you can afford",

  "undo.title": "Undo this part?",
  "undo.note":
    "The story goes back to before its last part, and so does your XP. Coins are not returned. This cannot be reversed.",
  "undo.keep": "Keep it",
  "undo.undo": "Undo this part",

  "ending.title": "The story has ended",
  "ending.note": "Every telling is kept. There are other ways through.",
  "ending.found": "Endings found",
  "ending.foundOf": "{found} of {total}",
  "ending.xp": "XP",
  "ending.choices": "Choices made",
  "ending.scenes": "Scenes seen",
  "ending.again": "Play again",
  "ending.stay": "Read it once more",

  "session.loading": "Loading game session...",
  "session.missing": "Game session not found",
  "session.failed": "Failed to fetch game session",
  "session.missingNote": "It may belong to another reader, or the address has a slip in it.",

  "turn.guest": "Please log in to continue playing.",
  "turn.models": "Failed to load AI models. Using fallback options.",
  "turn.lowCredits": "Your credits are running low!",
  "turn.credits":
    "Not enough credits for {model}. You have {available} credits, but need {required}.",
  "turn.xp": "Not enough XP. You have {current} XP, but need {required} XP for this action.",
  "turn.failed": "An error occurred while executing the action.",
  "turn.ended": "The story has ended",
} as const;

export type PlayWordKey = keyof typeof playEn;
