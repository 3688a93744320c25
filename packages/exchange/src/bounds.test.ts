import { describe, expect, test } from "vitest";
import { choicescript, indented, isTold, pumped, words } from "./testing/pumped.ts";
import { readText, storyIn } from "./testing/reading.ts";

// Files that are far deeper and longer are read in bounds.long.test.ts.
describe("nothing that a file can hold", () => {
  test("is too deep or too long to be told about, whatever its brackets", () => {
    for (const { format, before, open, within, close } of pumped)
      expect(isTold(before + open.repeat(1_000) + within + close.repeat(1_000), format)).toBe(true);
  });

  test("is too deep in ChoiceScript, which indents", () => {
    for (const first of indented)
      for (const second of indented)
        expect(isTold(choicescript(210, [first, second]), "choicescript")).toBe(true);
    for (const word of words)
      expect(isTold(`*create a true\n${word.repeat(1_000)}`, "choicescript")).toBe(true);
  });

  test("is said with the line where it goes too deep", () => {
    const nested = `:: Start\n<<set $a to 1>>${"<<if $a>>\n".repeat(1_000)}`;
    expect(readText(nested, "a.twee")).toEqual({
      kind: "refused",
      why: "too_deep",
      line: 202,
      text: "<<if $a>>",
    });
    expect(readText(choicescript(1_000, ["*if (a)"]))).toMatchObject({
      why: "too_deep",
      line: 202,
    });
    expect(readText(`{"nodes":\n${"[\n".repeat(100)}`)).toMatchObject({
      why: "too_deep",
      line: 65,
    });
  });

  test("is told about at greater length than it has", () => {
    const told = (hooks: number) => {
      const nested = `:: Start\n${"(if: $a)[".repeat(hooks)}x${"]".repeat(hooks)}`;
      return JSON.stringify(storyIn(nested, "a.twee")).length;
    };
    expect(told(4_000) / told(1_000)).toBeLessThan(5);
  });

  test("becomes more than any story can be", () => {
    const cases = Array.from({ length: 4_000 }, (_, at) => `- a == ${at}: Told ${at}.`).join("\n");
    const many = `VAR a = 1\n=== k ===\nOnce.\n{\n${cases}\n}\n-> END`;
    expect(readText(many, "a.ink")).toMatchObject({ why: "too_intricate", line: 5 });
    const threads = `=== k ===\n${"<- k\n".repeat(40)}+ [Go] -> k\n`;
    expect(readText(threads, "a.ink")).toMatchObject({ why: "too_intricate" });
    for (const letter of ["a", "न", "🌊"])
      expect(readText(letter.repeat(8_000_001), "a.ink")).toMatchObject({
        why: "too_long",
        most: 8_000_000,
      });
  });
});
