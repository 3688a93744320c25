/** Libraries that newcomers know. */
export const otherLibraries = ["Source", "Primer", "Base UI", "MUI"] as const;
export type OtherLibrary = (typeof otherLibraries)[number];

interface KeysAndWords {
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
}

interface Named {
  /** What it is for, in one sentence. */
  readonly purpose: string;
  /** Other names for it, which the sidebar's search finds. */
  readonly otherNames: readonly string[];
}

/** The text of a component's docs page. It may use `code` and *emphasis* as in Markdown. */
export interface Guide extends Named, KeysAndWords {
  /** When to use it, one case per entry. */
  readonly use: readonly string[];
  /** When not to use it, and what to use instead. */
  readonly avoid: readonly { readonly when: string; readonly instead: string }[];
  /** Its parts, from the outside in; the first entry says which element is the root. */
  readonly anatomy: readonly { readonly part: string; readonly is: string }[];
  /** What it takes the place of in other libraries; null where they have nothing like it. */
  readonly elsewhere?: Readonly<Record<OtherLibrary, string | null>>;
}

/** A way from one screen or page to another. */
export interface Way {
  /** Where it begins, or ends, by the name of its docs page; absent if that is no component, such as a letter. */
  readonly at?: string;
  /** What is pressed, or what happens. */
  readonly by: string;
}

interface Ways {
  /** What leads there. */
  readonly from: readonly Way[];
  /** Where it leads. */
  readonly to: readonly Way[];
}

/** The text of a screen's docs page. */
export interface ScreenGuide extends Named, KeysAndWords, Ways {}

/** The text of the docs page of one of the app's pages. */
export interface PageGuide extends Named, Ways {
  /** Its addresses in the route table; none if it stands in for another page, or is part of one. */
  readonly addresses: readonly string[];
  /** The screen or part that it shows: its keyboard, its words and what is spoken there hold for the page. */
  readonly shows: string;
  /** What the page adds to what is spoken there. */
  readonly spoken: readonly string[];
}

export type AnyGuide = Guide | ScreenGuide | PageGuide;
