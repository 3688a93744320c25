import { describe, expect, test } from "vitest";
import { contrast } from "./contrast.ts";
import { moreContrast } from "./more-contrast.ts";
import { edgePairs, palette, paletteOf, textPairs } from "./palette.ts";
import { paperColors, papers, paperThemes } from "./papers.ts";
import { themes } from "./theme.ts";

test("contrast is computed as WCAG defines it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#f2a33a", "#f2a33a")).toBe(1);
});

describe.each(themes)("%s", (theme) => {
  test.each([...textPairs, ...edgePairs])("$text on $on keeps $least:1", ({ text, on, least }) => {
    expect(contrast(palette[theme][text], palette[theme][on])).toBeGreaterThanOrEqual(least);
  });
});

describe.each(papers)("on %s paper", (paper) => {
  const colors = paletteOf(paperThemes[paper], paperColors[paper]);
  test.each([...textPairs, ...edgePairs])("$text on $on keeps $least:1", ({ text, on, least }) => {
    expect(contrast(colors[text], colors[on])).toBeGreaterThanOrEqual(least);
  });
});

test.each(themes)("with more contrast requested, every text and line of %s gets more", (theme) => {
  const more = { ...palette[theme], ...moreContrast(theme) };
  for (const { text, on, least } of [...textPairs, ...edgePairs]) {
    const own = contrast(palette[theme][text], palette[theme][on]);
    expect(contrast(more[text], more[on])).toBeGreaterThanOrEqual(Math.max(own, least));
  }
  expect(contrast(more.line, more.ground)).toBeGreaterThanOrEqual(3);
});
