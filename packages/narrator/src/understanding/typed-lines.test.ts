import { expect, test } from "vitest";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";
import { judgedLines, judgedStrangers, type Judged } from "../testing/typed-lines/typed-lines.ts";

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
    expect(count(meant, "taken") / meant.length).toBeGreaterThanOrEqual(0.8);
    expect(count(meant, "taken", "asked about it") / meant.length).toBeGreaterThanOrEqual(0.92);
    // To be asked needlessly costs one press, to be moved a scene: see decision 0093.
    expect(count(still, "asked instead") / still.length).toBeLessThanOrEqual(0.1);
    expect(count(meant, "another taken") / meant.length).toBeLessThanOrEqual(0.02);
    expect(count([...still, ...either], "moved") / lines.length).toBeLessThanOrEqual(0.01);
  },
  300_000,
);

/** A quarter of what strangers typed says of a story what all of it would. */
const tried = 4;

test("lines that only measure hold for every story, not for all of them together alone", () => {
  const weak = stories.filter((story) => {
    const lines = judgedStrangers(story, tried);
    const meant = lines.filter(({ line }) => line.expect.edge !== undefined);
    const still = lines.filter(({ line }) => line.expect.stay === true);
    const [understood, moved] = [count(meant, "taken", "asked about it"), count(still, "moved")];
    process.stdout.write(
      `${story.slug}: ${percent(count(meant, "taken"), meant.length)} taken, ` +
        `${percent(understood, meant.length)} with those asked about; ` +
        `${percent(moved, still.length)} of those that stay move\n`,
    );
    return understood / meant.length < 0.8 || moved > 1;
  });
  expect(weak.map(({ slug }) => slug)).toEqual([]);
}, 300_000);
