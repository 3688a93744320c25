import { nodeNamed } from "@katha/storygraph";
import { builtInNarrator } from "./built-in/index.ts";
import { laterIn } from "./later.ts";
import type { NarrationRequest, Narrator } from "./port.ts";
import { wordForWord } from "./word-for-word.ts";

type Asked = Pick<NarrationRequest, "story" | "before" | "position" | "step" | "struck">;

/** An author's scene is told as it was written, unless its author lets models retell it. */
function isScene({ story, position, step }: Asked): boolean {
  if (step.way !== "edge") return false;
  const node = nodeNamed(story.graph, position.node);
  return node !== undefined && node.text.trim() !== "" && node.retell !== true;
}

/** After what the narrator tells comes what the author tells later of earlier deeds, unless it was told. */
function andLater(narrator: Narrator, later: readonly string[]): Narrator {
  return {
    narrate: async function* (request, signal) {
      let told = "";
      let isAdded = false;
      for await (const event of narrator.narrate(request, signal)) {
        if (event.kind === "delta") told += event.text;
        else if (!isAdded) {
          isAdded = true;
          for (const text of later.filter((one) => !told.includes(one)))
            yield { kind: "delta", part: "narrative", text: `\n\n${text}` };
        }
        yield event;
      }
    },
  };
}

/** Whoever the narrator is, what the author wrote is told word for word. */
export function tellerOf(request: Asked, narrator: Narrator): Narrator {
  if (isScene(request) || wordForWord(request) !== null) return builtInNarrator;
  const later = laterIn(request);
  return later.length === 0 ? narrator : andLater(narrator, later);
}
