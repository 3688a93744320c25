import { typingBacklog } from "../../../../tokens/constants.ts";
import { sentenceEnds } from "../sentences/sentences.ts";

/** How a text appears: in which pieces, and whether the writing hurries after a text that got ahead of it. */
export interface Stroke {
  pieces: "letters" | "words" | "sentences";
  hurries: boolean;
  language?: string | undefined;
}

export interface Pen {
  msPerCharacter: number;
  /** Letter by letter without it. */
  stroke?: Stroke;
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

const byLetters: Stroke = { pieces: "letters", hurries: true };

/** Each write causes a layout and a paint, so a streamed text is written every second frame. */
const strokeMs = 33;

let letters: Intl.Segmenter | undefined;

/** The end of each grapheme: "क्षि" is one. */
function letterEnds(text: string): number[] {
  letters ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return Array.from(letters.segment(text), ({ index, segment }) => index + segment.length);
}

/** A word has its signs and the spaces after it: all our scripts set spaces between words. */
function wordEnds(text: string): number[] {
  return Array.from(text.matchAll(/\S+\s*|\s+/gu), ({ 0: word, index }) => index + word.length);
}

const findEnds = { letters: letterEnds, words: wordEnds, sentences: sentenceEnds } as const;

/** A text and how much of it has been written. It is given time, and never reads a clock. */
export class TypedLine {
  readonly #pen: Pen;
  readonly #stroke: Stroke;
  #text = "";
  #at = 0;
  #ends: number[] = [];
  #credit = 0;
  /** How long the words or the sentence written last still need to be read. */
  #owed = 0;
  #arrives = false;
  #arrivedLate = false;
  #begun = false;
  #rests = false;
  #finished = false;

  constructor(pen: Pen) {
    this.#pen = pen;
    this.#stroke = pen.stroke ?? byLetters;
  }

  get isComplete(): boolean {
    return this.#finished;
  }

  /** Something can be written now. */
  get canWrite(): boolean {
    return !this.#finished && this.#ends.length > 0;
  }

  /** How long until there is something to write, if nothing else arrives. */
  get msToStroke(): number {
    const due = this.#isByLetters ? this.#msPerLetter : this.#owed;
    return Math.max(this.#arrivedLate ? strokeMs : 0, due - this.#credit);
  }

  /**
   * The text so far. `arrives`: more will follow, so the last grapheme, word or sentence may still grow and waits. `idle`:
   * how long nothing was written.
   */
  give(text: string, arrives: boolean, idle = 0): void {
    if (this.#finished && text === this.#text) return;
    this.#owed = Math.max(0, this.#owed - idle);
    if (!text.startsWith(this.#text.slice(0, this.#at))) {
      this.#pen.rewrite("");
      this.#at = 0;
      this.#owed = 0;
      this.#finished = false;
    }
    this.#text = text;
    this.#arrives = arrives;
    this.#arrivedLate ||= arrives;
    const { pieces, language } = this.#stroke;
    this.#ends = findEnds[pieces](text.slice(this.#at), language).map((end) => this.#at + end);
    if (arrives) this.#ends.pop();
    this.#closeIfWritten();
    this.#sayIfRests();
  }

  /** Writes as much as the time allows, and returns the unused time. */
  spend(ms: number): number {
    this.#credit += ms;
    this.#write(this.#isByLetters ? this.#lettersDue() : this.#piecesDue());
    if (this.canWrite) return 0;
    const rest = this.#credit;
    this.#credit = 0;
    return rest;
  }

  /** Writes everything that has arrived, at once. */
  finish(): void {
    this.#credit = 0;
    this.#owed = 0;
    this.#write(this.#ends.length);
    this.#closeIfWritten();
  }

  get #isByLetters(): boolean {
    return this.#stroke.pieces === "letters";
  }

  get #msPerLetter(): number {
    const hurries = this.#stroke.hurries && this.#arrivedLate;
    const hurry = hurries ? Math.max(1, this.#ends.length / typingBacklog) : 1;
    return this.#pen.msPerCharacter / hurry;
  }

  #lettersDue(): number {
    const each = this.#msPerLetter;
    if (each === 0) return this.#ends.length;
    const count = Math.min(this.#ends.length, Math.floor(this.#credit / each));
    this.#credit -= count * each;
    return count;
  }

  /** Each piece appears once the one before it has had its time. */
  #piecesDue(): number {
    let count = 0;
    let from = this.#at;
    for (const end of this.#ends) {
      if (this.#credit < this.#owed) break;
      this.#credit -= this.#owed;
      this.#owed = (end - from) * this.#pen.msPerCharacter;
      from = end;
      count += 1;
    }
    return count;
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
