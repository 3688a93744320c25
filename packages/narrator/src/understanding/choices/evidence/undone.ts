import { phrasesOf } from "../../phrases/heard.ts";
import { sourceOf } from "../../phrases/phrase.ts";
import { plain } from "../../words/plain.ts";
import { wordsOf } from "../../words/spoken-words.ts";
import { shareOf } from "../numbers.ts";
import type { StoryWords } from "../story-words.ts";
import { reservations, reservationsIn, type Reservation } from "../undone/reservations.ts";
import { subjectOf } from "../undone/subject.ts";
import type { ChoiceInScene, LineInScene } from "./line-in-scene.ts";

/**
 * What the line says against its own deed, each from 0 to 1: the share of the wordings that do not say so. What the
 * reservations are is written where they are listed.
 */
export const undoneKinds = [
  ...reservations,
  /** Somebody is told by name to do it, where the choice is not to say something: the share of wordings without that name. */
  "toNamed",
] as const;

const player = phrasesOf(({ talk }) => talk?.player).source;
const spokenTo = phrasesOf(({ talk }) => talk?.spokenTo).source;
/** Who is told to do it: "Kanka, tip the bowl", "Bittu you go". */
const addressee = new RegExp(
  String.raw`${sourceOf("^ 1..3")}(?=, (?!${player}))|^(?:[\p{L}\p{M}'-]+,? ){1,2}(?=${spokenTo})`,
  "u",
);

/** "Framji once burned his lip": something is told of whom or what the story knows by that name. */
function tellsOfNamed(story: StoryWords, said: string): boolean {
  const subject = subjectOf(said);
  if (subject === undefined) return false;
  const forms = story.formsOf(story.namesIn(subject));
  return wordsOf(subject, story.names).some(({ form }) => forms.has(form));
}

export function undoneEvidence(story: StoryWords, { text, deeds }: LineInScene) {
  const said = plain(text);
  const reserved = reservationsIn(text);
  const called = story.namesIn(addressee.exec(said)?.[0] ?? "");
  const isTold = called.length > 0 && deeds.length > 0;
  const isOfNamed = tellsOfNamed(story, said);

  return ({ wordings, ...choice }: ChoiceInScene): Record<(typeof undoneKinds)[number], number> => {
    const reserves = (kind: Reservation) =>
      reserved.has(kind) ? 1 - shareOf(wordings, (one) => one.reserved.has(kind)) : 0;
    const tells = isOfNamed ? 1 - shareOf(wordings, (one) => tellsOfNamed(story, one.plain)) : 0;
    const names = (name: string) => called.includes(name);
    const isToSay = choice.isToSay();
    const all = Object.fromEntries(reservations.map((kind) => [kind, reserves(kind)]));
    return {
      ...(all as Record<Reservation, number>),
      // A choice to say something may be a remark.
      remarked: isToSay ? 0 : Math.max(reserves("remarked"), tells),
      toNamed:
        isTold && !isToSay ? 1 - shareOf(wordings, (one) => story.namesOf(one).some(names)) : 0,
    };
  };
}
