import { literalsIn, wantedIn } from "../../reading/index.ts";
import { toldNote } from "../../understanding/reactions/told-note.ts";
import { termsOf } from "../../understanding/words/terms.ts";
import type { TurnContext } from "../turn-context.ts";

/** By what a line names something. */
export const namesIn = (said: string, language: string): string[] => [
  ...wantedIn(termsOf(said), language),
  ...literalsIn(said, language),
];

/** What the player wrote down of something that their line names, told as theirs; nothing while it is recent. */
export function noteOn({ request, recent }: TurnContext): string {
  const { story, said, noted = [] } = request;
  const named = new Set(namesIn(said ?? "", story.language));
  const note = noted.findLast((text) =>
    namesIn(text, story.language).some((term) => named.has(term)),
  );
  return note === undefined || recent.hasWords(note) ? "" : toldNote(note, story.language);
}
