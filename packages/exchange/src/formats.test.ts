import { assert, pre, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyWritten } from "./testing/any-written.ts";
import { exchangeFormats, exportStory, fileNameFor, importStory } from "./formats.ts";

const why = (text: string, name?: string) =>
  importStory(text, name).lost.map(({ params }) => ("why" in params ? params.why : null));

describe("a story from somewhere else", () => {
  test("is known by its file's name, or by how it looks", () => {
    const format = (text: string, name?: string) => importStory(text, name).format;
    expect(format("=== a", "ford.tw")).toBe("twee");
    expect(format(":: a", "ford.INK")).toBe("ink");
    expect(format(":: a\nA", "ford.txt")).toBe("twee");
    expect(format("Low water.\n* [Wade] -> END")).toBe("ink");
    expect(format('\n {"nodes": {}}')).toBe("json");
    expect(format("[1]")).toBe("json");
    expect(format("Once upon a time")).toBeNull();
  });

  test("is refused with the reason where it is none", () => {
    expect(why("  \n")).toEqual(["blank"]);
    expect(why("\u0089PNG\u0000", "a.twee")).toEqual(["not_text"]);
    expect(why("Once upon a time")).toEqual(["unknown"]);
    expect(why(":: a\n".repeat(2_000_000))).toEqual(["too_long"]);
    expect(why('<html><tw-storydata name="Ford">')).toEqual(["twine_page"]);
  });

  test.each(exchangeFormats)("comes back whole from %s, wherever it was pasted", (format) => {
    assert(
      property(anyWritten, (graph) => {
        const { text } = exportStory(format, graph, { title: "Ford" });
        const named = importStory(text, `ford.${format}`);
        pre(!text.includes("\u0000"));
        expect([named.graph, named.lost]).toEqual([graph, []]);
      }),
      { numRuns: 60 },
    );
  });
});

test.each(["twee", "ink"] as const)(
  "which telling a story follows outlasts what another program edits in %s",
  (format) => {
    const told = {
      start_node: "ford",
      sources_note: "After a ballad.",
      nodes: {
        ford: {
          text: "Low water.",
          source: "A ballad",
          other_tellings: "In another she swims.",
          closer_look: "A heron stands on its own reflection.",
          choices: [{ text: "Wade", target: "bank" }],
        },
        bank: { text: "Sand.", choices: [] },
      },
    };
    for (const state of [{}, { qualities: { wet: { kind: "flag", name: "Wet" } } }]) {
      const { text, lost } = exportStory(format, { ...told, ...state }, { title: "Ford" });
      expect(lost).toEqual([]);
      const { graph } = importStory(
        text.replace(/^Low water\.$/mu, "High water."),
        `ford.${format}`,
      );
      expect(graph.sources_note).toBe("After a ballad.");
      expect(graph.nodes["ford"]).toMatchObject({
        text: "High water.",
        source: "A ballad",
        other_tellings: "In another she swims.",
        closer_look: "A heron stands on its own reflection.",
      });
    }
  },
);

describe("a file's name", () => {
  test("is the title, as far as any system can call a file so", () => {
    expect(fileNameFor("The Salt Ferry", "twee")).toBe("The Salt Ferry.twee");
    expect(fileNameFor("नमक की नाव: अंत?", "ink")).toBe("नमक की नाव अंत.ink");
    expect(fileNameFor('..\\a/b "c" <d>|e\n', "json")).toBe("a b c d e.json");
    expect(fileNameFor("x".repeat(200), "json")).toBe(`${"x".repeat(80)}.json`);
    for (const title of ["", " . ", "CON", "???"])
      expect(fileNameFor(title, "ink")).toBe("story.ink");
  });
});
