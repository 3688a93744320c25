import { colorNames } from "../color.ts";
import { faceStacks } from "./faces.ts";
import { glow, glows, motionValues } from "../motion.ts";
import type { Glow } from "../motion.ts";
import { derivations, forcedColors, ownColors } from "../palette.ts";
import { paperColors, papers, paperThemes } from "../papers.ts";
import type { Derivation, DerivedColor, OwnColor } from "../palette.ts";
import { gutterValue, radius, radiusPixels, spacePixels, spaceSteps } from "../scale.ts";
import { leadingValues, measure, text, weight } from "../type.ts";
import { type MoreContrast, moreContrast } from "../more-contrast.ts";

type Values = Readonly<Record<string, string | number>>;

/** Turns `{ tight: 1.15 }` of the group `leading` into `{ "leading-tight": 1.15 }`. */
const group = (name: string, values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [`${name}-${key}`, value]));

const constants: Values = {
  ...group("leading", leadingValues),
  ...group("text", text),
  ...group("weight", weight),
  measure,
  ...group("motion", motionValues),
  gutter: gutterValue,
  "radius-round": radius.round,
};

const quoted = (face: string) => (face.endsWith("serif") ? face : `"${face}"`);

/** Everything that depends on a theme's own faces, corners and density. */
const shapes: Values = {
  ...Object.fromEntries(
    Object.entries(faceStacks).map(
      ([
        name,
        {
          own,
          faces: [first, ...rest],
        },
      ]) => [
        `font-${name}`,
        [`var(--k-face-${own}, ${quoted(first)})`, ...[first, ...rest].map(quoted)].join(", "),
      ],
    ),
  ),
  ...Object.fromEntries(
    spaceSteps.map((step) => [
      `space-${step}`,
      `calc(${spacePixels(step)}px * var(--k-density, 1))`,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(radiusPixels).map(([name, pixels]) => [
      `radius-${name}`,
      `calc(${pixels}px * var(--k-radius, 1))`,
    ]),
  ),
};

const inThemes = (light: string, dark: string) =>
  light === dark ? light : `light-dark(${light}, ${dark})`;

function derived({ of, percent, on, tint }: Derivation): string {
  const from = `var(--k-${of})`;
  if (tint) {
    const { lightness, chroma, turn } = tint;
    return `oklch(from ${from} ${lightness} calc(c * ${chroma}) calc(h + ${turn}))`;
  }
  if (percent === undefined) return from;
  return `color-mix(in ${on?.space ?? "srgb"}, ${from} ${percent}%, ${on ? `var(--k-${on.paper})` : "transparent"})`;
}

function colorValue(name: OwnColor | DerivedColor): string {
  const [light, dark] = (["light", "dark"] as const).map((theme) => {
    if (isDerived(name)) return derived(derivations[theme][name]);
    const own = ownColors[theme][name];
    return name === "lamp" ? `var(--k-accent-${theme}, var(--k-accent, ${own}))` : own;
  }) as [string, string];
  return inThemes(light, dark);
}

function isDerived(name: OwnColor | DerivedColor): name is DerivedColor {
  return name in derivations.light;
}

/** Lengths cannot depend on the theme, so both themes' glows are there, and one of them is transparent. */
function glowValue(name: keyof typeof glow): string {
  const [light, dark] = [glows.light[name], glows.dark[name]];
  const cast = ({ y, blur, spread }: Glow, color: string) =>
    `0 ${y}px ${blur}px ${spread}px ${color}`;
  return [
    cast(light, inThemes(derived(light), "transparent")),
    cast(dark, inThemes("transparent", derived(dark))),
  ].join(", ");
}

const colors: Values = {
  ...Object.fromEntries([...colorNames, "shadow" as const].map((name) => [name, colorValue(name)])),
  ...Object.fromEntries(
    (Object.keys(glow) as (keyof typeof glow)[]).map((name) => [`glow-${name}`, glowValue(name)]),
  ),
};

const forced: Values = Object.fromEntries(colorNames.map((name) => [name, forcedColors[name]]));

const stronger: Values = Object.fromEntries(
  Object.entries(moreContrast("light")).map(([name, light]) => [
    name,
    inThemes(light, moreContrast("dark")[name as keyof MoreContrast]),
  ]),
);

const lines = (values: Values, indent = "  ") =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--k-${name}: ${value};`)
    .join("\n");

/** Not in print, where a black paper would leave light words on white. */
const onPapers = papers
  .map(
    (paper) => `  [data-paper="${paper}"] {
    color-scheme: ${paperThemes[paper]};
${lines(paperColors[paper], "    ")}
  }`,
  )
  .join("\n\n");

/** The content of tokens.css. It is a file so that a page has its colours before any script runs. */
export function tokenStylesheet(): string {
  return `/* Made from tokens/*.ts: run the unit tests with -u after a change there. */
:root {
${lines(constants)}
}

:root,
.katha-theme {
${lines(shapes)}
}

:root,
[data-theme],
.katha-theme {
${lines(colors)}
}

:root,
[data-theme="dark"] {
  color-scheme: dark;
}

[data-theme="light"] {
  color-scheme: light;
}

[data-theme="system"] {
  color-scheme: light dark;
}

@media screen {
${onPapers}
}

:is(:lang(hi), :lang(mr), :lang(bn), :lang(te), :lang(ta), :lang(gu), :lang(kn), :lang(ml)) {
  --k-leading-tight: 1.35;
  --k-leading-body: 1.65;
  --k-leading-narration: 1.8;
}

:lang(ur) {
  --k-leading-tight: 1.9;
  --k-leading-body: 2.1;
  --k-leading-narration: 2.3;
}

@media (prefers-reduced-motion: reduce) {
  :root {
    --k-motion-quick: 0ms;
    --k-motion-calm: 0ms;
  }
}

@media (prefers-contrast: more) {
  :root,
  [data-theme],
  .katha-theme {
${lines(stronger, "    ")}
  }
}

@media (forced-colors: active) {
  :root,
  [data-theme],
  .katha-theme {
${lines(forced, "    ")}
  }
}
`;
}
