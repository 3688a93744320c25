import { describe, expect, test } from "vitest";
import { themes } from "../theme.ts";
import { figmaVariables } from "./figma.ts";
import { tokenStylesheet } from "./stylesheet.ts";
import { asJson, tokensOf } from "./tokens-json.ts";
import type { Tokens } from "./tokens-json.ts";

test.each(themes)("figma.%s.json is up to date with the tokens", async (theme) => {
  await expect(asJson(figmaVariables(theme))).toMatchFileSnapshot(`./figma.${theme}.json`);
});

interface Leaf {
  $type: string;
  $value: unknown;
  $extensions: {
    "com.figma.scopes": string[];
    "com.figma.codeSyntax": { WEB: string };
  };
}

function leavesOf(group: Tokens, path: readonly string[] = []): [path: string, leaf: Leaf][] {
  if ("$value" in group) return [[path.join("/"), group as unknown as Leaf]];
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith("$") ? [] : leavesOf(inner as Tokens, [...path, name]),
  );
}

const readByFigma: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: (value) =>
    /^\{color\.[\w-]+\}$/.test(String(value)) ||
    (value as { colorSpace: string }).colorSpace === "srgb",
  number: (value) => typeof value === "number",
  string: (value) => typeof value === "string",
};

describe.each(themes)("%s", (theme) => {
  const leaves = leavesOf(figmaVariables(theme));

  test("has only what Figma has variables for", () => {
    const others = leaves.filter(([, { $type, $value }]) => !readByFigma[$type]?.($value));
    expect(others).toEqual([]);
  });

  test("names custom properties that the stylesheet has", () => {
    const css = tokenStylesheet();
    const missing = leaves
      .map(([, leaf]) => leaf.$extensions["com.figma.codeSyntax"].WEB)
      .filter((use) => !css.includes(`  ${use.slice("var(".length, -1)}: `));
    expect(missing).toEqual([]);
  });

  test("has every token but the curve", () => {
    const here = leaves.map(([path]) => path);
    const missing = leavesOf(tokensOf(theme))
      .map(([path]) => path)
      .filter((path) => !here.some((other) => other === path || other.startsWith(`${path}/`)));
    expect(missing).toEqual(["motion/ease"]);
  });

  test("offers each colour, size and typeface somewhere", () => {
    const hidden = leaves
      .filter(([, leaf]) => leaf.$extensions["com.figma.scopes"].length === 0)
      .map(([path]) => path);
    expect(hidden).toEqual(["motion/quick", "motion/calm"]);
  });
});

test("both modes name the same variables, with the same types", () => {
  const [dark, light] = themes.map((theme) =>
    leavesOf(figmaVariables(theme)).map(([path, { $type }]) => [path, $type]),
  );
  expect(dark).toEqual(light);
});
