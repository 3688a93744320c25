import { normalise } from "@katha/storygraph";
import { describe, expect, test } from "vitest";
import { offersAt, startPosition } from "../../position/index.ts";
import { answerAt } from "../../testing/answer-at.ts";
import { storyOf } from "../../testing/stories/story-of.ts";
import { understand } from "../index.ts";

describe("words made to be slow", () => {
  const words = (count: number, beginning: string, characters: number) =>
    Array.from({ length: count }, (_, each) => beginning + each.toString(36))
      .join(" ")
      .slice(0, characters);
  const choices = Array.from({ length: 20 }, (_, to) => ({
    text: words(140, `wyrd${to}`, 1_000),
    target: `n${to}`,
  }));
  const slow: Record<string, object> = {
    "20 long choices whose words all begin alike": {},
    "scenes behind them with long places and many people": {
      place: words(400, "wyrd", 2_000),
      cast: Array.from({ length: 50 }, (_, one) => words(300, `wyrd${one}`, 2_000)),
    },
  };

  test.each(Object.entries(slow))("are understood in half a second: %s", (_what, behind) => {
    const nodes = Object.fromEntries(
      choices.map(({ target }) => [target, { text: "There.", choices: [], ...behind }]),
    );
    const graph = normalise({
      start_node: "a",
      nodes: { a: { text: "Here.", choices }, ...nodes },
    });
    const position = startPosition(graph);
    const began = process.cpuUsage();
    understand({
      story: storyOf({ graph }),
      position,
      action: "custom_action",
      said: words(800, "wyrd", 4_000),
      offers: offersAt(graph, position),
      passages: [],
    });
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(500);
  });

  test.each([
    ["one word of Latin letters", "x".repeat(4_000)],
    ["one word of Devanagari", "क".repeat(4_000)],
    ["one word of Bengali", "ক".repeat(4_000)],
    ["one word of Tamil", "க".repeat(4_000)],
    ["one word of Urdu", "ک".repeat(4_000)],
    ["then and then", "then ".repeat(800)],
    ["commas", "i, ".repeat(1_300)],
    ["quotation marks", '"'.repeat(4_000)],
    ["apostrophes", "it's'".repeat(800)],
  ])("%s, as long as a line may be", (_, said) => {
    const began = process.cpuUsage();
    answerAt(["Open the door", "Wait for the ferry"])(said);
    expect(process.cpuUsage(began).user / 1_000).toBeLessThan(300);
  });
});
