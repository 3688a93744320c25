import { expect, it } from "vitest";
import { readStoryQuery, toStoriesAsked, writeStoryQuery } from "./story-query.ts";

const first = { q: "", status: "", sort: "newest", page: 1 } as const;
const narrowed = { q: "दीप & wind", status: "draft", sort: "plays", page: 3 } as const;

it("is the same after writing and reading the address", () => {
  expect(writeStoryQuery(first)).toBe("");
  for (const query of [first, narrowed])
    expect(readStoryQuery(`?${writeStoryQuery(query)}`)).toEqual(query);
});

it.each(["?page=0", "?page=-1", "?page=1.5", "?page=x&status=lost&sort=odd"])(
  "ignores %s",
  (search) => {
    expect(readStoryQuery(search)).toEqual(first);
  },
);

it("asks for every status by naming none", () => {
  expect(toStoriesAsked({ ...first, q: " lamp " })).toEqual({ q: "lamp", sort: "newest", page: 1 });
  expect(toStoriesAsked(narrowed)).toMatchObject({ status: "draft", page: 3 });
});
