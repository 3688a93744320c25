import { nodeNamed } from "@katha/storygraph";
import type { Narrator, NarrationRequest, NarrationEvent } from "../port.ts";
import { chunksOf } from "../text/chunks.ts";
import { sceneOf } from "./scene-facts.ts";
import { narrateTurn } from "./narrate-turn.ts";

/** The name of the built-in narrator, where a part names its teller. */
export const builtInName = "katha";

/** The built-in narrator: no model, only the author's scenes and answers. */
export const builtInNarrator: Narrator = {
  narrate: async function* (
    request: NarrationRequest,
    signal: AbortSignal,
  ): AsyncGenerator<NarrationEvent> {
    const told = narrateTurn(request);
    const { narrative, setup, offers, isNothingNew = false, hasOtherWords = false } = told;
    for (const [part, text] of [
      ["narrative", narrative],
      ["setup", setup],
    ] as const)
      for (const piece of chunksOf(text)) {
        signal.throwIfAborted();
        yield { kind: "delta", part, text: piece };
      }
    signal.throwIfAborted();
    yield { kind: "choices", offers };
    const node = nodeNamed(request.story.graph, request.position.node);
    if (node) yield { kind: "scene", scene: sceneOf(node) };
    yield {
      kind: "done",
      servedBy: builtInName,
      usage: null,
      ...(isNothingNew && { isNothingNew }),
      ...(hasOtherWords && { hasOtherWords }),
    };
  },
};
