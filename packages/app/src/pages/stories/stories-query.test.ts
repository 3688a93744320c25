import { expect, test } from "vitest";
import { readStoriesQuery, toAsked, writeStoriesQuery } from "./stories-query.ts";

test("what is asked for is read from an address, and written to the same one", () => {
  const address = "q=karna&category=a,b&language=hi&since=2026-10&sort=shortest";
  const query = readStoriesQuery(`?${address}`);
  expect(query).toEqual({
    q: "karna",
    sort: "shortest",
    chosen: { category: ["a", "b"], language: ["hi"], since: ["2026-10"] },
  });
  expect(writeStoriesQuery(query)).toBe(address);
  expect(toAsked(query)).toEqual({
    q: "karna",
    sort: "shortest",
    category: "a,b",
    language: "hi",
    since: "2026-10",
  });
});

test("what is asked for by default is not written", () => {
  expect(writeStoriesQuery(readStoriesQuery(""))).toBe("");
  expect(writeStoriesQuery({ q: "", sort: "match", chosen: { tag: [] } })).toBe("");
});

test("values twice, values of nothing and what nobody knows are left out", () => {
  const query = readStoriesQuery("?category=a,,a&mood=dark&sort=loudest&language=");
  expect(query).toEqual({ q: "", sort: "match", chosen: { category: ["a"] } });
});

test("words in any script come back as they were", () => {
  for (const q of ["कर्ण & नदी", "কর্ণ", "50% off?", "a+b"])
    expect(readStoriesQuery(`?${writeStoriesQuery({ q, sort: "match", chosen: {} })}`).q).toBe(q);
});
