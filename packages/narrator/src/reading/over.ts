import { perStory } from "../lib/per-story.ts";
import type { StoryVersion } from "../port.ts";
import { claimsIn, player, presenceIn, type Claim, type WhoIs } from "./claims.ts";
import { overIn, type Ended } from "./ended.ts";
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

/** What the sentences of a text claim. */
function claimsOf(story: StoryVersion, played: Someone | undefined, sentences: Sentences) {
  const known = claims(story).get(played?.name ?? "") ?? new WeakMap<Sentences, Claim[][]>();
  claims(story).set(played?.name ?? "", known);
  const read = known.get(sentences) ?? claimsIn(sentences, story.language, whoIn(story, played));
  known.set(sentences, read);
  return read;
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
  const all = told.flatMap((text) => {
    const sentences = readScene(text, story.language);
    const read = claimsOf(story, played, sentences);
    return sentences.map(({ text: one, spoken }, at) => ({
      one,
      isSaid: spoken !== "",
      claims: read[at] ?? [],
    }));
  });
  const said = new Set(all.flatMap(({ one, isSaid }) => (isSaid ? [one] : [])));
  return new Map([...overIn(all)].filter(([one]) => !said.has(one)));
}

/** A scene's sentences, and of each who acts in it by name, and whom it tells of. */
interface Scene {
  sentences: Sentences;
  acting: readonly (readonly Someone[])[];
  tellsOf: readonly (Someone | undefined)[];
}

/** In which sentence people leave for good. */
function departuresIn({ acting }: Scene, read: readonly (readonly Claim[])[]): Map<string, number> {
  const departures = new Map<string, number>();
  for (const [at, all] of read.entries()) {
    for (const { name } of acting[at] ?? []) departures.delete(name);
    for (const claim of all) {
      const is = presenceIn(claim);
      if (is === "here") departures.delete(claim.of);
      if (is === "left") departures.set(claim.of, at);
    }
  }
  return departures;
}

/**
 * What a scene tells of people before they leave it: told again, it would have them here. Whoever acts after that has
 * not left.
 */
export function leftIn(story: StoryVersion, played: Someone | undefined, scene: Scene): Over {
  const { sentences, acting, tellsOf } = scene;
  const departures = departuresIn(scene, claimsOf(story, played, sentences));
  return new Map(
    sentences.flatMap(({ text, spoken }, at) => {
      const who = [...(acting[at] ?? []), tellsOf[at]].filter((one) => one !== undefined);
      const left = Math.min(...who.map(({ name }) => departures.get(name) ?? -1));
      const by = sentences[left]?.text;
      const isOver = spoken === "" && left > at && by !== undefined;
      return isOver ? [[text, { by, what: "person" as const }]] : [];
    }),
  );
}
