import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { checkAccent, hexOf } from "./accent.ts";
import { palette } from "./palette.ts";
import { themes } from "./theme.ts";

test("our own accents have no faults", () => {
  expect(checkAccent({ dark: palette.dark.lamp, light: palette.light.lamp })).toEqual([]);
});

test("one colour rarely works in both themes", () => {
  const faults = checkAccent("#0f766e");
  expect(new Set(faults.map(({ theme }) => theme))).toEqual(new Set(["dark"]));
  const onRaised = faults.find(({ text, on }) => text === "lamp" && on === "raised");
  expect(onRaised?.contrast).toBeCloseTo(2.95, 2);
  expect(onRaised?.least).toBe(4.5);
});

test("text on a filled button is checked too", () => {
  expect(checkAccent("#ffd000")).toContainEqual(
    expect.objectContaining({ theme: "light", text: "lamp-ink", on: "lamp", least: 4.5 }),
  );
});

const colors = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, "0")}`,
);

test("the nearest shade has no faults, whatever the accent", () => {
  assert(
    property(colors, (accent) => {
      const nearest = Object.fromEntries(
        themes.map((theme) => [
          theme,
          checkAccent(accent).find((fault) => fault.theme === theme)?.nearest ?? accent,
        ]),
      ) as Record<(typeof themes)[number], string>;
      expect(checkAccent(nearest)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("a colour in another notation is rejected, not accepted unchecked", () => {
  expect(() => checkAccent("teal")).toThrow('checkAccent takes #rrggbb, not "teal".');
  expect(hexOf("#0A7")).toBe("#00aa77");
});
