import { describe, expect, test } from "vitest";
import { exchangeFormats, exportStory } from "./index.ts";
import { storyIn } from "./testing/reading.ts";

const ifid = "D674C58C-DEFA-4F70-B7A2-27742230C0FC";
const nodes = {
  a: { text: "The boat waits.", choices: [{ text: "Row", target: "b" }] },
  b: { text: "There.", choices: [] },
};
const story = { start_node: "a", nodes };

describe.each(exchangeFormats)("in %s", (format) => {
  test("a story that came with an IFID goes out with it, and comes back with it", () => {
    const { text, lost } = exportStory(format, { ...story, ifid }, { ifid: "0000-other" });
    expect(lost).toEqual([]);
    expect(text).toContain(ifid);
    expect(text).not.toContain("OTHER");
    const read = storyIn(text, `a.${format}`);
    expect(read.structure).toMatchObject({ ...story, ifid });
    expect(read.lost).toEqual([]);
  });

  test("another goes out with the one that it was given, however it is written", () => {
    const { text } = exportStory(format, story, { title: "Ford", ifid: ifid.toLowerCase() });
    expect(storyIn(text, `a.${format}`).structure).toMatchObject({ ...story, ifid });
  });

  test("what is no IFID is none", () => {
    const { text } = exportStory(format, { ...story, ifid: "<b>" }, { ifid: "short" });
    const read = storyIn(text.replace("<b>", "<i>"), `a.${format}`).structure;
    expect((read as { ifid?: string }).ifid ?? "").not.toMatch(/short/i);
  });
});

test("ChoiceScript and ink of others bring theirs", () => {
  const choice = `*title Ford\n*ifid ${ifid.toLowerCase()}\nThe boat.\n*finish\n`;
  expect(storyIn(choice, "startup.txt").structure).toMatchObject({ ifid });
  const ink = `// UUID://${ifid}//\n=== a ===\nThe boat.\n-> END\n`;
  expect(storyIn(ink, "a.ink").structure).toMatchObject({ ifid });
});
