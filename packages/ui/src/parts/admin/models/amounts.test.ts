import { expect, test } from "vitest";
import { dollarsIn, namesIn, secondsIn } from "./amounts.ts";

test("sums of a few cents keep their digits, and larger ones have cents", () => {
  expect(dollarsIn("en", 0.004_21)).toBe("$0.0042");
  expect(dollarsIn("en", 0.15)).toBe("$0.15");
  expect(dollarsIn("en", 0.1)).toBe("$0.10");
  expect(dollarsIn("en", 12.5)).toBe("$12.50");
  expect(dollarsIn("en", 0)).toBe("$0.00");
});

test("seconds have a tenth while they are few", () => {
  expect(secondsIn("en", 840)).toBe("0.8 sec");
  expect(secondsIn("en", 31_400)).toBe("31 sec");
});

test("names stand one after the other", () => {
  expect(namesIn("en", ["Tenali"])).toBe("Tenali");
  expect(namesIn("en", ["Tenali", "Vyasa"])).toBe("Tenali, Vyasa");
});
