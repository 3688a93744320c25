import { normalise } from "@katha/storygraph";
import { expect, test } from "vitest";
import { distances } from "./edges.ts";

const choicesTo = (targets: readonly string[]) => targets.map((target) => ({ text: "Go", target }));

test("scenes are as many choices from an ending as the shortest way is long", () => {
  const graph = normalise({
    nodes: {
      start: { text: "A", choices: choicesTo(["long", "near", "trap"]) },
      long: { text: "B", choices: choicesTo(["near", "gone"]) },
      near: { text: "C", choices: choicesTo(["end"]) },
      trap: { text: "D", choices: choicesTo(["trap"]) },
      end: { text: "E" },
    },
  });
  expect(Object.fromEntries(distances(graph))).toEqual({ start: 2, long: 2, near: 1, end: 0 });
});

test("the largest story, where everything leads back to the start, is measured at once", () => {
  const nodes = Array.from({ length: 4_999 }, (_, at) => {
    const back = Array.from({ length: 19 }, () => "s0");
    return [
      `s${at}`,
      { text: "On.", choices: at < 4_998 ? choicesTo([`s${at + 1}`, ...back]) : [] },
    ];
  });
  const graph = normalise({ start_node: "s0", nodes: Object.fromEntries(nodes) });
  // It took 80 seconds when each way back copied the list of those before it, four times what a test may take.
  expect(distances(graph).get("s0")).toBe(4_998);
});
