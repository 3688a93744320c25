import { describe, expect, test } from "vitest";
import { themes } from "../theme.ts";
import { allTokens, asJson, tokensOf } from "./tokens-json.ts";
import type { Tokens } from "./tokens-json.ts";

const files = {
  "tokens.json": allTokens(),
  "tokens.dark.json": tokensOf("dark"),
  "tokens.light.json": tokensOf("light"),
};

test.each(Object.entries(files))("%s is up to date with the tokens", async (name, tokens) => {
  await expect(asJson(tokens)).toMatchFileSnapshot(`./${name}`);
});

const equals = (value: unknown, shape: unknown) => {
  try {
    expect(value).toEqual(shape);
    return true;
  } catch {
    return false;
  }
};

interface Token {
  path: string;
  type: unknown;
  value: unknown;
}

function tokensIn(group: Tokens, path: string[] = [], type?: unknown): Token[] {
  const own = group["$type"] ?? type;
  if ("$value" in group) return [{ path: path.join("."), type: own, value: group["$value"] }];
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith("$") ? [] : tokensIn(inner as Tokens, [...path, name], own),
  );
}

/** The form that the Design Tokens Format Module 2025.10 requires of each type's value. */
const dimension = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem)$/) };
const color = {
  colorSpace: "srgb",
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  alpha: expect.any(Number),
  hex: expect.stringMatching(/^#[\da-f]{6}$/),
};
const shapes: Readonly<Record<string, unknown>> = {
  color,
  dimension,
  shadow: { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
  duration: { value: expect.any(Number), unit: "ms" },
  cubicBezier: [0, 1, 2, 3].map(() => expect.any(Number)),
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: expect.any(Number),
  number: expect.any(Number),
};

describe.each(Object.entries(files))("%s", (_name, file) => {
  const tokens = tokensIn(file);
  const paths = new Set(tokens.map(({ path }) => path));

  test("each value has the form of its type, and each alias names a token", () => {
    const broken = tokens.filter(({ type, value }) => {
      const [, alias] = typeof value === "string" ? (/^\{(.+)\}$/.exec(value) ?? []) : [];
      if (alias !== undefined) return !paths.has(alias);
      return !equals(value, shapes[String(type)]);
    });
    expect(broken).toEqual([]);
  });

  test("no name has a character that aliases do not allow", () => {
    for (const path of paths) expect(path).toMatch(/^[\w.-]+$/);
  });
});

test("both modes name the same tokens", () => {
  const [dark, light] = themes.map((theme) => tokensIn(tokensOf(theme)).map(({ path }) => path));
  expect(dark).toEqual(light);
});
