import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { longestLine, slowLines } from "../../testing/slow-lines.ts";

// One that takes seconds fails by the limit of every test.
test.each(slowLines(longestLine))(
  "$name, as long as a line may be: no choice is taken",
  ({ answer }) => {
    expect(answer()).not.toMatch(/^n\d+$/);
  },
);

/** It takes some seconds, or many where others use the machine too; a pattern that doubles with each word takes years. */
const mostMilliseconds = 300_000;

test(
  "whatever word is said again and again, with any mark between, the answer comes",
  { timeout: 2 * mostMilliseconds },
  () => {
    const program = fileURLToPath(new URL("../../testing/understand-pumped.ts", import.meta.url));
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ["--conditions=@katha/source", program],
      { timeout: mostMilliseconds, killSignal: "SIGKILL", encoding: "utf8", maxBuffer: 2 ** 26 },
    );
    expect(stderr).toBe("");
    expect(stdout.split("\0").at(-1)).toBe("done");
  },
);
