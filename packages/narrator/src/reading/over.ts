import { perStory } from "../lib/per-story.ts";
import type { StoryVersion } from "../port.ts";
import { claimsIn, overIn, player, type Claim, type Ended, type WhoIs } from "./claims.ts";
import { peopleOf, type Someone } from "./people.ts";
import { readScene, withoutPossessive, type Sentence } from "./scene.ts";
import { readingWordsOf } from "./reading-words.ts";

/** Sentences that hold no longer, with what ended them. */
export type Over = ReadonlyMap<string, Ended<string>>;

type Sentences = readonly Sentence[];

const claims = perStory(() => new Map<string, WeakMap<Sentences, Claim[][]>>());

/** Who is meant in a story; `played` is the player's own character where it is told of somebody. */
function whoIn(story: StoryVersion, played: Someone | undefined): WhoIs {
  const { player: own } = readingWordsOf(story.language);
  const byForm = new Map(
    peopleOf(story).flatMap(({ name, forms }) => forms.map((form) => [form, name] as const)),
  );
  return (word) => {
    const low = withoutPossessive(word);
    if (own.has(low) || played?.forms.includes(low) === true) return player;
    return byForm.get(low);
  };
}

/**
 * What no longer holds of texts that were told one after another, by its words: each sentence with the one that ended
 * it. What is told again holds again, and what somebody says is theirs.
 */
export function overOf(
  story: StoryVersion,
  played: Someone | undefined,
  told: readonly string[],
): Over {
  const { language } = story;
  const whoIs = whoIn(story, played);
  const known = claims(story).get(played?.name ?? "") ?? new WeakMap<Sentences, Claim[][]>();
  claims(story).set(played?.name ?? "", known);
  const all = told.flatMap((text) => {
    const sentences = readScene(text, language);
    const read = known.get(sentences) ?? claimsIn(sentences, language, whoIs);
    known.set(sentences, read);
    return sentences.map(({ text: one, spoken }, at) => ({
      one,
      isSaid: spoken !== "",
      claims: read[at] ?? [],
    }));
  });
  const said = new Set(all.flatMap(({ one, isSaid }) => (isSaid ? [one] : [])));
  return new Map([...overIn(all)].filter(([one]) => !said.has(one)));
}
