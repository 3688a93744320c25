import type { MessageTable } from "../types.ts";

export const guideMessages = {
  "guide.title": /*i18n*/ { id: "guide.title", message: "How to Play" },
  "guide.note": /*i18n*/ {
    id: "guide.note",
    message:
      "Everything a reader needs, in five minutes. The rest the stories teach by themselves.",
  },
  "guide.contents": /*i18n*/ { id: "guide.contents", message: "On this page" },
  "guide.home": /*i18n*/ { id: "guide.home", message: "Choose a story" },

  "start.title": /*i18n*/ { id: "guide.start.title", message: "Before you begin" },
  "start.1": /*i18n*/ {
    id: "guide.start.1",
    message:
      "Anyone may walk along the shelves, search, and look inside a story. To play one you need an account: a name, an email and a password will do.",
  },
  "start.2": /*i18n*/ {
    id: "guide.start.2",
    message:
      "Press PLAY on a story’s page. If you have played it before, you come back to where you were; nothing is ever lost by closing the page.",
  },

  "turn.title": /*i18n*/ { id: "guide.turn.title", message: "How a turn goes" },
  "turn.1": /*i18n*/ {
    id: "guide.turn.1",
    message:
      "You read a passage. Then you act: with one of four commands, with a line the story offers, or in your own words. The next passage follows from what you did.",
  },
  "turn.2": /*i18n*/ {
    id: "guide.turn.2",
    message:
      "Your words may be anything: ask, look, give, promise, refuse. The people in the story answer from what they know, and what you gave them or told them may come back. The plot moves only where your words plainly mean one of its choices; where that is not sure, Katha asks which you mean.",
  },
  "turn.taken": /*i18n*/ {
    id: "guide.turn.taken",
    message:
      "Where your words led on, a line below the passage says which choice they were taken for. “Not what I meant” takes the passage back, and gives you your words to put otherwise.",
  },
  "turn.3": /*i18n*/ {
    id: "guide.turn.3",
    message:
      "Passages are written out as you read. A click or the Escape key shows the rest at once; with reduced motion on your device it all stands there from the start.",
  },

  "commands.title": /*i18n*/ { id: "guide.commands.title", message: "The commands" },
  "commands.caption": /*i18n*/ {
    id: "guide.commands.caption",
    message: "What each command does and takes",
  },
  "commands.command": /*i18n*/ { id: "guide.commands.command", message: "Command" },
  "commands.does": /*i18n*/ { id: "guide.commands.does", message: "What it does" },
  "commands.coins": /*i18n*/ { id: "guide.commands.coins", message: "Coins" },
  "commands.xp": /*i18n*/ { id: "guide.commands.xp", message: "XP" },
  "commands.text": /*i18n*/ { id: "guide.commands.text", message: "your text model’s price" },
  "commands.image": /*i18n*/ { id: "guide.commands.image", message: "your image model’s price" },
  "commands.free": /*i18n*/ { id: "guide.commands.free", message: "none" },
  "commands.own": /*i18n*/ {
    id: "guide.commands.own",
    message:
      "These are the usual prices in XP. A story may set others: its page lists them under Available Commands.",
  },
  "continue.name": /*i18n*/ { id: "guide.continue.name", message: "Continue" },
  "continue.does": /*i18n*/ {
    id: "guide.continue.does",
    message: "Goes on where there is one way, and asks which where there are several.",
  },
  "immerse.name": /*i18n*/ { id: "guide.immerse.name", message: "Immerse" },
  "immerse.does": /*i18n*/ {
    id: "guide.immerse.does",
    message:
      "Tells this moment closely. The plot does not move, and what you can do stands below again.",
  },
  "custom.name": /*i18n*/ { id: "guide.custom.name", message: "Act" },
  "custom.does": /*i18n*/ {
    id: "guide.custom.does",
    message: "Whatever you write in the box, woven into the story.",
  },
  "show.name": /*i18n*/ { id: "guide.show.name", message: "Show" },
  "show.does": /*i18n*/ { id: "guide.show.does", message: "Paints the scene you are in." },
  "undo.name": /*i18n*/ { id: "guide.undo.name", message: "Undo" },
  "undo.does": /*i18n*/ { id: "guide.undo.does", message: "Takes back the last part." },

  "undo.title": /*i18n*/ { id: "guide.undo.title", message: "Taking something back" },
  "undo.1": /*i18n*/ {
    id: "guide.undo.1",
    message:
      "Undo removes the last part of the story. The plot, your XP and your task progress go back to where they were before it. Coins do not come back: the telling was done.",
  },
  "undo.2": /*i18n*/ {
    id: "guide.undo.2",
    message:
      "An undo cannot itself be undone, so you are asked once before it happens; “Not what I meant” asks only where the story takes XP for it.",
  },

  "again.title": /*i18n*/ { id: "guide.again.title", message: "Told again, and other ways on" },
  "again.1": /*i18n*/ {
    id: "guide.again.1",
    message:
      "Under the last part stands “Tell it again”. Another telling costs what any turn of your text model costs; XP is counted once. Every telling is kept: the arrows beside it lead from one to the next, and the story goes on from the one you read.",
  },
  "again.2": /*i18n*/ {
    id: "guide.again.2",
    message:
      "The mark under each part opens what can be done with it: go on from there in a new session, which leaves this one as it is and costs nothing, or report the passage to the editors.",
  },
  "again.3": /*i18n*/ {
    id: "guide.again.3",
    message:
      "The scroll at the top of the page shows what the narrator remembers. Correct what is wrong, and forget what should not count.",
  },

  "xp.title": /*i18n*/ { id: "guide.xp.title", message: "XP: what you can do in one story" },
  "xp.1": /*i18n*/ {
    id: "guide.xp.1",
    message:
      "Each playing begins with the story’s Starting XP, most often 100. Immerse and your own actions use a little of it.",
  },
  "xp.2": /*i18n*/ {
    id: "guide.xp.2",
    message:
      "Reaching a scene for the first time gives 5 XP and reaching an ending 50, times whatever the story’s author has set.",
  },
  "xp.3": /*i18n*/ {
    id: "guide.xp.3",
    message:
      "With too little XP for an action you are told so, and nothing happens or is charged. Continue needs none.",
  },

  "coins.title": /*i18n*/ { id: "guide.coins.title", message: "Coins: what a telling costs" },
  "coins.1": /*i18n*/ {
    id: "guide.coins.1",
    message:
      "New readers have 100 coins. Each passage costs what your text model asks and each picture what your image model asks; the price stands beside the command before you press it. What Katha itself tells costs none, and neither do the author’s own answers, a question what you meant, or a refusal.",
  },
  "coins.2": /*i18n*/ {
    id: "guide.coins.2",
    message:
      "A turn that fails costs nothing: the coins held for it return by themselves. You are never charged twice for one turn, whatever happens to your connection.",
  },
  "coins.3": /*i18n*/ {
    id: "guide.coins.3",
    message:
      "Daily tasks, milestones and achievements on your progress page pay coins. Under ten you are warned; when a model is more than you have, you are offered those that are not.",
  },

  "models.title": /*i18n*/ { id: "guide.models.title", message: "The tellers and the painters" },
  "models.1": /*i18n*/ {
    id: "guide.models.1",
    message:
      "A text model tells the story and an image model paints it. You find them at the top of the page of a story. Change them whenever you like: the story goes on where it is.",
  },
  "models.builtIn": /*i18n*/ {
    id: "guide.models.builtIn",
    message:
      "Katha’s own storyteller gives the author’s scenes and answers, understands what you type, and costs no coins. Other storytellers are language models that write answers of their own: they are listed when this house connects one, and say who serves them. So do painters; those that name nobody are Katha’s own, follow rules, and are always there.",
  },
  "models.text": /*i18n*/ { id: "guide.models.text", message: "Text models" },
  "models.image": /*i18n*/ { id: "guide.models.image", message: "Image models" },
  "models.about": /*i18n*/ { id: "guide.models.about", message: "Of what kind" },
  "models.price": /*i18n*/ { id: "guide.models.price", message: "Coins" },
  "models.none": /*i18n*/ {
    id: "guide.models.none",
    message:
      "The list is not here just now; the pickers in the story show each model with its price.",
  },

  "tasks.title": /*i18n*/ { id: "guide.tasks.title", message: "Tasks, stars and levels" },
  "tasks.1": /*i18n*/ {
    id: "guide.tasks.1",
    message:
      "Your progress page keeps three shelves: daily tasks, which begin anew at midnight where you are, milestones, and achievements. They pay coins and stars, and stars raise your level.",
  },

  "words.title": /*i18n*/ { id: "guide.words.title", message: "Reading at your ease" },
  "words.1": /*i18n*/ {
    id: "guide.words.1",
    message:
      "The pages speak English and Hindi, by night and by morning light; both switches are at the foot of the page. Stories keep the language they were written in.",
  },
  "words.2": /*i18n*/ {
    id: "guide.words.2",
    message:
      "Everything can be done by keyboard, and screen readers hear new passages by whole sentences.",
  },

  "help.title": /*i18n*/ { id: "guide.help.title", message: "When something goes wrong" },
  "help.1": /*i18n*/ {
    id: "guide.help.1",
    message:
      "The line was cut: wait a moment. A turn goes on without you, and is there when you come back.",
  },
  "help.2": /*i18n*/ {
    id: "guide.help.2",
    message:
      "A passage pleases nobody: have it told again, choose another model if there is one, or say it in other words.",
  },
  "help.3": /*i18n*/ {
    id: "guide.help.3",
    message: "Something stays broken: load the page again. Your story is kept after every turn.",
  },
} as const satisfies MessageTable;
