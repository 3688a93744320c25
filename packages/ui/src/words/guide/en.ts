export const guideEn = {
  "guide.title": "How to Play",
  "guide.note":
    "Everything a reader needs, in five minutes. The rest the stories teach by themselves.",
  "guide.contents": "On this page",
  "guide.home": "Choose a story",

  "start.title": "Before you begin",
  "start.1":
    "Anyone may walk along the shelves, search, and look inside a story. To play one you need an account: a name, an email and a password will do.",
  "start.2":
    "Press PLAY on a story’s page. If you have played it before, you come back to where you were; nothing is ever lost by closing the page.",

  "turn.title": "How a turn goes",
  "turn.1":
    "You read a passage. Then you act: with one of four commands, with a line the story offers, or in your own words. The next passage follows from what you did.",
  "turn.2":
    "Your words may be anything. The story takes them in, and answers from inside the author’s plot: some deeds change it, some lead a little way round, and some are refused as life would refuse them. An ending is always within reach.",
  "turn.3":
    "Passages are written out as you read. A click or the Escape key shows the rest at once; with reduced motion on your device it all stands there from the start.",

  "commands.title": "The commands",
  "commands.caption": "What each command does and takes",
  "commands.command": "Command",
  "commands.does": "What it does",
  "commands.coins": "Coins",
  "commands.xp": "XP",
  "commands.text": "your text model’s price",
  "commands.image": "your image model’s price",
  "commands.free": "none",
  "commands.own":
    "These are the usual prices in XP. A story may set others: its page lists them under Available Commands.",
  "continue.name": "Continue",
  "continue.does": "Moves the story on by itself.",
  "immerse.name": "Immerse",
  "immerse.does":
    "Tells this moment closely, and offers two ways on. Choosing one of them continues the story.",
  "custom.name": "Act",
  "custom.does": "Whatever you write in the box, woven into the story.",
  "show.name": "Show",
  "show.does": "Paints the scene you are in.",
  "undo.name": "Undo",
  "undo.does": "Takes back the last part.",

  "undo.title": "Taking something back",
  "undo.1":
    "Undo removes the last part of the story. The plot, your XP and your task progress go back to where they were before it. Coins do not come back: the telling was done.",
  "undo.2": "An undo cannot itself be undone, so you are asked once before it happens.",

  "again.title": "Told again, and other ways on",
  "again.1":
    "Under the last part stands “Tell it again”. Another telling costs what any turn of your text model costs; XP is counted once. Every telling is kept: the arrows beside it lead from one to the next, and the story goes on from the one you read.",
  "again.2":
    "The mark under each part opens what can be done with it: go on from there in a new session, which leaves this one as it is and costs nothing, or report the passage to the editors.",
  "again.3":
    "The scroll at the top of the page shows what the narrator remembers. Correct what is wrong, and forget what should not count.",

  "xp.title": "XP: what you can do in one story",
  "xp.1":
    "Each playing begins with the story’s Starting XP, most often 100. Immerse and your own actions use a little of it.",
  "xp.2":
    "Reaching a scene for the first time gives 5 XP and reaching an ending 50, times whatever the story’s author has set.",
  "xp.3":
    "With too little XP for an action you are told so, and nothing happens or is charged. Continue needs none.",

  "coins.title": "Coins: what a telling costs",
  "coins.1":
    "New readers have 100 coins. Each passage costs what your text model asks and each picture what your image model asks; the price stands beside the command before you press it.",
  "coins.2":
    "A turn that fails costs nothing: the coins held for it return by themselves. You are never charged twice for one turn, whatever happens to your connection.",
  "coins.3":
    "Daily tasks, milestones and achievements on your progress page pay coins. Under ten you are warned; when a model is more than you have, you are offered those that are not.",

  "models.title": "The tellers and the painters",
  "models.1":
    "A text model tells the story and an image model paints it. Choose them at the top of the page, and change them whenever you like: the story goes on where it is, in another voice.",
  "models.builtIn":
    "Models marked “built in” are this site’s own: they follow rules, need nobody outside, and are always there.",
  "models.text": "Text models",
  "models.image": "Image models",
  "models.about": "Of what kind",
  "models.price": "Coins",
  "models.none":
    "The list is not here just now; the pickers in the story show each model with its price.",

  "tasks.title": "Tasks, stars and levels",
  "tasks.1":
    "Your progress page keeps three shelves: daily tasks, which begin anew at midnight where you are, milestones, and achievements. They pay coins and stars, and stars raise your level.",

  "words.title": "Reading at your ease",
  "words.1":
    "The pages speak English and Hindi, by night and by morning light; both switches are at the foot of the page. Stories keep the language they were written in.",
  "words.2":
    "Everything can be done by keyboard, and screen readers hear new passages by whole sentences.",

  "help.title": "When something goes wrong",
  "help.1":
    "The line was cut: wait a moment. A turn goes on without you, and is there when you come back.",
  "help.2":
    "A passage pleases nobody: have it told again, choose another model, or say it in other words.",
  "help.3": "Something stays broken: load the page again. Your story is kept after every turn.",
} as const;
