/** Ids, names and values of hidden qualities, which no answer may contain. */
export const hiddenWords = ["hidden_doubt", "HIDDEN DOUBT", "hidden_mood", "HIDDEN MOOD", "SULLEN"];

/** A story with one of every kind of state, some of it hidden. */
export const lampStory = {
  start_node: "court",
  qualities: {
    trust: { kind: "number", name: "Trust", shown: true, least: 0, most: 5, start: 1 },
    lamp: { kind: "flag", name: "The lamp is lit", shown: true, start: false },
    companion: {
      kind: "one_of",
      name: "Companion",
      shown: true,
      values: ["nobody", "Meera"],
      start: "nobody",
    },
    name: { kind: "text", name: "Your name", shown: true, start: "stranger" },
    learnt: { kind: "set", name: "What you know", shown: true, values: ["the song"] },
    hidden_doubt: {
      kind: "number",
      name: "HIDDEN DOUBT",
      shown: false,
      least: 0,
      most: 9,
      start: 4,
    },
    hidden_mood: {
      kind: "one_of",
      name: "HIDDEN MOOD",
      shown: false,
      values: ["calm", "SULLEN"],
      start: "calm",
    },
  },
  things: {
    key: { name: "the iron key", about: "It is cold." },
    rope: { name: "a rope", start: true },
    lantern: { name: "a lantern", about: "It is dark." },
    flute: { name: "a flute" },
  },
  health: { name: "Health", start: 3, ends_at: "dark" },
  who: { qualities: ["name", "companion"], things: ["lantern", "flute"], things_most: 1 },
  reactions: {
    goat: {
      command: "Ask the goat",
      says: ["It chews, {name}.", "It looks away."],
      effects: [
        { add: "trust", by: 1, once: true },
        { add: "hidden_doubt", by: 1 },
      ],
    },
  },
  consequences: {
    kind: {
      about: "The player was kind.",
      effects: [
        { add: "trust", by: 1 },
        { set: "hidden_mood", to: "SULLEN" },
      ],
      once: true,
    },
    never: {
      about: "The door fell in.",
      when: { carries: "key" },
      effects: [{ set: "lamp", to: false }],
    },
  },
  nodes: {
    court: {
      text: "You stand in the court, {name}.\n\n{if lit} The lamp burns.\n\n{if not lit} It is dark here.",
      shown_if: { lit: { quality: "lamp", value: true } },
      budget: 40,
      hub: true,
      choices: [
        {
          text: "Light the lamp",
          target: "court",
          once: true,
          effects: [
            { set: "lamp", to: true },
            { add: "hidden_doubt", by: 1 },
            { set: "hidden_mood", to: "SULLEN" },
          ],
        },
        {
          text: "Open the door",
          target: "hall",
          when: { carries: "key" },
          otherwise: "locked",
          reason: "The door needs {key}.",
        },
        {
          text: "Say the name",
          target: "hall",
          when: { quality: "hidden_mood", value: "calm", is: "differs" },
          otherwise: "locked",
        },
        {
          text: "Swear by Meera",
          target: "hall",
          when: { quality: "companion", value: "Meera" },
          otherwise: "locked",
        },
        {
          text: "Climb the wall",
          target: "hall",
          check: { quality: "trust", fails_to: "ditch", effects: [{ add: "health", by: -1 }] },
        },
        {
          text: "Creep past",
          target: "hall",
          check: { quality: "hidden_doubt", fails_to: "ditch" },
        },
        { text: "Jump", target: "hall", effects: [{ add: "health", by: -3 }] },
      ],
    },
    ditch: {
      text: "You lie in the ditch.",
      budget: 40,
      choices: [{ text: "Back", target: "@hub" }],
    },
    well: {
      text: "The well is deep.",
      budget: 40,
      storylet: { title: "Look into the well", when: { quality: "lamp", value: true } },
      effects: [
        { give: "key", once: true },
        { include: "learnt", value: "the song" },
      ],
      choices: [{ text: "Back", target: "@hub" }],
    },
    hall: {
      text: "The hall.",
      instead: [{ when: { visited: "well", times: 1 }, target: "feast" }],
      choices: [],
      ending: { kind: "good", title: "In" },
    },
    feast: { text: "The feast.", choices: [], ending: { kind: "good", title: "The feast" } },
    dark: { text: "Dark.", choices: [], ending: { kind: "dark", title: "Dark" } },
  },
};

export const lampConfig = {
  xp_gain_multiplier: 1,
  health_max: 5,
  inventory_slots: 2,
  skill_check_difficulty: "medium",
  commands: {
    continue: { cost: 0 },
    custom_action: { cost: 5 },
    "Ask the goat": { cost: 3 },
    Sing: { cost: 2 },
  },
};
