import { expect, test } from "vitest";
import { catalogueStories } from "../../testing/stories/catalogue-stories.ts";
import { answersToAsked, type Answered } from "../../testing/typed-lines/asked-lines.ts";

test("where a story has an answer to just what was asked, that one comes", () => {
  const all = catalogueStories().flatMap(answersToAsked);
  const having = all.filter(({ hasAnswer }) => hasAnswer);
  const count = (lines: typeof all, ...ways: Answered[]) =>
    lines.filter(({ answered }) => ways.includes(answered)).length;
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
  process.stdout.write(
    `of ${all.length} lines that strangers typed ${share(count(all, "plainly"), all.length)} are answered plainly, ` +
      `${share(count(all, "well enough"), all.length)} well enough; ` +
      `of ${having.length} to which the story has an answer ${share(count(having, "plainly"), having.length)} get it\n`,
  );
  expect(all).toHaveLength(612);
  expect(count(having, "plainly") / having.length).toBeGreaterThanOrEqual(0.6);
  expect(count(having, "plainly", "well enough") / having.length).toBeGreaterThanOrEqual(0.65);
});
