import { normalise } from "@katha/storygraph";
import { advance, begin } from "../../loom/index.ts";
import type { Offer, Passage, SceneFacts, Step, Telling, Told, Work } from "../../port.ts";
import { kathaNarrator } from "../index.ts";

export const graph = normalise({
  start_node: "ford",
  nodes: {
    ford: {
      text: 'Nila holds the rope of the ferry. "The river is up since noon," she says, "and it is not done."\n\nYou stand on the near bank with the lamp in your hand. Behind you the road is dark.',
      choices: [
        { text: "Step into the ferry.", target: "isle" },
        { text: "Go back along the road.", target: "home" },
      ],
      place: "riverbank",
      hour: "dusk",
      weather: "rain",
      mood: "tense",
      cast: ["You", "Nila"],
      beats: ["the river is up", "the lamp is nearly empty"],
      budget: 4,
    },
    isle: { text: "The isle is small and dry.", ending: { kind: "good", title: "Dry Feet" } },
    home: {
      text: "You sleep. The ferry goes without you.",
      ending: { kind: "open", title: "Home" },
    },
  },
});
export const work: Work = {
  title: "The Ford",
  language: "en",
  contentRating: "family",
  prompt: "",
  systemPrompt: "",
  graph,
  bible: {
    cast: [
      { name: "You", is: "you, a lamp seller" },
      { name: "Nila", is: "who rows the ferry" },
    ],
    objects: [{ name: "the lamp", about: "brass, with a dent" }],
  },
};
export const opening: Passage = {
  turnId: null,
  action: "story_start",
  said: null,
  text: graph.nodes["ford"]?.text ?? "",
  node: "ford",
};

interface Heard {
  narrative: string;
  setup: string;
  offers: readonly Offer[];
  scene: SceneFacts | undefined;
  pieces: string[];
  last: Told | undefined;
}

/** One turn told by the built-in narrator; what is not given is a wordless turn in its first scene. */
export async function hear(
  telling: Partial<Telling>,
  signal = new AbortController().signal,
): Promise<Heard> {
  const heard: Heard = {
    narrative: "",
    setup: "",
    offers: [],
    scene: undefined,
    pieces: [],
    last: undefined,
  };
  const whole: Telling = {
    work,
    action: "custom_action",
    said: null,
    step: { way: "detour", beat: null },
    standing: begin((telling.work ?? work).graph),
    passages: [opening],
    memory: [],
    voice: "tenali",
    seed: "1",
    ...telling,
  };
  for await (const event of kathaNarrator.narrate(whole, signal)) {
    heard.last = event;
    if (event.kind === "choices") heard.offers = event.offers;
    if (event.kind === "scene") heard.scene = event.scene;
    if (event.kind !== "delta") continue;
    heard[event.part] += event.text;
    heard.pieces.push(event.text);
  }
  return heard;
}

/** The turn that takes a way from the first scene. */
export const edgeTo = (to: string, choice: string): Partial<Telling> => {
  const step: Step = { way: "edge", to, choice };
  return { step, standing: advance(graph, begin(graph), step) };
};
