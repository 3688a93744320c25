import { expect, test } from "vitest";
import { beginningOf } from "./beginning-of.ts";

test("a text is cut after a whole word, with an ellipsis", () => {
  const painting =
    "A painting of a courtyard at dusk with lamps. Nearby: a well, a banyan and a cow.";
  expect(beginningOf(painting)).toBe("A painting of a courtyard at dusk with lamps. Nearby: a…");
  expect(beginningOf(" Short\nenough ")).toBe("Short enough");
  expect(beginningOf("क".repeat(80))).toBe(`${"क".repeat(60)}…`);
});
