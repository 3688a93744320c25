import type { MessageTable } from "../types.ts";

export const landingMessages = {
  "header.label": /*i18n*/ { id: "landing.header.label", message: "On this page" },
  "header.start": /*i18n*/ { id: "landing.header.start", message: "Get Started" },
  "dots.label": /*i18n*/ { id: "landing.dots.label", message: "Sections" },

  "hero.name": /*i18n*/ { id: "landing.hero.name", message: "Welcome" },
  "hero.eyebrow": /*i18n*/ {
    id: "landing.hero.eyebrow",
    message: "A palace library, open all night",
  },
  "hero.title": /*i18n*/ { id: "landing.hero.title", message: "Stories that listen" },
  "hero.other": /*i18n*/ { id: "landing.hero.other", message: "कहानियाँ जो सुनती हैं" },
  "hero.line": /*i18n*/ {
    id: "landing.hero.line",
    message:
      "Read a passage. Say what you do, in your own words. The story goes on from there, and remembers.",
  },
  "hero.way": /*i18n*/ { id: "landing.hero.way", message: "Begin Your Saga" },
  "hero.on": /*i18n*/ { id: "landing.hero.on", message: "See how it works" },

  "what.name": /*i18n*/ { id: "landing.what.name", message: "What it is" },
  "what.title": /*i18n*/ { id: "landing.what.title", message: "A book that answers back" },
  "what.first": /*i18n*/ {
    id: "landing.what.first",
    message:
      "Every story here was begun by somebody: a place, a trouble, people with something to hide. You are one of them.",
  },
  "what.second": /*i18n*/ {
    id: "landing.what.second",
    message:
      "Take a line that is offered, or write your own. The next passage is told for you alone, inside the author’s plot, until one of its endings is reached.",
  },
  "sample.told": /*i18n*/ {
    id: "landing.sample.told",
    message:
      "“You did,” he says, and it takes you a moment to hear that he is not accusing you. He is counting. “You were nine. You carried the oil in a brass cup with a dent in the lip.”",
  },
  "sample.first": /*i18n*/ {
    id: "landing.sample.first",
    message: "Ask what they were pretending not to hear.",
  },
  "sample.second": /*i18n*/ {
    id: "landing.sample.second",
    message: "Say nothing, and look for the cup.",
  },
  "sample.own": /*i18n*/ {
    id: "landing.sample.own",
    message: "I blow the lamp out and wait for him to speak first.",
  },
  "sample.ownNote": /*i18n*/ { id: "landing.sample.ownNote", message: "in your own words" },
  "sample.from": /*i18n*/ { id: "landing.sample.from", message: "From The Lamp-Keeper of Amber" },

  "how.name": /*i18n*/ { id: "landing.how.name", message: "How it works" },
  "how.title": /*i18n*/ {
    id: "landing.how.title",
    message: "Six steps from the door to the ending",
  },
  "how.card": /*i18n*/ { id: "landing.how.card", message: "{at} of {count}" },
  "how.1": /*i18n*/ { id: "landing.how.1", message: "Choose a story" },
  "how.1.line": /*i18n*/ {
    id: "landing.how.1.line",
    message: "From the shelves, by a search, or for a picture that will not leave you alone.",
  },
  "how.2": /*i18n*/ { id: "landing.how.2", message: "Read the passage" },
  "how.2.line": /*i18n*/ {
    id: "landing.how.2.line",
    message: "It is written out before you, at your own pace, in the language its author chose.",
  },
  "how.3": /*i18n*/ { id: "landing.how.3", message: "Say what you do" },
  "how.3.line": /*i18n*/ {
    id: "landing.how.3.line",
    message: "Take a line that is offered, or write one yourself. Both move the story.",
  },
  "how.4": /*i18n*/ { id: "landing.how.4", message: "Look closer" },
  "how.4.line": /*i18n*/ {
    id: "landing.how.4.line",
    message: "Immerse tells this moment in detail, and leaves every way open.",
  },
  "how.5": /*i18n*/ { id: "landing.how.5", message: "See it painted" },
  "how.5.line": /*i18n*/ {
    id: "landing.how.5.line",
    message: "Show paints the scene you stand in, by the hand you choose.",
  },
  "how.6": /*i18n*/ { id: "landing.how.6", message: "Reach an ending" },
  "how.6.line": /*i18n*/ {
    id: "landing.how.6.line",
    message: "There are several. Take a step back, or play again, and find another.",
  },

  "features.name": /*i18n*/ { id: "landing.features.name", message: "Features" },
  "features.title": /*i18n*/ { id: "landing.features.title", message: "What the library holds" },
  "choices.title": /*i18n*/ { id: "landing.choices.title", message: "Interactive choices" },
  "choices.line": /*i18n*/ {
    id: "landing.choices.line",
    message: "Lines to choose from, and room for your own. What you do is kept, and comes back.",
  },
  "visuals.title": /*i18n*/ { id: "landing.visuals.title", message: "AI-generated visuals" },
  "visuals.line": /*i18n*/ {
    id: "landing.visuals.line",
    message:
      "Any scene can be painted while you play: as a temple miniature, a scroll, an old mural, or in lamplight.",
  },
  "mythology.title": /*i18n*/ { id: "landing.mythology.title", message: "Rich mythology" },
  "mythology.line": /*i18n*/ {
    id: "landing.mythology.line",
    message:
      "Exiles, riddling ghosts, jesters and queens, out of India’s epics and folk tales; and new stories beside them.",
  },
  "endings.title": /*i18n*/ { id: "landing.endings.title", message: "Multiple endings" },
  "endings.line": /*i18n*/ {
    id: "landing.endings.line",
    message: "Each story knows how it may end, and counts the endings you have found.",
  },
  "character.title": /*i18n*/ { id: "landing.character.title", message: "Character customization" },
  "character.line": /*i18n*/ {
    id: "landing.character.line",
    message: "You bring the name, the manner and what is in your bag. The telling takes them up.",
  },
  "achievements.title": /*i18n*/ {
    id: "landing.achievements.title",
    message: "Achievement system",
  },
  "achievements.line": /*i18n*/ {
    id: "landing.achievements.line",
    message:
      "Daily tasks, milestones and achievements pay coins, and coins pay for pictures and some tellers.",
  },

  "call.name": /*i18n*/ { id: "landing.call.name", message: "Begin" },
  "call.title": /*i18n*/ { id: "landing.call.title", message: "Somebody kept a page for you" },
  "call.line": /*i18n*/ {
    id: "landing.call.line",
    message: "A hundred coins wait for every new reader, and the author’s own scenes cost none.",
  },
  "call.way": /*i18n*/ { id: "landing.call.way", message: "Start Your Legend" },
} as const satisfies MessageTable;
