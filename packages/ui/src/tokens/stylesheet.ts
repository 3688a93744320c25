import { colorNames } from "./color.ts";
import type { ColorName } from "./color.ts";
import { forcedColors, palette } from "./palette.ts";
import type { Theme } from "./theme.ts";

/** Latin and Devanagari faces come first, then those of other scripts, which are used only when loaded. */
const otherScripts = [
  "Noto Serif Bengali",
  "Noto Serif Telugu",
  "Noto Serif Tamil",
  "Noto Serif Gujarati",
  "Noto Serif Kannada",
  "Noto Serif Malayalam",
  "Noto Nastaliq Urdu",
];
const family = (faces: readonly string[], last: string) =>
  [...[...faces, ...otherScripts].map((face) => `"${face}"`), last].join(", ");

const fixed = {
  "font-title": family(["Rozha One Extended", "Rozha One", "Katha Title Fallback"], "serif"),
  "font-narration": family(
    ["Newsreader", "Tiro Devanagari Hindi", "Katha Narration Fallback"],
    "serif",
  ),
  "font-interface": family(["Mukta Extended", "Mukta", "Katha Interface Fallback"], "sans-serif"),
  "leading-tight": "1.15",
  "leading-body": "1.5",
  "leading-narration": "1.65",
  "motion-quick": "120ms",
  "motion-calm": "240ms",
  "motion-ease": "cubic-bezier(0.2, 0.7, 0.3, 1)",
  gutter: "clamp(16px, 3.2vw, 40px)",
};

const shade: Record<Theme, Record<string, string>> = {
  dark: {
    "glow-lamp": "0 6px 28px -6px rgb(242 163 58 / 0.55)",
    "glow-lift": "0 18px 40px -16px rgb(0 0 0 / 0.75)",
  },
  light: {
    "glow-lamp": "0 6px 22px -8px rgb(166 90 0 / 0.5)",
    "glow-lift": "0 18px 36px -20px rgb(74 48 12 / 0.5)",
  },
};

const lines = (values: Record<string, string>, indent: string) =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--k-${name}: ${value};`)
    .join("\n");

const colors = (values: Record<ColorName, string>) =>
  Object.fromEntries(colorNames.map((name) => [name, values[name]]));

const theme = (name: Theme, indent: string) =>
  `${indent}color-scheme: ${name};\n${lines({ ...colors(palette[name]), ...shade[name] }, indent)}`;

/** The whole of tokens.css. It is kept as a file so that a page has its colours before any script. */
export function tokenStylesheet(): string {
  return `/* Made from tokens/*.ts: run the unit tests with -u after a change there. */
:root {
${lines(fixed, "  ")}
}

:root,
[data-theme="dark"] {
${theme("dark", "  ")}
}

[data-theme="light"] {
${theme("light", "  ")}
}

@media (prefers-color-scheme: light) {
  [data-theme="system"] {
${theme("light", "    ")}
  }
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

@media (forced-colors: active) {
  :root,
  [data-theme] {
${lines(colors(forcedColors), "    ")}
  }
}
`;
}
