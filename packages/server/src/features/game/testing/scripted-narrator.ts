import type { Narrator, Offer, NarrationRequest, NarrationEvent } from "@katha/narrator";

export interface Script {
  pieces?: readonly string[];
  offers?: readonly Offer[];
  consequences?: readonly string[];
  /** Awaited before each piece, and before the end. */
  pause?: (at: number) => Promise<unknown>;
  /** Fails after this many pieces. */
  failsAfter?: number;
}

export interface ScriptedNarrator extends Narrator {
  /** What it narrates from now on. */
  script: Script;
  requests: NarrationRequest[];
}

/** A narrator for tests: repeats the node and the input, in pieces. */
export function scriptedNarrator(): ScriptedNarrator {
  const narrator: ScriptedNarrator = {
    script: {},
    requests: [],
    narrate: async function* (request: NarrationRequest): AsyncGenerator<NarrationEvent> {
      narrator.requests.push(request);
      const { script } = narrator;
      const { action, position, said, seed } = request;
      const part = action === "immerse" ? "setup" : "narrative";
      const usual = [`You stand at ${position.node}. `, `You said ${said ?? "nothing"}. `, seed];
      const pieces = script.pieces ?? usual;
      for (const [at, text] of pieces.entries()) {
        await script.pause?.(at);
        if (script.failsAfter === at) throw new Error("The script says to fail.");
        yield { kind: "delta", part, text };
      }
      await script.pause?.(pieces.length);
      if (script.failsAfter === pieces.length) throw new Error("The script says to fail.");
      if (script.consequences) yield { kind: "consequences", names: script.consequences };
      if (script.offers) yield { kind: "choices", offers: script.offers };
      yield { kind: "done", servedBy: "a script", usage: null };
    },
  };
  return narrator;
}
