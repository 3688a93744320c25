type Triple = readonly [number, number, number];
export type MixingSpace = "srgb" | "oklab";

/** `color-mix` in its colour spaces, to compute what CSS mixes without a browser. */
export function mix(one: string, percent: number, other: string, space: MixingSpace): string {
  const [from, to] =
    space === "oklab" ? ([toOklab, fromOklab] as const) : ([channels, hex] as const);
  const share = percent / 100;
  const [first, second] = [from(one), from(other)];
  return to(first.map((value, at) => value * share + (second[at] ?? 0) * (1 - share)));
}

/** A fixed lightness, a fraction of the colour's chroma, and its hue rotated by some degrees. */
export interface Tint {
  lightness: number;
  chroma: number;
  turn: number;
}

/** `oklch(from color lightness calc(c * chroma) calc(h + turn))`. */
export function tint(color: string, { lightness, chroma, turn }: Tint): string {
  const [, a = 0, b = 0] = toOklab(color);
  const [length, angle] = [Math.hypot(a, b) * chroma, Math.atan2(b, a) + (turn * Math.PI) / 180];
  return fromOklab([lightness, length * Math.cos(angle), length * Math.sin(angle)]);
}

/** `#rrggbb` with an alpha in percent. */
export function faded(color: string, percent: number): string {
  return `${color}${byte((percent / 100) * 255)}`;
}

function channels(color: string): Triple {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/** Linear light, 0 to 1. */
export function linear(color: string): Triple {
  const [red = 0, green = 0, blue = 0] = channels(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

const byte = (value: number) =>
  Math.round(Math.min(Math.max(value, 0), 255))
    .toString(16)
    .padStart(2, "0");

function hex(values: readonly number[]): string {
  return `#${values.map(byte).join("")}`;
}

function fromLinear(values: readonly number[]): string {
  return hex(
    values.map(
      (value) => 255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055),
    ),
  );
}

function times(matrix: readonly Triple[], values: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (values[at] ?? 0), 0));
}

// Björn Ottosson's Oklab, as CSS Color 4 defines it.
const toCones: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const fromCones: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const toLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const fromLab: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];

function toOklab(color: string): readonly number[] {
  return times(toLab, times(toCones, linear(color)).map(Math.cbrt));
}

function fromOklab(lab: readonly number[]): string {
  return fromLinear(
    times(
      fromCones,
      times(fromLab, lab).map((cone) => cone ** 3),
    ),
  );
}
