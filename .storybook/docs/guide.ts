/** What a component's docs page says beside its stories. Code and Markdown's `code` and *emphasis* may be used in it. */
export interface Guide {
  /** One sentence: what it is for. */
  readonly purpose: string;
  /** When to use it, one case an entry. */
  readonly use: readonly string[];
  /** When not, and the component that serves instead. */
  readonly avoid: readonly { readonly when: string; readonly instead: string }[];
  /** What it is made of, from the outside to the inside; the first entry says which element is the root. */
  readonly anatomy: readonly { readonly part: string; readonly is: string }[];
  /** Empty where nothing in it takes the keyboard. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What a screen reader says and when. */
  readonly spoken: readonly string[];
  /** How to write what stands in it: the same words well and badly, and well in Hindi. */
  readonly words: readonly {
    readonly rule: string;
    readonly good: string;
    readonly bad: string;
    readonly hindi: string;
  }[];
  /** What others call it: the search of the sidebar finds these. */
  readonly otherNames: readonly string[];
}
