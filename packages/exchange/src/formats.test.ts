import { assert, pre, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyWritten } from "./testing/any-written.ts";
import { exchangeFormats, exportStory, fileNameFor } from "./export-story.ts";
import { readText, storyIn } from "./testing/reading.ts";

describe("a story from somewhere else", () => {
  test("is known by its file's name, or by how it looks", () => {
    const format = (text: string, name?: string) => storyIn(text, name).format;
    expect(format(":: a\n=== a", "ford.tw")).toBe("twee");
    expect(format("=== a\n:: a", "ford.INK")).toBe("ink");
    expect(format(":: a\nA", "ford.txt")).toBe("twee");
    expect(format("Low water.\n* [Wade] -> END")).toBe("ink");
    expect(format('\uFEFF\n {"nodes": {}}')).toBe("json");
    expect(readText("[1]")).toMatchObject({ why: "not_object" });
  });

  test("is refused with the reason where it is none", () => {
    const why = (text: string, name?: string) => {
      const read = readText(text, name);
      return read.kind === "refused" && read.why;
    };
    expect(why("  \n")).toBe("blank");
    expect(why("\u0089PNG\u0000", "a.twee")).toBe("not_text");
    expect(why("Once upon a time")).toBe("unknown");
    expect(why(":: a\n".repeat(2_000_000))).toBe("too_long");
    expect(why('<html><tw-storydata name="Ford">')).toBe("twine_page");
  });

  test.each(exchangeFormats)("comes back whole from %s, wherever it was pasted", (format) => {
    assert(
      property(anyWritten, (graph) => {
        const { text } = exportStory(format, graph, { title: "Ford" });
        pre(!text.includes("\u0000"));
        const named = storyIn(text, `ford.${format}`);
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
      const { graph } = storyIn(text.replace(/^Low water\.$/mu, "High water."), `ford.${format}`);
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
