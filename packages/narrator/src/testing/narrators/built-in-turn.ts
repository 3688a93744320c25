import { normalise } from "@katha/storygraph";
import { nextPosition, startPosition } from "../../position/index.ts";
import type {
  Offer,
  Passage,
  SceneFacts,
  Step,
  NarrationRequest,
  NarrationEvent,
  StoryVersion,
} from "../../port.ts";
import { builtInNarrator } from "../../built-in/index.ts";
import { beforeOf } from "../position-at.ts";

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
export const story: StoryVersion = {
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

interface NarratedTurn {
  narrative: string;
  setup: string;
  offers: readonly Offer[];
  scene: SceneFacts | undefined;
  pieces: string[];
  last: NarrationEvent | undefined;
}

/** Runs one turn of the built-in narrator; by default a wordless turn in the first scene. */
export async function builtInTurn(
  request: Partial<NarrationRequest>,
  signal = new AbortController().signal,
): Promise<NarratedTurn> {
  const told: NarratedTurn = {
    narrative: "",
    setup: "",
    offers: [],
    scene: undefined,
    pieces: [],
    last: undefined,
  };
  const { position = startPosition((request.story ?? story).graph) } = request;
  const whole: NarrationRequest = {
    story,
    action: "custom_action",
    said: null,
    step: { way: "detour", beat: null },
    before: beforeOf(position),
    position,
    passages: [opening],
    memory: [],
    voice: "tenali",
    seed: "1",
    ...request,
  };
  for await (const event of builtInNarrator.narrate(whole, signal)) {
    told.last = event;
    if (event.kind === "choices") told.offers = event.offers;
    if (event.kind === "scene") told.scene = event.scene;
    if (event.kind !== "delta") continue;
    told[event.part] += event.text;
    told.pieces.push(event.text);
  }
  return told;
}

/** A turn that follows an edge from the first scene. */
export const edgeTo = (to: string, choice: string): Partial<NarrationRequest> => {
  const step: Step = { way: "edge", to, choice };
  return { step, position: nextPosition(graph, startPosition(graph), step) };
};
