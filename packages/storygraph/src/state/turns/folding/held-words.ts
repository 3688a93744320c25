import type { WordSet } from "../../model/word-set.ts";

/** Words in the order in which they came, changed in place: a change costs the same however many there are. */
export class HeldWords implements WordSet {
  /** With a gap where a word was taken out. */
  readonly #written: (string | undefined)[] = [];
  readonly #places = new Map<string, number[]>();
  #length = 0;

  constructor(words: readonly string[]) {
    for (const word of words) this.add(word);
  }

  /** How many different words there are. */
  get size(): number {
    return this.#places.size;
  }

  /** How many words there are, repeated ones among them. */
  get length(): number {
    return this.#length;
  }

  has(word: string): boolean {
    return this.#places.has(word);
  }

  keys(): Iterable<string> {
    return this.#places.keys();
  }

  add(word: string): void {
    const place = this.#written.push(word) - 1;
    const before = this.#places.get(word);
    if (before === undefined) this.#places.set(word, [place]);
    else before.push(place);
    this.#length += 1;
  }

  delete(word: string): void {
    const places = this.#places.get(word) ?? [];
    for (const place of places) this.#written[place] = undefined;
    this.#places.delete(word);
    this.#length -= places.length;
  }

  list(): string[] {
    return this.#written.filter((word) => word !== undefined);
  }
}
