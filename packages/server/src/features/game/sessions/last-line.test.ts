import { describe, expect, it } from "vitest";
import { lastLineOf } from "./last-line.ts";

describe("the last line of what was told", () => {
  it.each([
    ["", ""],
    ["The boat waits.", "The boat waits."],
    ["The boat   waits\nat the shore.", "The boat waits at the shore."],
    ["The river is wide.\n\nWhich way?", "The river is wide. Which way?"],
    ["She *never* said **his name**.", "She never said his name."],
    ["नाव रुकी है। तुम *चुप* हो।", "नाव रुकी है। तुम चुप हो।"],
    ["کشتی رکی ہے۔ تم چپ ہو۔", "کشتی رکی ہے۔ تم چپ ہو۔"],
  ])("%j is %j", (text, line) => {
    expect(lastLineOf(text)).toBe(line);
  });

  it("comes from the last paragraph if that says enough", () => {
    const last = "The boat waits at the shore, and the boatman has not looked up once.";
    expect(lastLineOf(`The river is wide.\n\n${last}`)).toBe(last);
  });

  it("is made of whole sentences where they fit", () => {
    const first = `${"A long way ".repeat(12)}lies behind.`;
    const last = `“${"And a longer one ".repeat(5)}ahead.” He bows.`;
    expect(lastLineOf(`${first} ${last}`)).toBe(last);
  });

  it("of a sentence that is too long is its end, from a whole word on", () => {
    const line = lastLineOf(`It begins ${"and goes on ".repeat(40)}and ends.`);
    expect(line).toMatch(/^…(on|and|goes) .* and ends\.$/u);
    expect(line.length).toBeLessThanOrEqual(181);
  });
});
