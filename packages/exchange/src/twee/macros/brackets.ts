const pairs = { "(": ")", "[": "]" } as const;
type Open = keyof typeof pairs;

/** Where the brackets of a source close; each is looked up in one pass over all that follow it. */
export class Brackets {
  private readonly source: string;
  private readonly closing: Readonly<Record<Open, Map<number, number>>> = {
    "(": new Map(),
    "[": new Map(),
  };
  /** After these places no such quotation mark is left. */
  private readonly lastQuotes = new Map<string, number>();

  constructor(source: string) {
    this.source = source;
  }

  /** The index of the bracket that closes this one, or -1; within a macro, quoted text is skipped. */
  closeOf(from: Open, open: number): number {
    const known = this.closing[from].get(open);
    if (known !== undefined) return known;
    const { source } = this;
    const unclosed: number[] = [];
    for (let at = open; at < source.length; at += 1) {
      const sign = source.charAt(at);
      if (from === "(" && (sign === '"' || sign === "'")) at = this.quoteEnd(sign, at);
      else if (sign === from) unclosed.push(at);
      else if (sign === pairs[from]) {
        this.closing[from].set(unclosed.pop() ?? open, at);
        if (unclosed.length === 0) return at;
      }
    }
    for (const one of unclosed) this.closing[from].set(one, -1);
    return -1;
  }

  /** Where a quoted text ends; at its beginning if it never does. */
  private quoteEnd(quote: string, open: number): number {
    if (open >= (this.lastQuotes.get(quote) ?? this.source.length)) return open;
    const end = this.source.indexOf(quote, open + 1);
    if (end !== -1) return end;
    this.lastQuotes.set(quote, open);
    return open;
  }
}
