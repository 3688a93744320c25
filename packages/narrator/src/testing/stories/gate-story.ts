/** A story that keeps count: a gate, its key, a guard who can be won over, and a hidden quality. */
export const gateStory = {
  start_node: "gate",
  qualities: {
    trust: { kind: "number", name: "Trust", shown: true, least: 0, most: 5, start: 1 },
    grudge: { kind: "number", name: "Grudge", shown: false, least: 0, most: 9, start: 2 },
    lamp: { kind: "flag", name: "The lamp is lit", shown: true, start: false },
    name: { kind: "text", name: "Your name", shown: true, start: "stranger" },
  },
  things: { key: { name: "the iron key" }, rope: { name: "a rope", start: true } },
  health: { name: "Health", start: 4, ends_at: "dark" },
  reactions: {
    guard: {
      command: "Ask the guard",
      says: ["He shrugs, {name}.", "He looks away."],
      effects: [
        { add: "trust", by: 1, once: true },
        { add: "grudge", by: 1 },
      ],
    },
  },
  consequences: {
    kind: { about: "The player was kind.", effects: [{ add: "trust", by: 1 }], once: true },
    falls: {
      about: "The gate fell in.",
      when: { carries: "key" },
      effects: [{ take: "key" }],
    },
  },
  nodes: {
    gate: {
      text: "The gate, {name}.\n\n{if lit} The lamp burns.\n\n{if not lit} It is dark.",
      shown_if: { lit: { quality: "lamp", value: true } },
      budget: 9,
      hub: true,
      choices: [
        {
          text: "Light the lamp",
          target: "gate",
          once: true,
          effects: [{ set: "lamp", to: true }],
        },
        {
          text: "Open the gate",
          target: "yard",
          when: { carries: "key" },
          otherwise: "locked",
          reason: "The gate needs {key}.",
        },
        {
          text: "Climb over",
          target: "yard",
          check: { quality: "trust", fails_to: "ditch", effects: [{ add: "health", by: -2 }] },
        },
      ],
    },
    ditch: { text: "The ditch.", budget: 9, choices: [{ text: "Back", target: "@hub" }] },
    well: {
      text: "The well.",
      budget: 9,
      storylet: { title: "Look into the well", when: { quality: "lamp", value: true } },
      effects: [{ give: "key" }],
      choices: [{ text: "Back", target: "@hub" }],
    },
    yard: { text: "The yard.", choices: [] },
    dark: { text: "Dark.", choices: [] },
  },
};
