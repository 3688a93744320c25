import { beforeAll, expect, test } from "vitest";
import { catalogueStories } from "./testing/catalogue-stories.ts";
import { playWithDeeds, type DeedsPlay } from "./testing/deeds.ts";

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
}, 180_000);

test("whoever does what fits a story is answered, and comes to an ending", () => {
  expect(plays.filter(({ deeds, hasEnded }) => deeds.length === 3 && hasEnded)).toHaveLength(
    plays.length,
  );
});
