/** Libraries that newcomers know. */
export const otherLibraries = ["Source", "Primer", "Base UI", "MUI"] as const;
export type OtherLibrary = (typeof otherLibraries)[number];

/** The text of a component's docs page. It may use `code` and *emphasis* as in Markdown. */
export interface Guide {
  /** What it is for, in one sentence. */
  readonly purpose: string;
  /** When to use it, one case per entry. */
  readonly use: readonly string[];
  /** When not to use it, and what to use instead. */
  readonly avoid: readonly { readonly when: string; readonly instead: string }[];
  /** Its parts, from the outside in; the first entry says which element is the root. */
  readonly anatomy: readonly { readonly part: string; readonly is: string }[];
  /** Empty if nothing in it can be focused. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What a screen reader says, and when. */
  readonly spoken: readonly string[];
  /** How to write its texts: good and bad examples, and a good one in Hindi. */
  readonly words: readonly {
    readonly rule: string;
    readonly good: string;
    readonly bad: string;
    readonly hindi: string;
  }[];
  /** What it takes the place of in other libraries; null where they have nothing like it. */
  readonly elsewhere?: Readonly<Record<OtherLibrary, string | null>>;
  /** Other names for it, which the sidebar's search finds. */
  readonly otherNames: readonly string[];
}
