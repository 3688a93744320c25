import { isNoun } from "../word-net/index.ts";
import type { View } from "./view.ts";
import { readingWordsOf } from "./reading-words.ts";

const shortestName = 4;

/** Things that the scene's sentences name after an article, what is named most often first: "the mitten". */
export function thingsIn({ scenes, people, story: { language } }: View): string[] {
  const { articles, definite, vague, owners } = readingWordsOf(language);
  const ofPeople = new Set(people.flatMap(({ forms }) => forms));
  const [here = []] = scenes;
  const clauses = here.flatMap((sentence) => sentence.clauses.told);
  const things = clauses.flatMap((clause) =>
    clause.flatMap(({ low, isCapital }, at) => {
      const article = clause[at - 1]?.low ?? "";
      const next = clause[at + 1]?.low ?? "";
      const isThing =
        articles.has(article) &&
        owners.get(article) === definite.trim() &&
        low.length >= shortestName &&
        !isCapital &&
        isNoun(low) &&
        !isNoun(next) &&
        !vague.has(low) &&
        !ofPeople.has(low);
      return isThing ? [`${definite}${low}`] : [];
    }),
  );
  const times = Map.groupBy(things, (thing) => thing);
  return [...times]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .map(([thing]) => thing);
}
