import { ferryStory } from "./ferry-story.ts";

export const ownCommand = "Bail the water";
export const countingRules = { commands: { [ownCommand]: { cost: 1 } } };

const { shore, river, bridge } = ferryStory.nodes;

/** The ferry as a story with state: a leak, an oar, a skill check, and hidden qualities. */
export const countingFerry = {
  ...ferryStory,
  qualities: {
    water: { kind: "number", name: "Water", shown: true, least: 0, most: 9, start: 2 },
    doubt: { kind: "number", name: "HIDDEN", shown: false, least: -5, most: 5, start: 0 },
    seen: { kind: "set", name: "Seen", shown: true, values: ["river", "bridge"] },
  },
  things: { oar: { name: "an oar" }, rope: { name: "a rope", start: true } },
  health: { name: "Health", start: 40, ends_at: "drowned" },
  reactions: {
    bail: {
      command: ownCommand,
      when: { quality: "water", is: "at_least", value: 1 },
      says: ["You bail.", "You bail again; {water|it is dry|a cup is left|# cups are left}."],
      effects: [
        { add: "water", by: -1 },
        { add: "doubt", by: 1, once: true },
      ],
    },
  },
  consequences: {
    kind: { about: "Somebody was kind.", effects: [{ add: "doubt", by: -1 }], once: true },
    leaks: {
      about: "It leaks.",
      when: { carries: "oar" },
      effects: [{ add: "water", by: 2 }],
    },
  },
  nodes: {
    ...ferryStory.nodes,
    shore: {
      ...shore,
      choices: [
        ...shore.choices,
        {
          text: "Take the oar",
          target: "shore",
          once: true,
          effects: [{ give: "oar" }, { add: "water", by: 1 }],
        },
      ],
    },
    river: {
      ...river,
      effects: [
        { add: "water", by: 1 },
        { include: "seen", value: "river", once: true },
      ],
      choices: [
        { text: "Land", target: "far", when: { carries: "oar" }, otherwise: "locked" },
        ...river.choices.slice(1),
        {
          text: "Ride the current",
          target: "far",
          check: { quality: "water", fails_to: "bridge", effects: [{ add: "health", by: -9 }] },
        },
      ],
    },
    bridge: {
      ...bridge,
      effects: [
        { include: "seen", value: "bridge" },
        { add: "doubt", by: 1 },
      ],
    },
  },
};
