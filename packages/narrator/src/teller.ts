import { builtInNarrator } from "./built-in/index.ts";
import { closerLookWritten } from "./authored/closer-look.ts";
import { isMeant } from "./authored/meant.ts";
import { laterIn } from "./authored/later.ts";
import type { CountUsage, NarrationRequest, Narrator } from "./port.ts";
import { isScene, wordForWord } from "./authored/word-for-word.ts";

type TellerRequest = Pick<
  NarrationRequest,
  "story" | "action" | "before" | "position" | "passages" | "step" | "struck"
>;

/** After the narrator's text come the author's paragraphs on earlier deeds, unless they were told. */
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

/** The author's scene, after a model's bridge where the player used words other than the choice's. */
function ledUpTo(narrator: Narrator, count?: CountUsage): Narrator {
  return {
    narrate: async function* (request, signal) {
      const { step } = request;
      const isTyped = step.way === "edge" && isMeant(request, step.choice);
      const bridge = isTyped ? await narrator.bridge?.(request, signal, count) : undefined;
      const scene = bridge === undefined ? request : { ...request, bridge };
      yield* builtInNarrator.narrate(scene, signal);
    },
  };
}

/** A closer look that stays in its scene, and that its author wrote. */
const isCloserLook = (request: TellerRequest): boolean =>
  request.action === "immerse" &&
  request.step.way === "detour" &&
  closerLookWritten(request) !== null;

/** Wraps any narrator so that the author's text is told word for word. */
export function tellerOf(request: TellerRequest, narrator: Narrator, count?: CountUsage): Narrator {
  if (isScene(request)) return ledUpTo(narrator, count);
  if (wordForWord(request) !== null || isCloserLook(request)) return builtInNarrator;
  const later = laterIn(request);
  return later.length === 0 ? narrator : andLater(narrator, later);
}
