import { tellOfMissingStylesheet } from "./development/missing-stylesheet.ts";

declare const process: { env: { NODE_ENV?: string } };

// Whatever component a page has, it has this module. Nothing of it is left in production, nor heard in tests.
if (process.env.NODE_ENV === "development") tellOfMissingStylesheet();

/** One string, and the papers first, for every page that shows a component carries this list. */
const names =
  "ground,surface,raised,lamp-ink,lamp-wash,peacock-wash,veil,scrim,line,edge,ink,ink-soft,lamp,madder,peacock,leaf,haldi,scrim-ink";
const papers = 8;

type Split<Names extends string> = Names extends `${infer First},${infer Rest}`
  ? First | Split<Rest>
  : Names;
export type ColorName = Split<typeof names>;

/** Every colour of the interface by name; the values of each theme are in palette.ts. */
export const colorNames = /* @__PURE__ */ names.split(",") as readonly ColorName[];

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;
type Colors = { readonly [Name in ColorName as CamelCase<Name>]: `var(--k-${Name}, ${string})` };

/**
 * `color.inkSoft` is `var(--k-ink-soft, …)`, whichever theme is lit; a name that is not there does not compile.
 * On a page without our stylesheet papers and inks are the system's own pair.
 */
export const color = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ colorNames.map((name, at): [string, string] => [
    name.replace(/-./, (letter) => letter.slice(1).toUpperCase()),
    `var(--k-${name}, Canvas${at < papers ? "" : "Text"})`,
  ]),
) as Colors;
