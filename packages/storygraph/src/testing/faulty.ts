import { normalise } from "../graph/structure.ts";
import type { FindingCode } from "../lint/findings.ts";
import { faultyState, type foundByPlays } from "./faulty-state.ts";
import type { Golden } from "./golden.ts";
import { written } from "./written.ts";

const end = { text: "It is over." };
const ending = { ...end, ending: { kind: "good", title: "Home" } };
const into = (text: string, target = "end") => ({ text, target });
const story = (a: object, more: object = { end }) => normalise({ nodes: { a, ...more } });

/** Graphs with known faults, at least one for each code. */
export const faulty: Record<Exclude<FindingCode, (typeof foundByPlays)[number]>, Golden> = {
  ...faultyState,
  no_nodes: { graph: normalise({}), faults: ["no_nodes"] },
  no_start: {
    graph: { ...written({ a: ["A"] }), start_node: "x" },
    faults: ["no_start", "no_ending", "unreachable a"],
  },
  no_ending: {
    graph: written({ a: ["A", "a"] }),
    faults: ["no_ending", "endless_loop a"],
  },
  xp_too_low: {
    graph: written({ a: ["A", "b"], b: ["B", "c"], c: ["C"] }),
    context: { economy: { initial_xp: 22, continue_cost: 15 } },
    faults: ["xp_too_low"],
  },
  broken_link: {
    graph: written({ a: ["A", "gone", "b"], b: ["B"] }),
    faults: ["broken_link a.0"],
  },
  unreachable: {
    graph: written({ a: ["A", "c"], b: ["B", "c"], c: ["C"] }),
    faults: ["unreachable b"],
  },
  dead_end: {
    graph: written({ a: ["A", "b", "c"], b: ["B", "toString", "__proto__"], c: ["C"] }),
    faults: ["broken_link b.0", "broken_link b.1", "dead_end b"],
  },
  endless_loop: {
    graph: written({ a: ["A", "b", "e"], b: ["B", "c"], c: ["C", "b"], e: ["E"] }),
    faults: ["endless_loop b", "endless_loop c"],
  },
  no_way_out: {
    graph: written({ a: ["A", "b", "e"], b: ["B", "c"], c: ["C", "c"], e: ["E"] }),
    faults: ["no_way_out b", "endless_loop c"],
  },
  empty_text: { graph: written({ a: [" \n", "b"], b: ["B"] }), faults: ["empty_text a"] },
  empty_choice: {
    graph: story({ text: "A", choices: [into("Go"), into(" \n")] }),
    faults: ["empty_choice a.1"],
  },
  duplicate_choice: {
    graph: story({ text: "A", choices: [into("Go on"), into("Stay"), into(" go  ON ")] }),
    faults: ["duplicate_choice a.2"],
  },
  ending_unnamed: {
    graph: story({ text: "A", choices: [into("Go"), into("Stay", "b")] }, { end: ending, b: end }),
    faults: ["ending_unnamed b"],
  },
  ending_goes_on: {
    graph: story({ ...ending, choices: [into("Go")] }, { end: ending }),
    faults: ["ending_goes_on a"],
  },
  bad_budget: {
    graph: story({ text: "A", budget: 0, choices: [into("Go")] }, { end: { ...end, budget: 1.5 } }),
    faults: ["bad_budget a", "bad_budget end"],
  },
  budget_too_small: {
    graph: story({ text: "A", budget: 1, beats: ["one", "two", "three"], choices: [into("Go")] }),
    faults: ["budget_too_small a"],
  },
  unknown_cast: {
    graph: story({ text: "A", cast: ["Nila", "राम", "Kurup"], choices: [into("Go")] }),
    context: { names: ["Nila", "राम"] },
    faults: ["unknown_cast a"],
  },
  unknown_name: {
    graph: story({
      text: "Nobody saw Nila. The ferry left Muziris on a Monday, and Nila saw Kurup. Nila's oar broke.",
      choices: [into("Wave to Kurup.")],
    }),
    context: { names: ["Nila", "Muziris"] },
    faults: ["unknown_name a"],
  },
  rating: {
    graph: story(
      { text: "A", choices: [into("Sell the cocaine.")] },
      {
        end,
        attic: { text: "Cocaine, where nobody comes.", choices: [into("Go")] },
      },
    ),
    context: { rating: "teen" },
    faults: ["rating a", "unreachable attic"],
  },
  too_much: {
    graph: story(
      {
        text: "A",
        choices: [
          { ...into("Go"), aliases: Array.from({ length: 401 }, (_, at) => `go ${at}`) },
          into("Stay"),
        ],
      },
      { end },
    ),
    faults: ["too_much a.0"],
  },
};
