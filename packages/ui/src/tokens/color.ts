import { tellOfMissingStylesheet } from "./development/missing-stylesheet.ts";

declare const process: { env: { NODE_ENV?: string } };

// Every page with one of our components loads this module. Production builds drop the check, and tests do not run it.
if (process.env.NODE_ENV === "development") tellOfMissingStylesheet();

/** One string, with the papers first, to keep it small: every page with a component loads this list. */
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
 * `color.inkSoft` is `var(--k-ink-soft, …)`, whichever theme is on; an unknown name is a type error. On a page without our
 * stylesheet, papers and inks fall back to the system's colours.
 */
export const color = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ colorNames.map((name, at): [string, string] => [
    name.replace(/-./, (letter) => letter.slice(1).toUpperCase()),
    `var(--k-${name}, Canvas${at < papers ? "" : "Text"})`,
  ]),
) as Colors;
