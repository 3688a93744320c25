// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { en } from "./en.ts";
import type { PluralForms, Words } from "./en.ts";
import { hi } from "./hi.ts";
import { languageOf, useWords, WordsProvider } from "./WordsProvider.tsx";
import type { WordFamily } from "./WordsProvider.tsx";

type Entries = Readonly<Record<string, string | PluralForms>>;
const found = import.meta.glob<Record<string, WordFamily<Entries>>>("./*/words.ts", {
  eager: true,
});
const families = Object.entries(found).flatMap(([file, module]) =>
  Object.values(module).map((family) => [file, family] as const),
);

const forms = (entry: string | PluralForms) =>
  typeof entry === "string" ? [entry] : [entry.one, entry.other];
const blanks = (text: string) =>
  [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name]) => name ?? "")
    .toSorted((a, b) => a.localeCompare(b));

test("Hindi has every word English has, and no other", () => {
  expect(Object.keys(hi)).toEqual(Object.keys(en));
});

test.each(Object.keys(en) as (keyof Words)[])("%s leaves the same blanks in both", (key) => {
  const [english, hindi] = [forms(en[key]), forms(hi[key])];
  expect(hindi.map(blanks)).toEqual(english.map(blanks));
  for (const text of [...english, ...hindi]) expect(text.trim()).not.toBe("");
});

test("nothing is left in English", () => {
  const untranslated = (Object.keys(en) as (keyof Words)[]).filter(
    (key) => forms(hi[key]).join() === forms(en[key]).join(),
  );
  expect(untranslated).toEqual(["story.cost", "stats.ratingOutOf"]);
});

test("blanks are filled and plurals follow the language", () => {
  const { say } = languageOf("en", en);
  expect(say("action.playStory", { title: "Fourteen Years" })).toBe("Play Fourteen Years");
  expect(say("story.likes", { count: 1, amount: "1" })).toBe("1 like");
  expect(say("story.likes", { count: 9800, amount: "9.8k" })).toBe("9.8k likes");
});

test("numbers and dates take the language's form", () => {
  const english = languageOf("en", en);
  expect(english.compact(9842)).toBe("9.8k");
  expect(english.compact(0)).toBe("0");
  expect(english.percent(62)).toBe("62%");
  expect(english.date("2026-11-20T12:00:00Z")).toBe("Nov 20, 2026");
  expect(english.minutes(55)).toBe("55 min");
  expect(languageOf("hi", hi).date("2026-11-20T12:00:00Z")).toBe("20 नव॰ 2026");
});

describe.each(families)("%s", (_, family) => {
  test("Hindi has every word English has, and no other", () => {
    expect(Object.keys(family.hi)).toEqual(Object.keys(family.en));
  });

  test("nothing is left in English", () => {
    const words = Object.entries(family.en).filter(([, entry]) =>
      /[a-z]{3}/i.test(
        forms(entry)
          .join()
          .replaceAll(/\{\w+\}/g, ""),
      ),
    );
    expect(
      words.filter(([key, entry]) => forms(family.hi[key] ?? "").join() === forms(entry).join()),
    ).toEqual([]);
  });

  test("both leave the same blanks, and nothing is empty", () => {
    for (const [key, entry] of Object.entries(family.en)) {
      const [english, hindi] = [forms(entry), forms(family.hi[key] ?? "")];
      expect(hindi.map(blanks), key).toEqual(english.map(blanks));
      for (const text of [...english, ...hindi]) expect(text.trim(), key).not.toBe("");
    }
  });
});

test("there are families, and each says its words in the reader's language", () => {
  expect(families.length).toBeGreaterThan(0);
  const { hi: hindi } = families[0]?.[1] ?? { hi: {} };
  const [key, text] = Object.entries(hindi)[0] ?? ["", ""];
  function Said() {
    const say = useWords(families[0]?.[1] as WordFamily<Entries>) as (of: string) => string;
    return <p>{say(key)}</p>;
  }
  const { container } = render(
    <WordsProvider locale="hi-IN" words={hi}>
      <Said />
    </WordsProvider>,
  );
  expect(container.textContent).toBe(text);
});
