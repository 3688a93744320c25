import type { Theme } from "../theme.ts";
import { tokensOf } from "./tokens-json.ts";
import type { Tokens } from "./tokens-json.ts";

interface Token {
  readonly path: readonly string[];
  readonly type: string;
  readonly value: unknown;
  readonly description?: unknown;
}
interface Length {
  readonly value: number;
  readonly unit: "px" | "rem" | "ms";
}
interface Shadow {
  readonly color: unknown;
  readonly offsetX: Length;
  readonly offsetY: Length;
  readonly blur: Length;
  readonly spread: Length;
}
interface Variable {
  readonly path: readonly string[];
  readonly type: "color" | "number" | "string";
  readonly value: unknown;
  /** Where Figma offers it. */
  readonly scopes: readonly string[];
  /** The custom property that Figma shows to developers, without `--k-`. */
  readonly property: string;
  readonly description?: unknown;
}

const fills = ["FRAME_FILL", "SHAPE_FILL"];
const inks = ["TEXT_FILL", "SHAPE_FILL"];
const marks = ["ALL_FILLS", "STROKE_COLOR"];
const lines = ["STROKE_COLOR"];

const colorScopes: Readonly<Record<string, readonly string[]>> = {
  ground: fills,
  surface: fills,
  raised: fills,
  veil: fills,
  scrim: fills,
  "lamp-wash": fills,
  "peacock-wash": fills,
  line: lines,
  edge: lines,
  ink: inks,
  "ink-soft": inks,
  "scrim-ink": inks,
  "lamp-ink": inks,
  lamp: marks,
  madder: marks,
  peacock: marks,
  leaf: marks,
  haldi: marks,
  shadow: ["EFFECT_COLOR"],
};

const dimensionScopes: Readonly<Record<string, readonly string[]>> = {
  space: ["GAP", "WIDTH_HEIGHT"],
  gutter: ["GAP", "WIDTH_HEIGHT"],
  radius: ["CORNER_RADIUS"],
  text: ["FONT_SIZE"],
};

function tokensIn(group: Tokens, path: readonly string[] = [], inherited = ""): Token[] {
  const type = (group["$type"] as string | undefined) ?? inherited;
  if ("$value" in group)
    return [{ path, type, value: group["$value"], description: group["$description"] }];
  return Object.entries(group).flatMap(([name, inner]) =>
    name.startsWith("$") ? [] : tokensIn(inner as Tokens, [...path, name], type),
  );
}

const inPixels = ({ value, unit }: Length) => (unit === "rem" ? value * 16 : value);

/**
 * What Figma has variables for: colours, numbers without a unit, which it takes for pixels, and strings. A list of typefaces
 * becomes its first, a shadow its parts, and a curve nothing.
 */
function variablesOf(token: Token, all: readonly Token[]): Variable[] {
  const { path, type, value, description } = token;
  const [group = "", name = ""] = path;
  // The least and the most of a size that grows are one property.
  const property = group === "color" ? name : group === "gutter" ? group : `${group}-${name}`;
  const own = { path, property, description };
  switch (type) {
    case "color":
      return [{ ...own, type, value, scopes: colorScopes[name] ?? [] }];
    case "dimension":
      return [
        {
          ...own,
          type: "number",
          value: inPixels(value as Length),
          scopes: dimensionScopes[group] ?? [],
        },
      ];
    case "duration":
      return [
        {
          ...own,
          type: "number",
          value: (value as Length).value,
          scopes: [],
          description: "In milliseconds.",
        },
      ];
    case "fontFamily":
      return [{ ...own, type: "string", value: (value as string[])[0], scopes: ["FONT_FAMILY"] }];
    case "fontWeight":
      return [{ ...own, type: "number", value, scopes: ["FONT_WEIGHT"] }];
    case "shadow":
      return shadowParts(own, value as Shadow);
    case "number":
      return all
        .filter(({ path: [of] }) => of === "text")
        .map((size) => lineHeight(own, value as number, size));
    default:
      return [];
  }
}

type Own = Pick<Variable, "path" | "property" | "description">;

function shadowParts(own: Own, { color, offsetX, offsetY, blur, spread }: Shadow): Variable[] {
  const part = (name: string) => ({ ...own, path: [...own.path, name] });
  const length = (name: string, value: Length): Variable => ({
    ...part(name),
    type: "number",
    value: inPixels(value),
    scopes: ["EFFECT_FLOAT"],
  });
  return [
    { ...part("color"), type: "color", value: color, scopes: ["EFFECT_COLOR"] },
    length("x", offsetX),
    length("y", offsetY),
    length("blur", blur),
    length("spread", spread),
  ];
}

/** Figma takes a number on a line height for pixels, so each size of type has its own. */
function lineHeight(own: Own, ratio: number, { path, value }: Token): Variable {
  const pixels = inPixels(value as Length) * ratio;
  return {
    ...own,
    path: [...own.path, ...path.slice(1)],
    type: "number",
    value: Number(pixels.toFixed(2)),
    scopes: ["LINE_HEIGHT"],
  };
}

/** A theme as a mode of a collection of variables, in the form that Figma imports. */
export function figmaVariables(theme: Theme): Tokens {
  const { $description, $extensions, ...groups } = tokensOf(theme);
  const tokens = tokensIn(groups);
  const file: Record<string, unknown> = { $description, $extensions };
  for (const variable of tokens.flatMap((token) => variablesOf(token, tokens))) {
    const { path, type, value, scopes, property, description } = variable;
    let group = file;
    for (const name of path.slice(0, -1)) group = (group[name] ??= {}) as Record<string, unknown>;
    group[path.at(-1) ?? ""] = {
      $type: type,
      $value: value,
      ...(description !== undefined && { $description: description }),
      $extensions: {
        ...(type === "string" && { "com.figma.type": type }),
        "com.figma.scopes": scopes,
        "com.figma.codeSyntax": { WEB: `var(--k-${property})` },
      },
    };
  }
  return file;
}
