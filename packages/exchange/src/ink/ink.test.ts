import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyWritten } from "../testing/any-written.ts";
import { graphOrRefusal } from "../testing/reading.ts";
import { lint, normalise } from "@katha/storygraph";
import { tries } from "@katha/storygraph/testing";
import { exportInk } from "./export.ts";
import { importInk } from "./import.ts";

describe("ink", () => {
  test("gives back every story that it was given, with nothing lost", () => {
    assert(
      property(anyWritten, (graph) => {
        const { text } = exportInk(graph, { title: "Ford" });
        expect(importInk(text)).toEqual({ graph, structure: graph, title: "Ford", lost: [] });
      }),
      tries(200),
    );
  });

  test("is written as an author of ink would", () => {
    const graph = normalise({
      nodes: {
        bank: {
          text: "The boat waits.\n\n* Not a choice // nor a comment",
          choices: [{ text: "Row [hard]", target: "दूर किनारा" }],
        },
        "दूर किनारा": { text: "There.", mood: "calm" },
      },
    });
    expect(exportInk(graph).text).toBe(
      [
        "// katha: {}",
        "-> bank",
        "",
        "=== bank ===",
        "The boat waits.",
        String.raw`\* Not a choice \/\/ nor a comment`,
        String.raw`+ [Row \[hard\]] -> knot`,
        "",
        "=== knot ===",
        '// katha: {"name":"दूर किनारा","fields":{"mood":"calm"}}',
        "There.",
        "-> END",
        "",
      ].join("\n"),
    );
  });

  test("reads what others wrote, and says what it could not keep", () => {
    const { graph, lost } = importInk(
      [
        "VAR wet = false // how it began",
        "-> ford",
        "=== ford ===",
        "The ford /* deep",
        "in spring */ is low.",
        "It murmurs.",
        '* "Cross[."]," you say.',
        "  Cold water.",
        "  * * [Swim] -> far.bank",
        "  + + Turn back -> ford",
        "+ [Wait] -> END",
        "~ wet = true",
        "== far",
        "= bank",
        "Dry. -> road",
        "= road",
        "{wet: Dripping.|Dusty.} -> DONE",
        "=== function wring(x) ===",
        "~ return x",
      ].join("\r\n"),
    );
    expect(graph).toEqual({
      start_node: "ford",
      nodes: {
        ford: {
          text: "The ford\n\nis low.\n\nIt murmurs.",
          choices: [
            { text: '"Cross."', target: "ford.after_1", once: true },
            { text: "Wait", target: "end" },
          ],
        },
        "ford.after_1": {
          text: '"Cross," you say.\n\nCold water.',
          choices: [
            { text: "Swim", target: "far.bank", once: true },
            { text: "Turn back", target: "ford" },
          ],
        },
        "far.bank": { text: "Dry.", choices: [{ text: "Continue", target: "far.road" }] },
        "far.road": { text: "{wet| Dripping.|Dusty.}", choices: [] },
        end: { text: "", choices: [] },
      },
      qualities: { wet: { kind: "flag", name: "wet", shown: false, start: false } },
    });
    expect(lost.map(({ code, params }) => [code, Object.values(params)[0]])).toEqual([
      ["not_story", "wring"],
      ["became_choice", "far.road"],
      ["became_node", "ford.after_1"],
    ]);
  });

  test("joins at a gather what a choice left loose, and follows a divert on a line of its own", () => {
    const { graph, lost } = importInk(
      [
        "-> ford",
        "=== ford",
        "Low water.",
        "+ [Wade]",
        "+ [Wait]",
        "  You wait.",
        "+ [Leave]",
        "  -> road",
        "+ [Drown]",
        "  -> END",
        "- The far bank.",
        "+ [Rest]",
        "- (late) Night. -> road",
        "=== road",
        "Dust.",
      ].join("\n"),
    );
    const told = Object.entries(graph.nodes).map(
      ([node, { text, choices }]): [string, string[]] => [
        node,
        [text].concat(choices.map((choice) => `${choice.text} > ${choice.target}`)),
      ],
    );
    expect(Object.fromEntries(told)).toEqual({
      ford: [
        "Low water.",
        "Wade > ford.more_1",
        "Wait > ford.after_1",
        "Leave > road",
        "Drown > end",
      ],
      "ford.after_1": ["You wait.", "Continue > ford.more_1"],
      "ford.more_1": ["The far bank.", "Rest > ford.more_2"],
      "ford.more_2": ["Night.", "Continue > road"],
      road: ["Dust."],
      end: [""],
    });
    expect(lost.filter(({ code }) => !code.startsWith("became"))).toEqual([]);
  });

  test("believes the knot where somebody edited it elsewhere", () => {
    const graph = normalise({ nodes: { a: { text: "One\ntwo", mood: "calm", choices: [] } } });
    const { text } = exportInk(graph);
    expect(text).toContain('"exact"');
    expect(importInk(text).graph).toEqual(graph);
    const edited = importInk(text.replace("One\ntwo", "Three"));
    expect(edited.graph.nodes["a"]).toEqual({ text: "Three", mood: "calm", choices: [] });
  });

  test("survives any text, and says when there is no story in it", () => {
    assert(
      property(string({ unit: "binary" }), (text) => {
        for (const one of [text, `=== a ===\n${text}`, `* ${text}`, `/*${text}`])
          lint(graphOrRefusal(importInk, one).graph);
      }),
    );
    expect(importInk("=== b ===\n* Go\nOn.\n=== a ===\nA").graph.start_node).toBe("b");
    expect(graphOrRefusal(importInk, "").why).toBe("no_knot");
    expect(importInk("=== a ===\nA\n/* B\nC").lost).toEqual([
      { code: "open_comment", node: null, params: { line: 3 } },
    ]);
  });
});
