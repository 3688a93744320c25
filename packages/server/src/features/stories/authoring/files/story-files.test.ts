import { expect, onTestFinished, test } from "vitest";
import { openStoryFiles } from "./story-files.ts";

test("of many texts at once each account has its share, and the others are read", async () => {
  const stories = openStoryFiles({ mostWaiting: 24 });
  onTestFinished(() => stories.close());
  const text = "=== start ===\nA river.\n+ [Wade] -> start\n";
  const read = (by: string) => stories.readText({ text, file: "a.ink" }, by).then(() => "read");
  const answers = await Promise.allSettled([...Array(9).fill("one"), "other"].map(read));
  const outcomes = answers.map((answer) =>
    answer.status === "fulfilled" ? answer.value : (answer.reason as { code: string }).code,
  );
  expect(outcomes.slice(0, 9).filter((outcome) => outcome === "read")).toHaveLength(3);
  expect(outcomes.filter((outcome) => outcome === "busy")).toHaveLength(6);
  expect(outcomes.at(-1)).toBe("read");
});
