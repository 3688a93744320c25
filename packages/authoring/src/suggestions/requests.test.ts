import { expect, it } from "vitest";
import { testEntry } from "../testing/entries.ts";
import { coverRequest } from "./cover-request.ts";
import { draftsSoFar, sceneFacts, storyFacts } from "./requests.ts";

const graph = {
  start_node: "shore",
  nodes: {
    shore: { text: "The boat waits.", choices: [{ text: "Row", target: "river" }] },
    hill: { text: "A hill.", choices: [{ text: "Down", target: "river" }] },
    river: {
      text: "Midstream.",
      choices: [
        { text: "On", target: "river" },
        { text: "Call", target: "" },
      ],
      place: "a river",
      cast: ["Noor"],
    },
    far: { text: "Elsewhere.", choices: [] },
  },
};

it("sends a scene and those before it, and no other", () => {
  expect(sceneFacts(graph, "river")).toEqual({
    text: "Midstream.",
    choices: ["On", "Call"],
    facts: ["a river", "Noor"],
    before: ["The boat waits.", "A hill."],
  });
  expect(sceneFacts(graph, "nowhere")).toEqual({});
});

it("sends no more than is read, whole characters only, and the end of a scene", () => {
  const long = `${"x".repeat(3_999)}😀${"y".repeat(30_000)}`;
  const { storyDescription: about } = storyFacts({ ...testEntry, storyDescription: long });
  expect(about).toHaveLength(4_000);
  expect(about.isWellFormed()).toBe(true);
  const nodes = { a: { text: `${long} The end.`, choices: [] } };
  const { text = "" } = sceneFacts({ start_node: "a", nodes }, "a");
  expect(text).toHaveLength(6_000);
  expect(text.endsWith("The end.")).toBe(true);
  expect(draftsSoFar(Array.from({ length: 30 }, () => ({ text: long })))).toHaveLength(20);
});

it("sends the painter the story's opening, and nothing where it cannot be read", () => {
  const entry = { ...testEntry, title: "The Salt Ferry", structureText: JSON.stringify(graph) };
  expect(coverRequest(entry)).toMatchObject({
    title: "The Salt Ferry",
    opening: { text: "The boat waits." },
  });
  expect(coverRequest({ ...entry, structureText: "{" })).not.toHaveProperty("opening");
});
