import { beforeAll, expect, test } from "vitest";
import { catalogueStories } from "../testing/stories/catalogue-stories.ts";
import { conversation, twiceIn, type Conversation } from "../testing/sessions/conversation.ts";

const stories = catalogueStories();
const plays: Conversation[] = [];
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Sentences that are no author's and stand in more than one play. */
function commonTo(all: readonly Conversation[]): number {
  const counts = new Map<string, number>();
  for (const { own } of all)
    for (const sentence of new Set(own)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts.values()].filter((count) => count > 1).length;
}

beforeAll(async () => {
  for (const story of stories)
    for (const seed of ["one", "two"]) plays.push(await conversation(story, seed));
  const typed = sum(plays.map((play) => play.typed));
  const own = sum(plays.map((play) => play.own.length));
  const back = plays.filter(({ comesBack }) => comesBack).length;
  process.stdout.write(
    `${plays.length} plays of ${stories.length} stories, ${typed} typed lines: ` +
      `${percent(sum(plays.map((play) => play.answered)) / typed)} answered by the author, ` +
      `${percent(sum(plays.map((play) => play.moved)) / typed)} took a choice; ` +
      `${own} sentences are no author's, ${commonTo(plays)} of them stand in more than one play; ` +
      `in ${back} plays what was typed comes back\n`,
  );
});

test("nearly every line that a stranger types is answered by the author", () => {
  const [answered, typed] = [plays.map((play) => play.answered), plays.map((play) => play.typed)];
  expect(sum(answered) / sum(typed)).toBeGreaterThan(0.85);
});

test("no sentence that is no author's comes twice in one play", () => {
  expect(plays.flatMap(twiceIn)).toEqual([]);
});
