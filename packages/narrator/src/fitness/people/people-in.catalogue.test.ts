import { expect, test } from "vitest";
import { castOf, isPresent } from "@katha/storygraph";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { sentencesOf } from "../../text/sentences.ts";
import { bibleOf } from "../../bible/bible.ts";
import { isPlayed } from "../../bible/played.ts";
import { oddPersonIn } from "./people-in.ts";

const words = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const languages = new Set(["hi", "ur", "mr", "bn", "ta"]);

test("what authors wrote has hardly anybody odd in it, though half of their words were taken away", () => {
  const others = catalogueStories().filter(({ language }) => languages.has(language));
  expect(others.length).toBeGreaterThan(5);
  for (const story of others) {
    const { graph, bible, language } = story;
    const said = Object.values(graph.reactions ?? {}).flatMap(({ says }) => says);
    const texts = [...Object.values(graph.nodes).map(({ text }) => text), ...said];
    const counts = new Map<string, number>();
    for (const one of texts.flatMap((text) => [...new Set(words(text))]))
      counts.set(one, (counts.get(one) ?? 0) + 1);
    // A word of one text alone is as new as a model's.
    const old = [...counts].flatMap(([one, count]) => (count > 1 ? [one] : []));
    const told = new Set([...words(JSON.stringify(bible)), ...old]);
    const sentences = texts.flatMap((text) => sentencesOf(text, language));
    const strangers = sentences.filter((one) => oddPersonIn(one, language, { told, absent: [] }));
    expect(strangers.length / sentences.length, story.slug).toBeLessThan(0.006);

    const { cast } = bibleOf(bible);
    const whole = new Set([...told, ...counts.keys()]);
    const away = Object.entries(graph.nodes).flatMap(([node, { text, cast: here = [] }]) => {
      if (here.length === 0) return [];
      const absent = cast
        .filter((one) => castOf(graph).has(one.name) && !isPresent(graph, node, one.name))
        .filter((one) => !isPlayed(one))
        .map(({ name }) => words(name));
      return sentencesOf(text, language).filter((one) =>
        oddPersonIn(one, language, { told: whole, absent }),
      );
    });
    expect(away.length / sentences.length, story.slug).toBeLessThan(0.008);
  }
});
