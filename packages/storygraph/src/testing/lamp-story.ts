import { normalise, type StoryGraph } from "../graph/structure.ts";

/** A story with one of everything that keeps count: a locked door, its key, a hub and a check. */
export const lampStory = {
  start_node: "court",
  qualities: {
    trust: { kind: "number", name: "Trust", shown: true, least: 0, most: 5, start: 1 },
    lamp: { kind: "flag", name: "The lamp is lit", shown: true, start: false },
    companion: { kind: "one_of", name: "Companion", values: ["nobody", "Meera"], start: "nobody" },
    learnt: { kind: "set", name: "What you know", shown: true, values: ["the name", "the song"] },
    name: { kind: "text", name: "Your name", shown: true, start: "stranger" },
  },
  things: {
    key: { name: "the iron key", about: "It is cold." },
    rope: { name: "a rope", start: true },
    lantern: { name: "a lantern" },
  },
  health: { name: "Health", start: 3, ends_at: "dark" },
  who: { qualities: ["name", "companion"], things: ["lantern"], things_most: 1 },
  reactions: {
    goat: {
      command: "Ask the goat",
      says: ["It chews.", "It looks away."],
      effects: [{ add: "trust", by: 1, once: true }],
    },
    goat_here: { command: "Ask the goat", at: "well", says: ["The goat is at the well, {name}."] },
  },
  consequences: {
    kind: { about: "The player was kind.", effects: [{ add: "trust", by: 1 }], once: true },
  },
  nodes: {
    court: {
      text: "You stand in the court, {name}.\n\n{if lit} The lamp burns.\n\n{if not lit} It is dark.\n\n{trust|nobody|one friend|# friends} {lamp|lit|unlit}",
      shown_if: { lit: { quality: "lamp", value: true } },
      hub: true,
      choices: [
        {
          text: "Light the lamp",
          target: "court",
          once: true,
          effects: [
            { set: "lamp", to: true },
            { add: "trust", by: 4 },
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
          text: "Climb",
          target: "hall",
          check: { quality: "trust", fails_to: "well", effects: [{ add: "health", by: -3 }] },
        },
      ],
    },
    well: {
      text: "The well.",
      storylet: {
        title: "Look into the well",
        when: { quality: "lamp", value: true },
        priority: 2,
      },
      effects: [
        { give: "key", once: true },
        { include: "learnt", value: "the song" },
      ],
      choices: [{ text: "Back", target: "@hub" }],
    },
    song: {
      text: "A song.",
      storylet: { title: "Listen", once: true, priority: 5 },
      choices: [{ text: "Back", target: "@hub" }],
    },
    hall: {
      text: "The hall.",
      instead: [{ when: { visited: "song", times: 1 }, target: "feast" }],
      choices: [],
      ending: { kind: "good", title: "In" },
    },
    feast: {
      text: "The feast. {companion|You eat alone.|Meera eats with you.} {rope|The rope is still yours.|}",
      choices: [],
      ending: { kind: "good", title: "The feast" },
    },
    dark: {
      text: "Dark. {lantern|Your lantern goes out.|}",
      choices: [],
      ending: { kind: "dark", title: "Dark" },
    },
  },
} as const;

export const lampGraph: StoryGraph = normalise(lampStory);
