import type { MessageTable } from "../types.ts";

export const answersMessages = {
  catchesAll: /*i18n*/ {
    id: "answers.catchesAll",
    message:
      "Without a topic, a person or a thing this answers everything of its kind that is typed. Add a topic below.",
  },
  title: /*i18n*/ { id: "answers.title", message: "What can be said here" },
  summary: /*i18n*/ {
    id: "answers.summary",
    message: "{count, plural, one {{amount} answer} other {{amount} answers}}",
  },
  hint: /*i18n*/ {
    id: "answers.hint",
    message:
      "What players can try here, and with whom or what. A dash falls through: the narrator says plainly that nothing comes of it. Press a cell to write the answer.",
  },
  ending: /*i18n*/ {
    id: "answers.ending",
    message:
      "The story ends in this scene, so players say nothing here. Give it a choice, and they can.",
  },
  amiss: /*i18n*/ { id: "answers.amiss", message: "Missing or wrong here" },
  grid: /*i18n*/ { id: "answers.grid", message: "What is answered in {scene}" },
  nobody: /*i18n*/ { id: "answers.nobody", message: "Nothing named" },
  "kind.person": /*i18n*/ { id: "answers.kind.person", message: "person" },
  "kind.thing": /*i18n*/ { id: "answers.kind.thing", message: "thing" },
  "kind.place": /*i18n*/ { id: "answers.kind.place", message: "place" },
  "level.scene": /*i18n*/ { id: "answers.level.scene", message: "scene" },
  "level.one": /*i18n*/ { id: "answers.level.one", message: "own" },
  "level.story": /*i18n*/ { id: "answers.level.story", message: "story" },
  "level.none": /*i18n*/ { id: "answers.level.none", message: "nothing" },
  "legend.scene": /*i18n*/ { id: "answers.legend.scene", message: "Answered by this scene" },
  "legend.one": /*i18n*/ {
    id: "answers.legend.one",
    message: "Answered by the person, thing or place, wherever it is",
  },
  "legend.story": /*i18n*/ {
    id: "answers.legend.story",
    message: "Answered by the story, for anybody and anything",
  },
  "legend.none": /*i18n*/ { id: "answers.legend.none", message: "Falls through" },
  cell: /*i18n*/ { id: "answers.cell", message: "{acts}, {whom}: {level}" },
  cellPart: /*i18n*/ { id: "answers.cellPart", message: "in part" },
  cellSometimes: /*i18n*/ { id: "answers.cellSometimes", message: "at times" },
  topics: /*i18n*/ { id: "answers.topics", message: "Topics" },
  topicsNone: /*i18n*/ { id: "answers.topicsNone", message: "none" },
  list: /*i18n*/ { id: "answers.list", message: "The answers that can come here" },
  listNone: /*i18n*/ {
    id: "answers.listNone",
    message: "None yet. Press a cell above, or write one.",
  },
  add: /*i18n*/ { id: "answers.add", message: "Write an answer" },
  close: /*i18n*/ { id: "answers.close", message: "Done" },
  remove: /*i18n*/ { id: "answers.remove", message: "Remove this answer" },
  form: /*i18n*/ { id: "answers.form", message: "An answer" },
  unsaid: /*i18n*/ { id: "answers.unsaid", message: "It counts once it says something." },
  acts: /*i18n*/ { id: "answers.acts", message: "What players do" },
  actsAny: /*i18n*/ { id: "answers.actsAny", message: "Anything: no act is asked for." },
  actsAdd: /*i18n*/ { id: "answers.actsAdd", message: "Add an act" },
  actsRemove: /*i18n*/ { id: "answers.actsRemove", message: "Not “{act}”" },
  about: /*i18n*/ { id: "answers.about", message: "About whom or what" },
  aboutHint: /*i18n*/ { id: "answers.aboutHint", message: "Blank: anybody and anything." },
  aboutAny: /*i18n*/ { id: "answers.aboutAny", message: "anybody or anything" },
  topicsOf: /*i18n*/ { id: "answers.topicsOf", message: "Only when this is spoken of" },
  topicsHint: /*i18n*/ {
    id: "answers.topicsHint",
    message:
      "Words or short phrases, one to a line; one of them is enough. Blank: whatever is said.",
  },
  at: /*i18n*/ { id: "answers.at", message: "In which scene" },
  atHint: /*i18n*/ { id: "answers.atHint", message: "Blank: in every scene." },
  target: /*i18n*/ { id: "answers.target", message: "Where it leads" },
  targetHint: /*i18n*/ { id: "answers.targetHint", message: "Blank: the player stays." },
  repeats: /*i18n*/ { id: "answers.repeats", message: "After the last line" },
  "repeats.last": /*i18n*/ { id: "answers.repeats.last", message: "The last line again" },
  "repeats.all": /*i18n*/ { id: "answers.repeats.all", message: "From the first line again" },
  "repeats.never": /*i18n*/ {
    id: "answers.repeats.never",
    message: "Nothing: another answer may come",
  },
  remembers: /*i18n*/ { id: "answers.remembers", message: "What the story remembers of it" },
  remembersHint: /*i18n*/ {
    id: "answers.remembersHint",
    message: "One sentence for “What the story remembers”, such as “You promised Yama your name.”",
  },
  later: /*i18n*/ { id: "answers.later", message: "Told later" },
  laterHint: /*i18n*/ {
    id: "answers.laterHint",
    message:
      "A short paragraph, told once in a later scene with this person, or in the ending: “Sushila has not put your torch down since.” It is true wherever it comes and names whom it speaks of. Where a scene has a paragraph that is only {mark}, it stands there.",
  },
  said: /*i18n*/ { id: "answers.said", message: "When somebody {what}, {how}" },
  "said.anything": /*i18n*/ {
    id: "answers.said.anything",
    message: "does anything at all with {about}",
  },
  "said.or": /*i18n*/ { id: "answers.said.or", message: "{one} or {other}" },
  "said.topics": /*i18n*/ { id: "answers.said.topics", message: "{what} about {topics}" },
  "said.at": /*i18n*/ { id: "answers.said.at", message: "{what} in “{scene}”" },
  "said.when": /*i18n*/ { id: "answers.said.when", message: "{what}, while {condition}" },
  "said.quoted": /*i18n*/ { id: "answers.said.quoted", message: "“{words}”" },
  "said.nothing": /*i18n*/ { id: "answers.said.nothing", message: "nothing is said yet." },
  "said.one": /*i18n*/ { id: "answers.said.one", message: "the answer is: {line}" },
  "said.once": /*i18n*/ { id: "answers.said.once", message: "the answer is, once: {line}" },
  "said.last": /*i18n*/ {
    id: "answers.said.last",
    message:
      "{count, plural, one {{amount} answer comes, beginning with: {line}} other {{amount} answers come in turn, then the last again, beginning with: {line}}}",
  },
  "said.all": /*i18n*/ {
    id: "answers.said.all",
    message:
      "{count, plural, one {{amount} answer comes again and again: {line}} other {{amount} answers come in turn, over and over, in each play from another one on. One of them: {line}}}",
  },
  "said.never": /*i18n*/ {
    id: "answers.said.never",
    message:
      "{count, plural, one {{amount} answer comes once: {line}} other {{amount} answers come, each once, beginning with: {line}}}",
  },
  "said.leads": /*i18n*/ { id: "answers.said.leads", message: "{said} It leads to “{scene}”." },
  try: /*i18n*/ { id: "answers.try", message: "Try a line" },
  tryHint: /*i18n*/ {
    id: "answers.tryHint",
    message: "As a player would type it here, from the beginning of the story's counting.",
  },
  tryDo: /*i18n*/ { id: "answers.tryDo", message: "Hear it" },
  tryWaits: /*i18n*/ { id: "answers.tryWaits", message: "Listening..." },
  tryHeard: /*i18n*/ { id: "answers.tryHeard", message: "It is told:" },
  "tryWay.edge": /*i18n*/ { id: "answers.tryWay.edge", message: "It takes a choice." },
  "tryWay.ask": /*i18n*/ { id: "answers.tryWay.ask", message: "It asks which choice is meant." },
  "tryWay.reaction": /*i18n*/ {
    id: "answers.tryWay.reaction",
    message: "An answer of yours comes.",
  },
  "tryWay.recall": /*i18n*/ {
    id: "answers.tryWay.recall",
    message: "What the player did earlier is told again.",
  },
  "tryWay.detour": /*i18n*/ {
    id: "answers.tryWay.detour",
    message: "Nothing of yours answers: the narrator tells it plainly.",
  },
  "tryWay.refusal": /*i18n*/ {
    id: "answers.tryWay.refusal",
    message: "Nothing of yours answers: the narrator says that it cannot be.",
  },
  tryChoice: /*i18n*/ { id: "answers.tryChoice", message: "Choice {place}: {text}" },
  tryWrite: /*i18n*/ { id: "answers.tryWrite", message: "Write an answer to it" },
  "choice.said": /*i18n*/ { id: "answers.choice.said", message: "How it can be said" },
  "choice.aliases": /*i18n*/ { id: "answers.choice.aliases", message: "Also said as" },
  "choice.aliasesHint": /*i18n*/ {
    id: "answers.choice.aliasesHint",
    message: "Other ways to say this choice, one to a line.",
  },
  "choice.notFor": /*i18n*/ { id: "answers.choice.notFor", message: "Never taken for" },
  "choice.notForHint": /*i18n*/ {
    id: "answers.choice.notForHint",
    message: "What sounds like it and means something else, one to a line.",
  },
  "choice.isSaid": /*i18n*/ { id: "answers.choice.isSaid", message: "Also said as {words}" },
  "choice.remembers": /*i18n*/ {
    id: "answers.choice.remembers",
    message: "Remembered as “{words}”",
  },
  "choice.laterHint": /*i18n*/ {
    id: "answers.choice.laterHint",
    message:
      "A short paragraph, told once, at least one scene after the one this leads to, or in the ending. It is true wherever it comes and names whom it speaks of. Where a scene has a paragraph that is only {mark}, it stands there.",
  },
  "choice.isNot": /*i18n*/ { id: "answers.choice.isNot", message: "Not for {words}" },
  "scene.nudges": /*i18n*/ { id: "answers.scene.nudges", message: "While nothing moves" },
  "scene.nudgesHint": /*i18n*/ {
    id: "answers.scene.nudgesHint",
    message:
      "Lines that somebody says or that happen after each fourth turn in which nothing moved, one to a line.",
  },
  "scene.nudged": /*i18n*/ { id: "answers.scene.nudged", message: "When nothing moves: “{line}”" },
} as const satisfies MessageTable;
