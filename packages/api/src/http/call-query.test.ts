import { expect, it } from "vitest";
import { authoringCalls } from "../contract/call-table/authoring.ts";
import { storyCalls } from "../contract/call-table/stories.ts";
import { taxonomyCalls } from "../contract/call-table/taxonomy.ts";
import { callQuery } from "./call-query.ts";

it("takes method and path from the table, and fills in what is encoded", () => {
  expect(callQuery(taxonomyCalls.listTags)).toEqual({
    call: "listTags",
    method: "GET",
    url: "/categories/tags/",
  });
  expect(
    callQuery(authoringCalls.restoreVersion, {
      params: { id: "a/b?c", version: 3 },
      body: { version: 4 },
    }),
  ).toEqual({
    call: "restoreVersion",
    method: "POST",
    url: "/stories/a%2Fb%3Fc/versions/3/restore",
    body: { version: 4 },
  });
});

it("leaves out query parameters that are not given", () => {
  const { url } = callQuery(storyCalls.listStories, { query: { page: 2, cursor: undefined } });
  expect(url).toBe("/stories/?page=2");
  expect(callQuery(storyCalls.searchStories, { query: { q: "a & b" } }).url).toBe(
    "/stories/search/?q=a+%26+b",
  );
});

it("does not compile without a call's parameters, or with those of another call", () => {
  const mistakes = () => [
    // @ts-expect-error -- its id is missing
    callQuery(storyCalls.getStory),
    // @ts-expect-error -- its version is missing
    callQuery(authoringCalls.getVersion, { params: { id: "1" } }),
    // @ts-expect-error -- no such parameter
    callQuery(storyCalls.getStory, { params: { story: "1" } }),
    // @ts-expect-error -- it has no parameters
    callQuery(taxonomyCalls.listTags, { params: { id: "1" } }),
    // @ts-expect-error -- its body is missing
    callQuery(taxonomyCalls.createTag),
    // @ts-expect-error -- no such query
    callQuery(storyCalls.listStories, { query: { page: 1, genre: "folk" } }),
    // @ts-expect-error -- it takes no body
    callQuery(storyCalls.getStory, { params: { id: "1" }, body: {} }),
  ];
  expect(mistakes).toBeTypeOf("function");
});
