import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { drawn, rgb } from "../../../../../.storybook/testing/drawn-colours.ts";
import { themes } from "../theme.ts";
import { tokensOf } from "./tokens-json.ts";
import type { Tokens } from "./tokens-json.ts";

/** Checks that tokens.json matches what a browser computes from tokens.css. These run as tests and are not shown. */
const meta = preview.meta({
  title: "Foundations/Published tokens",
  tags: ["!dev", "!autodocs", "test"],
});

type Place = HTMLElement;
const inGroup = (tokens: Tokens, name: string) =>
  Object.entries(tokens[name] as Tokens).filter(([key]) => !key.startsWith("$")) as [
    string,
    { $value: never },
  ][];

/** The computed value of one property that an invisible element takes from a variable. */
function made(place: Place, property: string, variable: string): string {
  const probe = place.appendChild(document.createElement("i"));
  probe.style.position = "absolute";
  probe.style.setProperty(property, `var(--k-${variable})`);
  const value = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return value;
}

interface Dimension {
  value: number;
  unit: "px" | "rem";
}
const inPixels = ({ value, unit }: Dimension) => `${String(unit === "rem" ? value * 16 : value)}px`;

interface Color {
  hex: string;
  alpha: number;
}
interface Shadow extends Record<"offsetX" | "offsetY" | "blur" | "spread", Dimension> {
  color: Color;
}
const channels = (color: string) => (rgb(color).match(/\d+/g) ?? []).map(Number);

/** Computed colours are exact, while the file rounds to steps of 255. */
async function expectSame(color: string, hex: string) {
  const [one, other] = [channels(color), channels(hex)];
  for (const [at, channel] of one.entries())
    await expect(Math.abs(channel - (other[at] ?? Number.NaN))).toBeLessThanOrEqual(1);
}

const resolved = (tokens: Tokens, value: Color | string): Color => {
  if (typeof value !== "string") return value;
  const name = value.slice("{color.".length, -1);
  return (tokens["color"] as Record<string, { $value: Color }>)[name]?.$value as Color;
};

async function expectTheme(place: Place, tokens: Tokens) {
  for (const [name, { $value }] of inGroup(tokens, "color")) {
    const { hex, alpha } = resolved(tokens, $value);
    const color = made(place, "background-color", name);
    const [, share = "1"] = / \/ ([\d.]+)\)/.exec(color) ?? [];
    await expect(Number(share)).toBeCloseTo(alpha, 2);
    await expectSame(color.replace(/ \/ [\d.]+\)/, ")"), hex);
  }
  for (const [name, { $value }] of inGroup(tokens, "glow")) {
    const { color, offsetX, offsetY, blur, spread } = $value as Shadow;
    const drawnShadow = made(place, "box-shadow", `glow-${name}`);
    const lengths = [offsetX, offsetY, blur, spread].map(inPixels).join(" ");
    const [, shade = ""] =
      new RegExp(`(color\\([^)]*\\)) ${lengths.replaceAll(".", "\\.")}`).exec(drawnShadow) ?? [];
    await expect(shade).toContain(`/ ${String(color.alpha)})`);
    await expectSame(shade.replace(/ \/ [\d.]+\)/, ")"), color.hex);
  }
}

async function expectShapes(place: Place, tokens: Tokens) {
  for (const [name, { $value }] of inGroup(tokens, "space"))
    await expect(made(place, "padding-top", `space-${name}`)).toBe(inPixels($value));
  for (const [name, { $value }] of inGroup(tokens, "radius"))
    await expect(made(place, "border-top-left-radius", `radius-${name}`)).toBe(inPixels($value));
  for (const [name, token] of inGroup(tokens, "text")) {
    if ("$value" in token)
      await expect(made(place, "font-size", `text-${name}`)).toBe(inPixels(token.$value));
    else {
      const { least, most } = token as unknown as Record<string, { $value: Dimension }>;
      const size = Number.parseFloat(made(place, "font-size", `text-${name}`));
      await expect(size).toBeGreaterThanOrEqual((least?.$value.value ?? Number.NaN) * 16);
      await expect(size).toBeLessThanOrEqual((most?.$value.value ?? Number.NaN) * 16);
    }
  }
  for (const [name, { $value }] of inGroup(tokens, "leading"))
    await expect(made(place, "scale", `leading-${name}`)).toBe(String($value));
  for (const [name, { $value }] of inGroup(tokens, "weight"))
    await expect(made(place, "font-weight", `weight-${name}`)).toBe(String($value));
  for (const [name, { $value }] of inGroup(tokens, "font")) {
    const faces = made(place, "font-family", `font-${name}`).replaceAll('"', "").split(", ");
    await expect(faces.slice(1)).toEqual($value);
  }
}

/** Every colour and shadow, in both themes. */
export const ColoursAreEqual = meta.story({
  render: () => (
    <>
      {themes.map((theme) => (
        <div key={theme} data-theme={theme} data-testid={theme} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const theme of themes) await expectTheme(canvas.getByTestId(theme), tokensOf(theme));
    await expect(drawn(canvas.getByTestId("dark"), "--k-ink")).not.toBe(
      drawn(canvas.getByTestId("light"), "--k-ink"),
    );
  },
});

/** Space, corners, type and motion. */
export const ShapesAreEqual = meta.story({
  render: () => <div data-testid="place" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place");
    const tokens = tokensOf("dark");
    await expectShapes(place, tokens);
    const root = getComputedStyle(document.documentElement);
    const { quick, calm, ease } = tokens["motion"] as Record<string, { $value: never }>;
    // The built stylesheet writes the same shorter: `.12s` for `120ms`.
    const milliseconds = (time: string) =>
      Number.parseFloat(time) * (time.trim().endsWith("ms") ? 1 : 1000);
    const time = (token: { $value: { value: number; unit: string } } | undefined) =>
      milliseconds(`${String(token?.$value.value)}${String(token?.$value.unit)}`);
    await expect(milliseconds(root.getPropertyValue("--k-motion-quick"))).toBe(time(quick));
    await expect(milliseconds(root.getPropertyValue("--k-motion-calm"))).toBe(time(calm));
    const { $value: curve = [] } = (ease ?? {}) as { $value?: number[] };
    const written = root.getPropertyValue("--k-motion-ease");
    await expect(written).toMatch(/^\s*cubic-bezier/);
    await expect(written.match(/-?[\d.]+/g)?.map(Number)).toEqual(curve);
  },
});
