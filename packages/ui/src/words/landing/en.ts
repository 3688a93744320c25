export const landingEn = {
  "header.label": "On this page",
  "header.start": "Get Started",
  "dots.label": "Sections",

  "hero.name": "Welcome",
  "hero.eyebrow": "A palace library, open all night",
  "hero.title": "Stories that listen",
  "hero.other": "कहानियाँ जो सुनती हैं",
  "hero.line":
    "Read a passage. Say what you do, in your own words. The story goes on from there, and remembers.",
  "hero.way": "Begin Your Saga",
  "hero.on": "See how it works",

  "what.name": "What it is",
  "what.title": "A book that answers back",
  "what.first":
    "Every story here was begun by somebody: a place, a trouble, people with something to hide. You are one of them.",
  "what.second":
    "Take a line that is offered, or write your own. The next passage is told for you alone, inside the author’s plot, until one of its endings is reached.",
  "sample.told":
    "“You did,” he says, and it takes you a moment to hear that he is not accusing you. He is counting. “You were nine. You carried the oil in a brass cup with a dent in the lip.”",
  "sample.first": "Ask what they were pretending not to hear.",
  "sample.second": "Say nothing, and look for the cup.",
  "sample.own": "I blow the lamp out and wait for him to speak first.",
  "sample.ownNote": "in your own words",
  "sample.from": "From The Lamp-Keeper of Amber",

  "how.name": "How it works",
  "how.title": "Six steps from the door to the ending",
  "how.card": "{at} of {count}",
  "how.1": "Choose a story",
  "how.1.line": "From the shelves, by a search, or for a picture that will not leave you alone.",
  "how.2": "Read the passage",
  "how.2.line": "It is written out before you, at your own pace, in the language its author chose.",
  "how.3": "Say what you do",
  "how.3.line": "Take a line that is offered, or write one yourself. Both move the story.",
  "how.4": "Look closer",
  "how.4.line": "Immerse tells this moment in detail, and offers two ways on.",
  "how.5": "See it painted",
  "how.5.line": "Show paints the scene you stand in, by the hand you choose.",
  "how.6": "Reach an ending",
  "how.6.line": "There are several. Take a step back, or play again, and find another.",

  "features.name": "Features",
  "features.title": "What the library holds",
  "choices.title": "Interactive choices",
  "choices.line":
    "Lines to choose from, and room for your own. What you do is kept, and comes back.",
  "visuals.title": "AI-generated visuals",
  "visuals.line":
    "Any scene can be painted while you play: as a temple miniature, a scroll, an old mural, or in lamplight.",
  "mythology.title": "Rich mythology",
  "mythology.line":
    "Exiles, riddling ghosts, jesters and queens, out of India’s epics and folk tales; and new stories beside them.",
  "endings.title": "Multiple endings",
  "endings.line": "Each story knows how it may end, and counts the endings you have found.",
  "character.title": "Character customization",
  "character.line":
    "You bring the name, the manner and what is in your bag. The telling takes them up.",
  "achievements.title": "Achievement system",
  "achievements.line":
    "Daily tasks, milestones and achievements pay coins, and coins pay for turns.",

  "call.name": "Begin",
  "call.title": "Somebody kept a page for you",
  "call.line": "A hundred coins wait for every new reader, and a turn costs from one.",
  "call.way": "Start Your Legend",
} as const;
