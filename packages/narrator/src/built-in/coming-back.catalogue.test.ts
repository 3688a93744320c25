import { createRng } from "@katha/storygraph";
import { beforeAll, expect, test } from "vitest";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";
import { playWithDeeds, type DeedsPlay } from "../testing/sessions/deeds.ts";

const plays: DeedsPlay[] = [];
const isToldLater = ({ later }: DeedsPlay["deeds"][number]) => later !== undefined;
const comesBack = ({ deeds }: DeedsPlay) => deeds.some(isToldLater);

beforeAll(async () => {
  for (const story of catalogueStories())
    for (const seed of ["one", "two"]) plays.push(await playWithDeeds(story, seed));
  const deeds = plays.flatMap((play) => play.deeds);
  process.stdout.write(
    `${plays.length} plays: of ${deeds.length} deeds that were answered ${deeds.filter(isToldLater).length} are told again; ` +
      `in ${plays.filter(comesBack).length} plays something comes back\n`,
  );
});

test("what somebody typed comes back in nearly every play of twelve", () => {
  const rng = createRng("twelve plays");
  const shuffled = plays
    .map((play) => ({ play, at: rng.between(0, 1_000_000) }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ play }) => play);
  for (let first = 0; first + 12 <= shuffled.length; first += 12)
    expect(shuffled.slice(first, first + 12).filter(comesBack).length).toBeGreaterThanOrEqual(10);
});

test("whoever does what fits a story is answered, and comes to an ending", () => {
  expect(plays.every(({ hasEnded }) => hasEnded)).toBe(true);
  // A deed that is nearly a choice may be asked about in place of its answer.
  const answered = plays.filter(({ deeds }) => deeds.length === 3);
  expect(answered.length).toBeGreaterThanOrEqual(plays.length - 2);
});
