/** A story with a locked door and its key, a skill check, a command of its own, and a question before the first line. */
export const countingStory = {
  initial_xp: 50,
  game_config: { commands: { "Ask the goat": { cost: 5 } }, inventory_slots: 4 },
  story_structure: {
    start_node: "stair",
    qualities: {
      trust: { kind: "number", name: "Trust", shown: true, least: 0, most: 5, start: 1 },
      secret: { kind: "number", name: "What the goat thinks", shown: false, start: 0 },
      name: { kind: "text", name: "What they call you", start: "Stranger" },
    },
    things: {
      key: { name: "the iron key", about: "Cold, and heavier than it looks." },
      rope: { name: "a rope", about: "Twelve arm-lengths of coir." },
      flute: { name: "a flute" },
    },
    who: { qualities: ["name"], things: ["rope", "flute"], things_most: 1 },
    reactions: {
      goat: {
        command: "Ask the goat",
        says: ["The goat chews, and thinks well of you."],
        effects: [
          { add: "trust", by: 1 },
          { add: "secret", by: 1 },
        ],
      },
    },
    nodes: {
      stair: {
        text: "You stand on the stair, {name}. The lamp over the door is out.",
        choices: [
          {
            text: "Open the iron door.",
            target: "hall",
            when: { carries: "key" },
            otherwise: "locked",
          },
          { text: "Lift the mat.", target: "mat", once: true },
          {
            text: "Climb the wall.",
            target: "roof",
            check: { quality: "trust", fails_to: "yard" },
          },
        ],
      },
      mat: {
        text: "There is a key under the mat, of course.",
        effects: [{ give: "key" }, { add: "trust", by: 1 }],
        choices: [{ text: "Back to the door.", target: "stair" }],
      },
      roof: { text: "The roof is warm.", choices: [{ text: "Back down.", target: "stair" }] },
      yard: { text: "The yard is hard.", choices: [{ text: "Back up.", target: "stair" }] },
      hall: {
        text: "The hall is full of lamps.",
        choices: [],
        ending: { kind: "good", title: "The hall of lamps" },
      },
    },
  },
} as const;
