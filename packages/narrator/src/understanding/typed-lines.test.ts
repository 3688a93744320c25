import { expect, test } from "vitest";
import { catalogueStories } from "../built-in/testing/catalogue-stories.ts";
import { judgedLines, type Judged } from "./testing/typed-lines.ts";

const stories = catalogueStories();

const count = (lines: readonly Judged[], ...outcomes: readonly Judged["outcome"][]) =>
  lines.filter(({ outcome }) => outcomes.includes(outcome)).length;
const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

test.each(["lines", "held-out"] as const)(
  "of 200 typed lines (%s) none takes the plot along that was not meant to",
  (half) => {
    const lines = judgedLines(half, stories);
    const meant = lines.filter(({ line }) => line.expect.edge !== undefined);
    const either = lines.filter(({ line }) => line.expect.ask !== undefined);
    const still = lines.filter(({ line }) => line.expect.stay === true);
    process.stdout.write(
      `${half}: of ${meant.length} paraphrases ${percent(count(meant, "taken"), meant.length)} are taken, ` +
        `${percent(count(meant, "asked about it"), meant.length)} asked about, ` +
        `${percent(count(meant, "another taken"), meant.length)} taken for another choice; ` +
        `of ${still.length} that must stay ${percent(count(still, "moved"), still.length)} move, ` +
        `${percent(count(still, "asked instead"), still.length)} are asked about; ` +
        `of ${either.length} that may mean two ${percent(count(either, "asked about it"), either.length)} are asked about\n`,
    );
    expect(lines).toHaveLength(200);
    expect(count(meant, "taken") / meant.length).toBeGreaterThanOrEqual(0.74);
    expect(count(meant, "taken", "asked about it") / meant.length).toBeGreaterThanOrEqual(0.84);
    expect(count(still, "asked instead") / still.length).toBeLessThanOrEqual(0.08);
    expect(count(meant, "another taken") / meant.length).toBeLessThanOrEqual(0.02);
    expect(count([...still, ...either], "moved") / lines.length).toBeLessThanOrEqual(0.01);
  },
);
