import type { StoryVersion } from "../port.ts";
import { plain } from "../understanding/words/plain.ts";
import { isVerb } from "../word-net/index.ts";
import { peopleOf } from "./people.ts";

/** How a choice stands within a sentence: small, where its first word is what is done and nobody's name. */
export function withinSentence(story: StoryVersion, text: string): string {
  const [first = ""] = text.match(/^\p{L}+/u) ?? [];
  const low = plain(first);
  const isName = peopleOf(story).some(({ forms }) => forms.includes(low));
  return isVerb(low) && !isName ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
