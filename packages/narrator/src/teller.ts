import { builtInNarrator } from "./built-in/index.ts";
import type { NarrationRequest, Narrator } from "./port.ts";
import { wordForWord } from "./word-for-word.ts";

/** Whoever the narrator is, an author's answer is told word for word. */
export function tellerOf(
  request: Pick<NarrationRequest, "story" | "before" | "position" | "step">,
  narrator: Narrator,
): Narrator {
  return wordForWord(request) === null ? narrator : builtInNarrator;
}
