import { createRng } from "@katha/storygraph";
import { english, hindi, syllables } from "./sample-words.ts";

export interface SampleStory {
  title: string;
  tagline: string;
  description: string;
  language: "en" | "hi";
}

type Chance = () => number;

/** Picks a word; the first words of a list are far more frequent than its last. */
function pick(chance: Chance, words: readonly string[]): string {
  return words[Math.floor(words.length ** chance() - 1)] ?? words[0] ?? "";
}

function coined(chance: Chance, parts: readonly string[]): string {
  const length = 2 + Math.floor(chance() * 3);
  return Array.from({ length }, () => parts[Math.floor(chance() * parts.length)]).join("");
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function englishStory(chance: Chance): SampleStory {
  const noun = () => pick(chance, english.nouns);
  const Noun = () => capital(noun());
  const adjective = () => pick(chance, english.adjectives);
  const place = () => pick(chance, english.places);
  const verb = () => pick(chance, english.verbs);
  const name = () =>
    chance() < 0.6 ? pick(chance, english.names) : capital(coined(chance, syllables.english));
  const titles = [
    () => `The ${capital(adjective())} ${Noun()} of ${place()}`,
    () => `${name()} and the ${Noun()}`,
    () => `${name()}'s ${Noun()}`,
    () => `A ${Noun()} for ${name()}`,
    () => `The ${Noun()} That ${capital(verb())}`,
    () => `${Noun()} and ${Noun()}`,
    () => `What the ${Noun()} ${capital(verb())}`,
    () => `${Math.floor(2 + chance() * 40)} ${Noun()}s at ${place()}`,
    () => `${name()} ${capital(verb())} in ${place()}`,
  ];
  const sentence = () =>
    `In ${place()} a ${adjective()} ${noun()} ${verb()} the ${noun()} of ${name()}, and the ${noun()} ${verb()}.`;
  return {
    title: (titles[Math.floor(chance() * titles.length)] ?? Noun)(),
    tagline: `A ${adjective()} ${noun()} ${verb()} before the ${noun()}`,
    description: Array.from({ length: 2 + Math.floor(chance() * 4) }, sentence).join(" "),
    language: "en",
  };
}

function hindiStory(chance: Chance): SampleStory {
  const noun = () => pick(chance, hindi.nouns);
  const adjective = () => pick(chance, hindi.adjectives);
  const place = () => pick(chance, hindi.places);
  const verb = () => pick(chance, hindi.verbs);
  const name = () => (chance() < 0.6 ? pick(chance, hindi.names) : coined(chance, syllables.hindi));
  const titles = [
    () => `${place()} का ${adjective()} ${noun()}`,
    () => `${name()} और ${noun()}`,
    () => `${name()} की ${noun()}`,
    () => `${noun()} जो ${verb()} है`,
    () => `${noun()} और ${noun()}`,
    () => `${adjective()} ${noun()}, ${adjective()} ${noun()}`,
  ];
  const sentence = () =>
    `${place()} में ${adjective()} ${noun()} ${name()} का ${noun()} ${verb()} है।`;
  return {
    title: (titles[Math.floor(chance() * titles.length)] ?? noun)(),
    tagline: `${adjective()} ${noun()} के पहले ${noun()} ${verb()} है`,
    description: Array.from({ length: 2 + Math.floor(chance() * 4) }, sentence).join(" "),
    language: "hi",
  };
}

/** Three stories in English for each one in Hindi; the same ones for the same seed. */
export function sampleStories(seed: string): () => SampleStory {
  const rng = createRng(seed);
  const chance = () => rng.next();
  return () => (chance() < 0.75 ? englishStory(chance) : hindiStory(chance));
}
