import { typingBacklog } from "../../../../tokens/constants.ts";

export interface Pen {
  msPerCharacter: number;
  /** Appends letters. */
  write: (letters: string) => void;
  /** Replaces the text. */
  rewrite: (text: string) => void;
  /** Called with true when there is nothing left to write, and with false when there is again. */
  rests: (rests: boolean) => void;
  /** The first letter is about to appear. */
  begun: () => void;
  /** The last letter has appeared. */
  complete: () => void;
}

/** Each write causes a layout and a paint, so a streamed text is written every second frame. */
const strokeMs = 33;

let letters: Intl.Segmenter | undefined;

/** The end of each grapheme: "क्षि" is one. */
function letterEnds(text: string, from: number): number[] {
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  const tail = text.slice(from);
  return Array.from(letters.segment(tail), ({ index, segment }) => from + index + segment.length);
}

/** A text and how much of it has been written. It is given time, and never reads a clock. */
export class TypedLine {
  readonly #pen: Pen;
  #text = "";
  #at = 0;
  #ends: number[] = [];
  #credit = 0;
  #arrives = false;
  #arrivedLate = false;
  #begun = false;
  #rests = false;
  #finished = false;

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  get isComplete(): boolean {
    return this.#finished;
  }

  /** A letter can be written now. */
  get canWrite(): boolean {
    return !this.#finished && this.#ends.length > 0;
  }

  /** How long until there is something to write, if nothing else arrives. */
  get msToStroke(): number {
    return Math.max(this.#arrivedLate ? strokeMs : 0, this.#msPerLetter - this.#credit);
  }

  /** The text so far. `arrives`: more will follow, so the last grapheme may still grow and waits. */
  give(text: string, arrives: boolean): void {
    if (this.#finished && text === this.#text) return;
    if (!text.startsWith(this.#text.slice(0, this.#at))) {
      this.#pen.rewrite("");
      this.#at = 0;
      this.#finished = false;
    }
    this.#text = text;
    this.#arrives = arrives;
    this.#arrivedLate ||= arrives;
    this.#ends = letterEnds(text, this.#at);
    if (arrives) this.#ends.pop();
    this.#closeIfWritten();
    this.#sayIfRests();
  }

  /** Writes as much as the time allows, and returns the unused time. */
  spend(ms: number): number {
    const each = this.#msPerLetter;
    this.#credit += ms;
    const count = Math.min(this.#ends.length, Math.floor(this.#credit / each));
    this.#credit -= count * each;
    this.#write(count);
    if (this.canWrite) return 0;
    const rest = this.#credit;
    this.#credit = 0;
    return rest;
  }

  /** Writes everything that has arrived, at once. */
  finish(): void {
    this.#credit = 0;
    this.#write(this.#ends.length);
    this.#closeIfWritten();
  }

  get #msPerLetter(): number {
    const hurry = this.#arrivedLate ? Math.max(1, this.#ends.length / typingBacklog) : 1;
    return this.#pen.msPerCharacter / hurry;
  }

  #write(count: number): void {
    if (count === 0) return;
    if (!this.#begun) this.#pen.begun();
    this.#begun = true;
    const until = this.#ends[count - 1] ?? this.#at;
    this.#pen.write(this.#text.slice(this.#at, until));
    this.#at = until;
    this.#ends.splice(0, count);
    this.#closeIfWritten();
    this.#sayIfRests();
  }

  #sayIfRests(): void {
    const rests = this.#begun && !this.#finished && this.#ends.length === 0;
    if (rests !== this.#rests) this.#pen.rests(rests);
    this.#rests = rests;
  }

  #closeIfWritten(): void {
    if (this.#finished || this.#arrives || this.#ends.length > 0) return;
    this.#finished = true;
    if (!this.#begun) this.#pen.begun();
    this.#pen.complete();
  }
}
