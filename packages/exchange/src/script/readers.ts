import type { Condition } from "@katha/storygraph";
import { readsOf, withQuality } from "./reads.ts";
import type { TextPart } from "./text-part.ts";

type Print = Extract<TextPart, { kind: "print" }>;
interface Conditional {
  when?: Condition | undefined;
}
type Reader = Print | Conditional;

/** What a scene's text and choices read, by quality. */
export class Readers {
  private readonly readers = new Map<string, Set<Reader>>();

  private add(quality: string, reader: Reader): void {
    const known = this.readers.get(quality);
    if (known === undefined) this.readers.set(quality, new Set([reader]));
    else known.add(reader);
  }

  asks(asking: Conditional): void {
    for (const quality of readsOf(asking.when)) this.add(quality, asking);
  }

  tells(told: Iterable<TextPart>): void {
    for (const part of told) {
      if (part.kind === "print") this.add(part.quality, part);
      if (part.kind !== "either") continue;
      for (const branch of part.branches) {
        this.asks(branch);
        this.tells(branch.told);
      }
    }
  }

  has(quality: string): boolean {
    return this.readers.has(quality);
  }

  /** Everything that reads one quality reads another instead. */
  readInstead(from: string, to: string): void {
    const readers = this.readers.get(from) ?? [];
    this.readers.delete(from);
    for (const reader of readers) {
      if ("quality" in reader) reader.quality = to;
      else if (reader.when !== undefined) reader.when = withQuality(reader.when, from, to);
      this.add(to, reader);
    }
  }
}
