import { colorNames } from "../color.ts";
import { glows, motionValues } from "../motion.ts";
import type { Glow } from "../motion.ts";
import { derivations, palette } from "../palette.ts";
import type { DerivedColor, OwnColor } from "../palette.ts";
import { radiusPixels, spacePixels, spaceSteps } from "../scale.ts";
import { themes } from "../theme.ts";
import type { Theme } from "../theme.ts";
import { leadingValues, text, weight } from "../type.ts";
import { describedColors } from "./described-colors.ts";
import { faceStacks } from "./faces.ts";

/** A token or a group of the Design Tokens Format Module 2025.10. */
export interface Tokens {
  readonly [name: string]: unknown;
}

type AnyColor = OwnColor | DerivedColor;
const names: readonly AnyColor[] = [...colorNames, "shadow"];

function colorValue(color: string, percent = 100) {
  const [red = 0, green = 0, blue = 0, alpha = 255] = [1, 3, 5, 7]
    .map((at) => color.slice(at, at + 2))
    .filter((digits) => digits !== "")
    .map((digits) => Number.parseInt(digits, 16));
  const components = [red, green, blue].map((channel) => rounded(channel / 255));
  return {
    colorSpace: "srgb",
    components,
    alpha: rounded((alpha / 255) * (percent / 100), 2),
    hex: color.slice(0, 7),
  };
}

const rounded = (value: number, digits = 4) => Number(value.toFixed(digits));

/** `group` is the path of this theme's colours, for aliases. */
function colors(theme: Theme, group: string): Tokens {
  const derived = derivations[theme];
  const value = (name: AnyColor) => {
    const from = name in derived ? derived[name as DerivedColor] : undefined;
    const isAlias = from && from.percent === undefined && !from.tint;
    return isAlias ? `{${group}.${from.of}}` : colorValue(palette[theme][name]);
  };
  return {
    $type: "color",
    ...Object.fromEntries(
      names.map((name) => [name, { $value: value(name), $description: describedColors[name] }]),
    ),
  };
}

const pixels = (value: number) => ({ value, unit: "px" });

function glow(theme: Theme): Tokens {
  const value = ({ y, blur, spread, of, percent }: Glow) => ({
    color: colorValue(palette[theme][of], percent),
    offsetX: pixels(0),
    offsetY: pixels(y),
    blur: pixels(blur),
    spread: pixels(spread),
  });
  return {
    $type: "shadow",
    lamp: { $value: value(glows[theme].lamp), $description: "Under what asks to be pressed." },
    lift: { $value: value(glows[theme].lift), $description: "Under what lies over the page." },
  };
}

const group = <Name extends string>(
  type: string,
  description: string,
  values: Readonly<Record<Name, unknown>>,
): Tokens => ({
  $type: type,
  $description: description,
  ...Object.fromEntries(Object.entries(values).map(([name, $value]) => [name, { $value }])),
});

const rem = (size: string) => ({ value: Number.parseFloat(size), unit: "rem" });

/** A size that grows with the screen has two tokens: its minimum and its maximum. */
const sizes = Object.fromEntries(
  Object.entries(text).map(([name, size]) => {
    const [, least, most] = /^clamp\(([^,]+),.*, ([^,]+)\)$/.exec(size) ?? [];
    if (least === undefined || most === undefined) return [name, { $value: rem(size) }];
    return [name, { least: { $value: rem(least) }, most: { $value: rem(most) } }];
  }),
);

const milliseconds = (time: string) => ({ value: Number.parseFloat(time), unit: "ms" });
const { quick, calm, ease } = motionValues;

const inBothThemes: Tokens = {
  space: group(
    "dimension",
    "Steps of four pixels, times the density of the theme.",
    Object.fromEntries(spaceSteps.map((step) => [step, pixels(spacePixels(step))])),
  ),
  radius: group(
    "dimension",
    "Small for controls, large for panels, times the radius of the theme; round for what is a circle.",
    { ...Object.fromEntries(Object.entries(radiusPixels).map(toPixels)), round: pixels(999) },
  ),
  gutter: group("dimension", "The page's margin, which grows with the screen.", {
    least: pixels(16),
    most: pixels(40),
  }),
  font: group(
    "fontFamily",
    "Latin and Devanagari first, then the faces of other scripts.",
    Object.fromEntries(Object.entries(faceStacks).map(([name, { faces }]) => [name, faces])),
  ),
  text: { $type: "dimension", $description: "Sizes of type.", ...sizes },
  leading: group(
    "number",
    "Line heights of Latin text; other scripts have taller ones.",
    leadingValues,
  ),
  weight: group("fontWeight", "The two weights of the interface.", weight),
  motion: {
    $description: "Both times are 0 for readers who want less motion.",
    quick: { $type: "duration", $value: milliseconds(quick) },
    calm: { $type: "duration", $value: milliseconds(calm) },
    ease: { $type: "cubicBezier", $value: ease.match(/[\d.]+/g)?.map(Number) },
  },
};

function toPixels([name, value]: [string, number]) {
  return [name, pixels(value)] as const;
}

const about = "Made from the same source as katha.css.";

/** Both themes in one file: `color.dark.lamp`, `color.light.lamp`. */
export function allTokens(): Tokens {
  const both = (make: (theme: Theme) => Tokens) =>
    Object.fromEntries(themes.map((theme) => [theme, make(theme)]));
  return {
    $description: about,
    color: both((theme) => colors(theme, `color.${theme}`)),
    glow: both(glow),
    ...inBothThemes,
  };
}

/** One theme, under names that are the same in each file. Figma imports `figmaVariables`. */
export function tokensOf(theme: Theme): Tokens {
  return {
    $description: about,
    $extensions: { "com.figma.modeName": theme },
    color: colors(theme, "color"),
    glow: glow(theme),
    ...inBothThemes,
  };
}

const longestLine = 100;

/** Lists that fit stay on one line, as the formatter prints them. */
export function asJson(tokens: Tokens): string {
  const spread = JSON.stringify(tokens, undefined, 2);
  const lists = spread.replace(/\[([^[\]{}]+)\]/g, (list, items: string, at: number) => {
    const line = `[${items.trim().split(/,\s+/).join(", ")}]`;
    const column = at - spread.lastIndexOf("\n", at);
    return column + line.length > longestLine ? list : line;
  });
  return `${lists}\n`;
}
