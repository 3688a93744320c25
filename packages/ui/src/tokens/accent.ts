import { contrast } from "./contrast.ts";
import { mix } from "./mix.ts";
import { paletteOf, textPairs } from "./palette.ts";
import type { ColorName } from "./color.ts";
import type { Theme } from "./theme.ts";

/** One colour for both themes, or one for each. */
export type Accent = string | Readonly<Record<Theme, string>>;

/** A pair of colours whose contrast falls below WCAG's minimum with an accent. */
export interface AccentFault {
  readonly theme: Theme;
  /** The tokens: `lamp` on `raised`. */
  readonly text: ColorName;
  readonly on: ColorName;
  readonly contrast: number;
  /** The required contrast: 4.5 for interface text, 7 for passages. */
  readonly least: number;
  /** The nearest lighter or darker shade of the accent that has no faults in this theme. */
  readonly nearest: string;
}

const drawnWithAccent = textPairs.filter(({ text, on }) =>
  [text, on].some((name) => name.startsWith("lamp")),
);

/** `#rgb` or `#rrggbb`, as `#rrggbb`. */
export function hexOf(color: string): string | undefined {
  const [, digits] = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color.trim()) ?? [];
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`.toLowerCase();
}

/**
 * Finds text and backgrounds with too little contrast for this accent, in both themes, because light pages have dark
 * parts over pictures too. Takes `#rrggbb` only: other notations can be resolved only by a browser.
 */
export function checkAccent(accent: Accent): AccentFault[] {
  const { dark, light } = typeof accent === "string" ? { dark: accent, light: accent } : accent;
  return [...faultsIn("dark", dark), ...faultsIn("light", light)];
}

function faultsIn(theme: Theme, given: string): AccentFault[] {
  const accent = hexOf(given);
  if (accent === undefined) throw new TypeError(`checkAccent takes #rrggbb, not "${given}".`);
  const faults = pairsBelow(theme, accent);
  if (faults.length === 0) return [];
  const nearest = nearestTo(theme, accent);
  return faults.map((fault) => Object.assign(fault, { theme, nearest }));
}

function pairsBelow(theme: Theme, accent: string) {
  const drawn = paletteOf(theme, { lamp: accent });
  return drawnWithAccent
    .map(({ text, on, least }) => ({ text, on, least, contrast: contrast(drawn[text], drawn[on]) }))
    .filter((pair) => pair.contrast < pair.least);
}

function nearestTo(theme: Theme, accent: string): string {
  const end = theme === "dark" ? "#ffffff" : "#000000";
  for (let percent = 1; percent < 100; percent += 1) {
    const shade = mix(end, percent, accent, "srgb");
    if (pairsBelow(theme, shade).length === 0) return shade;
  }
  return end;
}
