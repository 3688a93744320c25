import type { MessageTable } from "../types.ts";

/** What a reader has of their own in a story: plays of it, and what they put on its parts. */
export const ownSessionMessages = {
  "sessions.title": /*i18n*/ { id: "ownSession.sessions.title", message: "Which play?" },
  "sessions.note": /*i18n*/ {
    id: "ownSession.sessions.note",
    message: "Go on with one of them, or begin anew. The others stay as they are.",
  },
  "sessions.noteOne": /*i18n*/ {
    id: "ownSession.sessions.noteOne",
    message: "Go on where you are, or begin anew. Your play stays as it is.",
  },
  "sessions.list": /*i18n*/ { id: "ownSession.sessions.list", message: "Your plays of this story" },
  "sessions.begin": /*i18n*/ { id: "ownSession.sessions.begin", message: "At the beginning" },
  "sessions.onTheWay": /*i18n*/ { id: "ownSession.sessions.onTheWay", message: "On the way" },
  "sessions.far": /*i18n*/ { id: "ownSession.sessions.far", message: "{percent} of the way" },
  "sessions.loading": /*i18n*/ {
    id: "ownSession.sessions.loading",
    message: "Looking for your plays...",
  },
  "sessions.failed": /*i18n*/ {
    id: "ownSession.sessions.failed",
    message: "Your plays could not be fetched. They are safe.",
  },
  "sessions.stay": /*i18n*/ { id: "ownSession.sessions.stay", message: "Not now" },
  "sessions.anew": /*i18n*/ { id: "ownSession.sessions.anew", message: "Begin anew" },
  "sessions.beginning": /*i18n*/ { id: "ownSession.sessions.beginning", message: "Opening..." },

  "mark.title": /*i18n*/ { id: "ownSession.mark.title", message: "Bookmark or note" },
  "mark.note": /*i18n*/ {
    id: "ownSession.mark.note",
    message: "For you alone. It stays with this part, on all your devices.",
  },
  "mark.bookmark": /*i18n*/ { id: "ownSession.mark.bookmark", message: "Bookmark this part" },
  "mark.name": /*i18n*/ { id: "ownSession.mark.name", message: "Name of the bookmark" },
  "mark.nameHint": /*i18n*/ {
    id: "ownSession.mark.nameHint",
    message: "Leave it empty, and the part's first words stand for it.",
  },
  "mark.words": /*i18n*/ { id: "ownSession.mark.words", message: "Note" },
  "mark.cancel": /*i18n*/ { id: "ownSession.mark.cancel", message: "Cancel" },
  "mark.save": /*i18n*/ { id: "ownSession.mark.save", message: "Keep it" },
  "mark.saving": /*i18n*/ { id: "ownSession.mark.saving", message: "Keeping..." },
  "mark.remove": /*i18n*/ { id: "ownSession.mark.remove", message: "Take it away" },
  "mark.failed": /*i18n*/ {
    id: "ownSession.mark.failed",
    message: "It could not be kept. What you wrote is still here.",
  },
  "marks.title": /*i18n*/ { id: "ownSession.marks.title", message: "Bookmarks and notes" },
  "marks.loading": /*i18n*/ {
    id: "ownSession.marks.loading",
    message: "Turning to your bookmarks...",
  },
  "marks.failed": /*i18n*/ {
    id: "ownSession.marks.failed",
    message: "Your bookmarks could not be fetched. They are safe.",
  },
  "marks.empty": /*i18n*/ { id: "ownSession.marks.empty", message: "Nothing here yet" },
  "marks.emptyNote": /*i18n*/ {
    id: "ownSession.marks.emptyNote",
    message: "Under each part, “More about this part” sets a bookmark or takes a note.",
  },
  "marks.go": /*i18n*/ { id: "ownSession.marks.go", message: "Go there" },
  "marks.goOf": /*i18n*/ { id: "ownSession.marks.goOf", message: "Go there: {name}" },
  "marks.branch": /*i18n*/ {
    id: "ownSession.marks.branch",
    message: "Go on from there in a new session",
  },
  "marks.branchOf": /*i18n*/ {
    id: "ownSession.marks.branchOf",
    message: "Go on from there in a new session: {name}",
  },
  "marks.edit": /*i18n*/ { id: "ownSession.marks.edit", message: "Change" },
  "marks.editOf": /*i18n*/ { id: "ownSession.marks.editOf", message: "Change: {name}" },
  "marks.undone": /*i18n*/ {
    id: "ownSession.marks.undone",
    message: "This part was taken back. Your note is kept.",
  },
  "reword.title": /*i18n*/ { id: "ownSession.reword.title", message: "In your own words" },
  "reword.note": /*i18n*/ {
    id: "ownSession.reword.note",
    message:
      "It stands in the story in place of what was told, which is kept. Whoever tells on reads yours; what happened stays what it was.",
  },
  "reword.words": /*i18n*/ {
    id: "ownSession.reword.words",
    message: "This part, as you would have it",
  },
  "reword.required": /*i18n*/ {
    id: "ownSession.reword.required",
    message: "Write how it goes, or keep what was told.",
  },
  "reword.tooLong": /*i18n*/ {
    id: "ownSession.reword.tooLong",
    message: "At most {most} characters.",
  },
  "reword.cancel": /*i18n*/ { id: "ownSession.reword.cancel", message: "Cancel" },
  "reword.save": /*i18n*/ { id: "ownSession.reword.save", message: "Put it in the story" },
  "reword.saving": /*i18n*/ { id: "ownSession.reword.saving", message: "Writing it in..." },
  "reword.original": /*i18n*/ { id: "ownSession.reword.original", message: "As it was told" },
  "reword.takeBack": /*i18n*/ { id: "ownSession.reword.takeBack", message: "Take my words back" },
  "reword.failed": /*i18n*/ {
    id: "ownSession.reword.failed",
    message: "It could not be written in. What you wrote is still here.",
  },
  "reword.takeBackFailed": /*i18n*/ {
    id: "ownSession.reword.takeBackFailed",
    message: "Your words could not be taken back. Try once more.",
  },
  "cost.title": /*i18n*/ { id: "ownSession.cost.title", message: "What this part cost" },
  "cost.loading": /*i18n*/ { id: "ownSession.cost.loading", message: "Looking it up..." },
  "cost.failed": /*i18n*/ {
    id: "ownSession.cost.failed",
    message: "The receipt could not be fetched.",
  },
  "cost.coins": /*i18n*/ { id: "ownSession.cost.coins", message: "Coins" },
  "cost.free": /*i18n*/ { id: "ownSession.cost.free", message: "Nothing" },
  "cost.xp": /*i18n*/ { id: "ownSession.cost.xp", message: "XP" },
  "cost.teller": /*i18n*/ { id: "ownSession.cost.teller", message: "Told by" },
  "cost.painter": /*i18n*/ { id: "ownSession.cost.painter", message: "Painted by" },
  "cost.served": /*i18n*/ { id: "ownSession.cost.served", message: "Through" },
  "cost.returned": /*i18n*/ { id: "ownSession.cost.returned", message: "Set aside and given back" },
  "cost.katha": /*i18n*/ { id: "ownSession.cost.katha", message: "Katha itself" },
  "cost.why": /*i18n*/ { id: "ownSession.cost.why", message: "Why" },
  "cost.close": /*i18n*/ { id: "ownSession.cost.close", message: "Close" },
  "why.branched": /*i18n*/ {
    id: "ownSession.why.branched",
    message:
      "Brought along from the session that this one branches from: that cost nothing a second time.",
  },
  "why.running": /*i18n*/ { id: "ownSession.why.running", message: "It is being told." },
  "why.void": /*i18n*/ {
    id: "ownSession.why.void",
    message: "It was not told, so it cost nothing.",
  },
  "why.undo": /*i18n*/ { id: "ownSession.why.undo", message: "Taking a part back costs no coins." },
  "why.author": /*i18n*/ {
    id: "ownSession.why.author",
    message: "Answered in the author's own words, which cost no coins.",
  },
  "why.budget": /*i18n*/ {
    id: "ownSession.why.budget",
    message: "Told by Katha itself for no coins, since the day's budget for models was spent.",
  },
  "why.own_key": /*i18n*/ {
    id: "ownSession.why.own_key",
    message: "Told with your own key, for no coins here.",
  },
  "why.own_key_failed": /*i18n*/ {
    id: "ownSession.why.own_key_failed",
    message: "Your own key could not be used, so Katha itself told it for no coins.",
  },
  "why.katha": /*i18n*/ {
    id: "ownSession.why.katha",
    message: "Told by Katha itself from the author's words, which costs no coins.",
  },
  "why.model": /*i18n*/ {
    id: "ownSession.why.model",
    message: "A model told it, for its price when you asked.",
  },
  "why.picture": /*i18n*/ {
    id: "ownSession.why.picture",
    message: "A picture was painted, for the painter's price when you asked.",
  },
  "why.no_picture": /*i18n*/ {
    id: "ownSession.why.no_picture",
    message: "The picture did not come out, so nothing was charged.",
  },
  "tellings.title": /*i18n*/ { id: "ownSession.tellings.title", message: "Its tellings" },
  "tellings.note": /*i18n*/ {
    id: "ownSession.tellings.note",
    message: "Beside each other. Every one is kept, whichever you choose.",
  },
  "tellings.noteEarlier": /*i18n*/ {
    id: "ownSession.tellings.noteEarlier",
    message:
      "Beside each other. The story went on from the one that is marked; only the last part can be changed.",
  },
  "tellings.loading": /*i18n*/ {
    id: "ownSession.tellings.loading",
    message: "Laying them side by side...",
  },
  "tellings.failed": /*i18n*/ {
    id: "ownSession.tellings.failed",
    message: "The tellings could not be fetched.",
  },
  "tellings.left": /*i18n*/ { id: "ownSession.tellings.left", message: "On one side" },
  "tellings.right": /*i18n*/ { id: "ownSession.tellings.right", message: "On the other side" },
  "tellings.number": /*i18n*/ { id: "ownSession.tellings.number", message: "Telling {number}" },
  "tellings.by": /*i18n*/ { id: "ownSession.tellings.by", message: "by {teller}" },
  "tellings.current": /*i18n*/ { id: "ownSession.tellings.current", message: "In the story" },
  "tellings.chooseOf": /*i18n*/ {
    id: "ownSession.tellings.chooseOf",
    message: "Go on with telling {number}",
  },
  "tellings.choosing": /*i18n*/ { id: "ownSession.tellings.choosing", message: "Changing it..." },
  "tellings.close": /*i18n*/ { id: "ownSession.tellings.close", message: "Close" },
} as const satisfies MessageTable;
