import { nodeNamed } from "@katha/storygraph";
import type { Narrator, Telling, Told } from "../port.ts";
import { chunksOf } from "./chunks.ts";
import { sceneOf } from "./scene.ts";
import { tell } from "./tell.ts";

/** The built-in narrator: no model, the author's own scenes, and a stock of sentences by voice. */
export const kathaNarrator: Narrator = {
  narrate: async function* (telling: Telling, signal: AbortSignal): AsyncGenerator<Told> {
    const { narrative, setup, offers } = tell(telling);
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
    const node = nodeNamed(telling.work.graph, telling.standing.node);
    if (node) yield { kind: "scene", scene: sceneOf(node) };
    yield { kind: "done", servedBy: "katha", usage: null };
  },
};
