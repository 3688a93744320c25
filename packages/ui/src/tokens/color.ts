/** Every colour of the interface by name; the values of each theme are in palette.ts. */
export const colorNames = [
  "ground",
  "surface",
  "raised",
  "line",
  "edge",
  "ink",
  "ink-soft",
  "lamp",
  "lamp-ink",
  "lamp-wash",
  "madder",
  "peacock",
  "peacock-wash",
  "leaf",
  "haldi",
  "veil",
  "scrim",
  "scrim-ink",
] as const;
export type ColorName = (typeof colorNames)[number];

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type Colors = { readonly [Name in ColorName as CamelCase<Name>]: `var(--k-${Name})` };

/** `color.inkSoft` is `var(--k-ink-soft)`, whichever theme is lit; a name that is not there does not compile. */
export const color = /* @__PURE__ */ Object.fromEntries(
  colorNames.map((name) => [
    name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    `var(--k-${name})`,
  ]),
) as Colors;
