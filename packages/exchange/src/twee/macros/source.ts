/** The text of a passage with the places of its lines. */
export class Source {
  readonly text: string;
  private readonly starts: number[] = [0];

  constructor(text: string) {
    this.text = text;
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
      this.starts.push(at + 1);
  }

  /** Which line an index is in, counted from 0. */
  lineAt(index: number): number {
    let [low, high] = [0, this.starts.length];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= index) low = middle;
      else high = middle;
    }
    return low;
  }

  line(at: number): string {
    const next = this.starts[at + 1];
    return this.text.slice(this.starts[at], next === undefined ? undefined : next - 1);
  }
}
