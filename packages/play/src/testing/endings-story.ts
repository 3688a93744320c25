const titled = (title: string) => ({ text: `${title}.`, choices: [], ending: { title } });
const gate = { cast: ["Mira"], text: "A gate. Mira keeps it." };

/** A story in which every way that a position can move leads to an ending. */
export const endingsStory = {
  start_node: "gate",
  health: { name: "Health", start: 1, ends_at: "fallen" },
  qualities: {
    kind: { kind: "flag", name: "Kind", start: false },
    courage: { kind: "number", name: "Courage", least: 0, most: 9, start: 0 },
  },
  nodes: {
    gate: {
      ...gate,
      hub: true,
      choices: [
        { text: "Walk through", target: "through" },
        { text: "Fight the dog", target: "gate", effects: [{ add: "health", by: -1 }] },
        { text: "Look behind the curtain", target: "curtain" },
        { text: "Climb", target: "climbed", check: { quality: "courage", fails_to: "slipped" } },
        { text: "Wait for the bell", target: "bell" },
      ],
    },
    bell: { ...gate, text: "The bell rings.", choices: [{ text: "Answer it", target: "rung" }] },
    well: {
      text: "The well.",
      choices: [],
      storylet: { title: "Go down into the well", hub: "" },
      ending: { title: "Well" },
    },
    curtain: {
      ...gate,
      text: "A curtain.",
      choices: [{ text: "Back", target: "gate" }],
      instead: [{ when: { quality: "kind", is: "equals", value: false }, target: "behind" }],
    },
    through: titled("Through"),
    fallen: titled("Fallen"),
    behind: titled("Behind"),
    climbed: titled("The wall"),
    slipped: titled("The wall"),
    rung: titled("Rung"),
    named: titled("Named"),
    sworn: titled("Sworn"),
    sung: titled("Sung"),
  },
  reactions: {
    name: {
      about: "Mira",
      acts: ["tell"],
      topics: ["my name"],
      says: ["She nods."],
      target: "named",
    },
    greeting: { about: "Mira", acts: ["greet"], says: ["She bows."] },
    oath: { about: "Mira", acts: ["promise"], says: ["She hears it."], target: "sworn" },
    song: { command: "Sing", says: ["You sing."], target: "sung" },
    look: { about: "Mira", acts: ["look"], says: ["She is old."] },
  },
  consequences: { softened: { about: "Mira softens.", effects: [{ set: "kind", to: true }] } },
};
