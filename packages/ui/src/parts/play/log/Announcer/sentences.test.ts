import { expect, test } from "vitest";
import { sentencesFrom } from "./sentences.ts";

test("a whole text is cut into sentences", () => {
  const text = "“You did,” he says. He is counting! Is he?";
  const { whole, until } = sentencesFrom(text, 0, false);
  expect(whole).toEqual(["“You did,” he says.", "He is counting!", "Is he?"]);
  expect(until).toBe(text.length);
});

test("while text is arriving, the last sentence waits until it is complete", () => {
  const first = sentencesFrom("The lamp burns. The qu", 0, true);
  expect(first.whole).toEqual(["The lamp burns."]);
  const rest = sentencesFrom("The lamp burns. The queen wakes.", first.until, false);
  expect(rest.whole).toEqual(["The queen wakes."]);
});

test("in Hindi a sentence ends with a danda", () => {
  expect(sentencesFrom("दीया जल रहा है। रानी जाग गई।", 0, false).whole).toEqual([
    "दीया जल रहा है।",
    "रानी जाग गई।",
  ]);
});

test("no new text gives no sentence", () => {
  expect(sentencesFrom("All said.", 9, false).whole).toEqual([]);
});
