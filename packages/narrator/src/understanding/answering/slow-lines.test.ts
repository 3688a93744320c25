import { expect, test } from "vitest";
import { longestLine, slowLines } from "../../testing/slow-lines.ts";

// `npm run bench -- slow-lines` prints how long they take. One that takes seconds fails by the limit of every test.
test.each(slowLines(longestLine))(
  "$name, as long as a line may be: no choice is taken",
  ({ answer }) => {
    expect(answer()).not.toMatch(/^n\d+$/);
  },
);
