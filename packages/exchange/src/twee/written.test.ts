import { assert, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyStory } from "../testing/any-story.ts";
import { lampGraph, tries } from "@katha/storygraph/testing";
import { expectSamePlays, withoutLocks } from "../testing/walk-both.ts";
import { exportTwee } from "./export.ts";
import { importTwee } from "./import.ts";

const withoutNotes = (text: string) =>
  text
    .replaceAll(/^(:: .*?) \{"katha".*\}$/gm, "$1")
    .replace(/,\n {2}"katha": \{[\s\S]*?\n {2}\}\n\}/, "\n}");

describe("a story of ours, taken to SugarCube", () => {
  test("comes back as it was", () => {
    assert(
      property(anyStory, (graph) => {
        const read = importTwee(exportTwee(graph).text);
        expect(read.graph).toEqual(graph);
        expect(read.lost).toEqual([]);
      }),
      tries(60),
    );
  });

  test("plays the same when somebody took our notes away", () => {
    const { graph, lost } = importTwee(withoutNotes(exportTwee(withoutLocks(lampGraph)).text));
    expect(lost.filter(({ code }) => !code.startsWith("became"))).toEqual([]);
    expectSamePlays(withoutLocks(lampGraph), graph, 40);
    assert(
      property(anyStory, (any) => {
        const plain = withoutLocks(any);
        expectSamePlays(plain, importTwee(withoutNotes(exportTwee(plain).text)).graph, 3);
      }),
      tries(60),
    );
  });
});
