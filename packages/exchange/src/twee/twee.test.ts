import { assert, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { anyWritten } from "../testing/any-written.ts";
import { graphOrRefusal, readText } from "../testing/reading.ts";
import { lint, normalise } from "@katha/storygraph";
import { tries } from "@katha/storygraph/testing";
import { exportTwee } from "./export.ts";
import { importTwee } from "./import.ts";

describe("Twee 3", () => {
  test("gives back words that look like macros or like the end of a link", () => {
    for (const text of ["]][_", "(set: $x to 1)", "<<if>>", "[[a][$b = 1]]"]) {
      const graph = normalise({ nodes: { a: { text: "", choices: [{ text, target: "a" }] } } });
      expect(importTwee(exportTwee(graph).text)).toMatchObject({ graph, lost: [] });
    }
  });

  test("gives back every story that it was given, with nothing lost", () => {
    assert(
      property(anyWritten, (graph) => {
        const read = importTwee(exportTwee(graph).text);
        const structure = { ...graph, ifid: expect.any(String) };
        expect(read).toEqual({ graph, structure, title: "Untitled", lost: [] });
      }),
      tries(200),
    );
  });

  test("gives back what is told later of an answer and of a choice", () => {
    const graph = normalise({
      nodes: {
        gate: {
          text: "A gate.",
          choices: [{ text: "Go", target: "gate", remembers: "You went.", later: "You are gone." }],
        },
      },
      reactions: { song: { acts: ["sing"], says: ["La."], later: "Somebody {hums} it." } },
    });
    expect(graph.reactions?.["song"]?.later).toBe("Somebody {hums} it.");
    expect(importTwee(exportTwee(graph).text)).toMatchObject({ graph, lost: [] });
  });

  test("is written as Twine would", () => {
    const graph = normalise({
      nodes: {
        bank: {
          text: "The boat waits.\n\n:: is no heading here.",
          tags: ["river"],
          position: "100,200",
          place: "river",
          choices: [{ text: "Row", target: "far {north}" }],
        },
        "far {north}": { text: "There." },
      },
    });
    const { text, lost } = exportTwee(graph, { title: "The Salt\nFerry" });
    expect(lost).toEqual([]);
    expect(text).toContain(":: StoryTitle\nThe Salt Ferry\n");
    expect(text).toMatch(
      /"ifid": "[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-8[0-9A-F]{3}-[0-9A-F]{12}"/,
    );
    expect(text).toContain(
      ':: bank [river] {"position":"100,200","katha":"\\u007b\\"fields\\":\\u007b\\"place\\":\\"river\\"\\u007d\\u007d"}\n' +
        "The boat waits.\n\n\\:: is no heading here.\n\n[[Row->far {north}]]\n\n\n:: far \\{north\\}\nThere.",
    );
  });

  test("reads what others wrote, and says what it could not keep", () => {
    const { graph, title, lost } = importTwee(
      [
        ":: StoryTitle",
        "Ford",
        "",
        ":: StoryData",
        '{"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC", "format": "SugarCube", "start": "Ford \\\\"}',
        "",
        ":: styles [stylesheet]",
        "body { color: red }",
        ':: Ford \\\\ [dusk water] {"position":"1,2","colour":"red"}',
        "<<set $wet to true>>You can [[wade in|Deep]] or wait.",
        "",
        "[[Deep]]",
        "[[Bank<-Turn back]] ",
        "[[Swim->Deep][$wet = false]]",
        "",
        ":: Deep",
        "Cold.",
        ":: Deep",
        "Again.",
        ":: Bank",
        "(set: to 1)Dry.",
      ].join("\r\n"),
    );
    expect(title).toBe("Ford");
    expect(graph).toEqual({
      start_node: "Ford \\",
      nodes: {
        "Ford \\": {
          text: "You can wade in or wait.",
          effects: [{ set: "wet", to: true }],
          tags: ["dusk", "water"],
          position: "1,2",
          choices: [
            { text: "wade in", target: "Deep" },
            { text: "Deep", target: "Deep" },
            { text: "Turn back", target: "Bank" },
            { text: "Swim", target: "Deep", effects: [{ set: "wet", to: false }] },
          ],
        },
        Deep: { text: "Cold.", choices: [] },
        Bank: { text: "(set: to 1)Dry.", choices: [] },
      },
      qualities: { wet: { kind: "flag", name: "wet", shown: false, start: false } },
    });
    expect(lost.map(({ code, node, params }) => [code, node, Object.values(params)[0]])).toEqual([
      ["not_story", null, "styles"],
      ["field", "Ford \\", "colour"],
      ["twice", "Deep", "Deep"],
    ]);
  });

  test("says at which line it broke, and reads the rest", () => {
    const { graph, lost } = importTwee(
      [
        "Notes of mine",
        ":: StoryData",
        '{ "start": "a",',
        '  "zoom" }',
        ':: a {"position": 5',
        "A",
      ].join("\n"),
    );
    expect(graph.nodes["a"]).toEqual({ text: "A", choices: [] });
    expect(lost.map(({ code, params }) => [code, params])).toEqual([
      ["before_first", { line: 1 }],
      ["broken_settings", { name: "StoryData", line: 4 }],
      ["broken_settings", { name: "a", line: 5 }],
    ]);
  });

  test("gives Twine's small cards the room of our slips, and leaves alone what has it", () => {
    const placed = (...places: string[]) =>
      places.map((place, at) => `:: p${at} {"position":"${place}"}\nText`).join("\n");
    const read = (text: string) =>
      Object.values(importTwee(text).graph.nodes).map(({ position }) => position);
    expect(read(placed("100,100", "225,100"))).toEqual(["250,150", "563,150"]);
    expect(read(placed("100,100", "400,100", "100,225"))).toEqual([
      "100,100",
      "400,100",
      "100,225",
    ]);
    const close = normalise({
      nodes: { a: { text: "A", position: "0,0" }, b: { text: "B", position: "9,9" } },
    });
    expect(read(exportTwee(close).text)).toEqual(["0,0", "9,9"]);
  });

  test("says what it leaves out, what travels unseen, and who is called otherwise", () => {
    const { lost, beside, renamed } = exportTwee({
      theme: "night",
      nodes: { "a|b": { text: "A", mood: "calm", budget: "two" } },
    });
    expect(lost.map(({ node, params }) => [node, params])).toEqual([
      [null, { field: "theme" }],
      ["a|b", { field: "budget" }],
    ]);
    expect([beside, renamed]).toEqual([["mood"], ["a|b"]]);
  });

  test("believes the passage where somebody edited it elsewhere", () => {
    const graph = normalise({ nodes: { a: { text: "Odd [[x]]", mood: "calm", choices: [] } } });
    const { text } = exportTwee(graph);
    expect(text).toContain("exact");
    const edited = importTwee(text.replace("Odd [[x]]\n", "Even\n"));
    expect(edited.graph.nodes["a"]).toEqual({ text: "Even", mood: "calm", choices: [] });
  });

  test("survives any text, and says when it is none of ours", () => {
    assert(
      property(string({ unit: "binary" }), (text) => {
        for (const one of [text, `:: ${text}`, `:: a\n${text}`])
          lint(graphOrRefusal(importTwee, one).graph);
      }),
    );
    expect(readText("\nOnce upon a time", "a.twee")).toEqual({
      kind: "refused",
      why: "no_passage",
      line: 2,
      text: "Once upon a time",
    });
  });
});
