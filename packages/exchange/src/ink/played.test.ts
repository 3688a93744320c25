import { InkList } from "inkjs/full";
import { describe, expect, test } from "vitest";
import { createRng } from "@katha/storygraph";
import { lockedGarden } from "../testing/ink/locked-garden.ts";
import { market } from "../testing/ink/market.ts";
import { nightTrain } from "../testing/ink/night-train.ts";
import { compiledInk, inkPlayer, ourPlayer } from "../testing/ink-player.ts";
import { importInk } from "./import.ts";

const stories = Object.entries({ lockedGarden, market, nightTrain });
const paths = 350;

/** A variable as ink has it, in the words of a quality. */
function inOurs(value: unknown): unknown {
  if (!(value instanceof InkList)) return value;
  return value.orderedItems.map(({ Key: { itemName } }) => itemName ?? "").toSorted(byWord);
}
const byWord = (one: unknown, other: unknown) => String(one).localeCompare(String(other));
const sorted = (value: unknown) => (Array.isArray(value) ? value.toSorted(byWord) : value);

describe("a story in ink", () => {
  test.each(stories)(
    "%s plays the same in inkjs and here",
    (file, source) => {
      const { graph, lost } = importInk(source);
      expect(lost.filter(({ code }) => !code.startsWith("became"))).toEqual([]);
      const story = compiledInk(source);
      for (let path = 0; path < paths; path += 1) {
        const rng = createRng(`${file} ${path}`);
        const theirs = inkPlayer(story, Object.keys(graph.qualities ?? {}), true);
        const ours = ourPlayer(graph, "Continue");
        const walked: string[] = [];
        for (let step = 0; step < 30; step += 1) {
          const [there, here] = [theirs.met(), ours.met()];
          const asked = Object.keys(there.state);
          const state = (from: Record<string, unknown>) =>
            Object.fromEntries(asked.map((name) => [name, sorted(inOurs(from[name]))]));
          expect({ ...here, state: state(here.state), walked }).toEqual({
            ...there,
            state: state(there.state),
            walked,
          });
          if (there.choices.length === 0) break;
          const at = rng.between(0, there.choices.length - 1);
          walked.push(there.choices[at] ?? "");
          theirs.pick(at);
          ours.pick(at);
        }
      }
    },
    60_000,
  );
});
