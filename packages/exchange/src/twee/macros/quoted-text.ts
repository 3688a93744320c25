export const quotes = ['"', "'"] as const;
export type Quote = (typeof quotes)[number];

export const quoteAt = (text: string, at: number): Quote | undefined =>
  quotes.find((quote) => quote === text.charAt(at));

/** The quoted texts of a source; a backslash escapes the next sign. What was read to no end is not read again. */
export class QuotedText {
  private readonly source: string;
  private readonly endless: Readonly<Record<Quote, Set<number>>> = {
    '"': new Set(),
    "'": new Set(),
  };

  constructor(source: string) {
    this.source = source;
  }

  /** The index after the quoted text that begins here; null where it never ends. */
  endOf(quote: Quote, open: number): number | null {
    const { source } = this;
    const passed: number[] = [];
    for (let at = open + 1; at < source.length && !this.endless[quote].has(at); at += 1) {
      const sign = source.charAt(at);
      if (sign === quote) return at + 1;
      passed.push(at);
      if (sign !== "\\") continue;
      if (/[\n\r\u2028\u2029]|^$/.test(source.charAt(at + 1))) break;
      at += 1;
    }
    for (const one of passed) this.endless[quote].add(one);
    return null;
  }
}
