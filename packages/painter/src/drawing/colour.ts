/** Colours are hex strings; mixing happens in OKLab so that a half-way colour looks half-way. */
type Lab = readonly [number, number, number];

const toLinear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const fromLinear = (c: number): number =>
  c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055;

const known = new Map<string, Lab>();

function toLab(hex: string): Lab {
  const found = known.get(hex);
  if (found) return found;
  const n = Number.parseInt(hex.slice(1), 16);
  const r = toLinear((n >> 16) / 255);
  const g = toLinear(((n >> 8) & 255) / 255);
  const b = toLinear((n & 255) / 255);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lab: Lab = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  known.set(hex, lab);
  return lab;
}

function toHex([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((c) => Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, c)))) * 255))
    .map((c) => c.toString(16).padStart(2, "0"))
    .join("")}`;
}

export function mix(from: string, to: string, share: number): string {
  const a = toLab(from);
  const b = toLab(to);
  const t = Math.min(1, Math.max(0, share));
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

export const lighter = (colour: string, share: number): string => mix(colour, "#fff4dc", share);
export const darker = (colour: string, share: number): string => mix(colour, "#0b0716", share);

export function vivid(colour: string, share: number): string {
  const [l, a, b] = toLab(colour);
  return toHex([l, a * (1 + share), b * (1 + share)]);
}

export function muted(colour: string, share: number): string {
  const [l, a, b] = toLab(colour);
  return toHex([l, a * (1 - share), b * (1 - share)]);
}

/** The nearest colour of a list; hue counts more than lightness. */
export function nearest(colour: string, list: readonly [string, ...string[]]): string {
  const [l, a, b] = toLab(colour);
  let best: readonly [string, number] = [list[0], Number.POSITIVE_INFINITY];
  for (const one of list) {
    const [ol, oa, ob] = toLab(one);
    const far = ((l - ol) * 0.7) ** 2 + (a - oa) ** 2 + (b - ob) ** 2;
    if (far < best[1]) best = [one, far];
  }
  return best[0];
}
