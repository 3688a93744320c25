import { expect, it } from "vitest";
import { bytesIn, spanIn } from "./amounts.ts";

it("gives a duration in the largest unit of which there is at least one", () => {
  expect(spanIn("en", 30_000)).toBe("0 minutes");
  expect(spanIn("en", 60_000)).toBe("1 minute");
  expect(spanIn("en", 3_600_000 * 5)).toBe("5 hours");
  expect(spanIn("en", 86_400_000 * 3 + 1)).toBe("3 days");
  expect(spanIn("hi", 86_400_000 * 2)).toContain("दिन");
});

it("gives sizes in the units in which disks are sold", () => {
  expect(bytesIn("en", 300_000)).toBe("0.3 MB");
  expect(bytesIn("en", 45 * 1024 ** 2)).toBe("45 MB");
  expect(bytesIn("en", 2.5 * 1024 ** 3)).toBe("2.5 GB");
});
