import { normalise } from "@katha/storygraph";
import type { Narrator, NarrationRequest, NarrationEvent } from "../../port.ts";
import { modelsFile, openNarrators, type Provider } from "../../providers/index.ts";
import { beforeOf, positionAt } from "../position-at.ts";

const graph = normalise({
  start_node: "bank",
  nodes: {
    bank: {
      text: "The river was wide.",
      choices: [
        { text: "Call across.", target: "far" },
        { text: "Go home.", target: "home" },
      ],
      place: "riverbank",
      freedom: "guided",
    },
    far: {
      text: "A voice answered from the far bank, and it knew your name.",
      choices: [{ text: "Answer it.", target: "home" }],
      mood: "eerie",
      cast: ["The ferryman"],
    },
    home: { text: "You went home.", choices: [] },
  },
});

/** A request in which the player calls across the river. */
export function requestTo(
  more: Partial<NarrationRequest> & { contentRating?: string } = {},
): NarrationRequest {
  const { contentRating = "family", ...rest } = more;
  const { position = positionAt(graph, ["bank", "far"]) } = rest;
  return {
    story: {
      title: "The Ferry",
      language: "en",
      contentRating,
      prompt: "A river, and somebody on the other side.",
      systemPrompt: "",
      graph,
      bible: null,
    },
    action: "continue",
    said: "Call across.",
    step: { way: "edge", to: "far", choice: "Call across." },
    before: beforeOf(position),
    position,
    passages: [
      {
        turnId: null,
        action: "story_start",
        said: null,
        text: "The river was wide.",
        node: "bank",
      },
    ],
    memory: [],
    voice: "tenali",
    seed: "a seed",
    ...rest,
  };
}

/** A built-in narrator with recognisable words. */
export const plainNarrator: Narrator = {
  narrate: async function* (): AsyncGenerator<NarrationEvent> {
    yield { kind: "delta", part: "narrative", text: "The built-in narrator wrote it." };
    yield { kind: "choices", offers: [{ text: "Answer it.", to: "home" }] };
    yield { kind: "done", servedBy: "katha", usage: null };
  },
};

/** The narrators where one provider serves all storytellers as this says. */
export function narratorsOf(
  { name, ...provider }: { name: string } & Pick<Provider, "protocol" | "baseURL" | "apiKey">,
  asked: object,
) {
  const { text, image } = modelsFile.parse({ text: { "*": { provider: name, ...asked } } });
  return openNarrators({
    bindings: { providers: { [name]: { ...provider, headers: {} } }, text, image },
    builtIn: plainNarrator,
    clock: { now: () => new Date() },
    isImageModel: () => false,
    log: { warn: () => {} },
    fetchPicture: () => Promise.reject(new Error("no")),
  });
}

interface Collected {
  text: string;
  parts: NarrationEvent[];
  failed: unknown;
}

/** Collects a narrator's events, and the error if it throws. */
export async function collected(told: AsyncIterable<NarrationEvent>): Promise<Collected> {
  const all: Collected = { text: "", parts: [], failed: undefined };
  try {
    for await (const part of told) {
      all.parts.push(part);
      if (part.kind === "delta") all.text += part.text;
    }
  } catch (error) {
    all.failed = error;
  }
  return all;
}

export function partOf<Kind extends NarrationEvent["kind"]>({ parts }: Collected, kind: Kind) {
  return parts.find((part): part is Extract<NarrationEvent, { kind: Kind }> => part.kind === kind);
}
