import { expect, test } from "vitest";
import { storyIn } from "./testing/reading.ts";
import { formatOfScript, longScripts, type LongScript } from "./testing/long-scripts.ts";

/** The processor's time, on which a busy machine has less influence than on the clock's. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

// Four times the story took about four times as long when this was written, and sixteen times before.
test.each(Object.keys(longScripts) as LongScript[])(
  "four times the scenes from %s take no square of the time",
  (script) => {
    const known = formatOfScript[script];
    const times = [500, 2_000].map((size) => {
      const text = longScripts[script](size);
      const read = () => storyIn(text, `a.${known}`);
      const { graph, format } = read();
      expect(format).toBe(known);
      expect(Object.keys(graph.nodes).length).toBeGreaterThanOrEqual(size);
      return Math.min(timeOf(read), timeOf(read));
    });
    const [short = 0, long = 0] = times;
    expect(long / short).toBeLessThan(10);
  },
  120_000,
);
