import type { Speech } from "./speech.ts";
import { piecesOf } from "./spoken-pieces.ts";
import type { Piece } from "./spoken-pieces.ts";

/** A part of the story to be read. */
export interface SpokenPart {
  id: string;
  text: string;
  /** More of the text will follow. */
  arrives: boolean;
}

/** `waiting`: all is read, or the reader is typing; the next part is read when it comes. */
export type ReadingState = "speaking" | "paused" | "waiting" | "failed";

export interface Spoken extends Piece {
  part: string;
}

export interface ReadingQueueNeeds {
  speech: Speech;
  language: string;
  /** Asked before every sentence, so that a change of them is heard with the next one. */
  voice: () => { voice: string; speed: number };
  /** Called with the state, and with the sentence that is said. */
  onChange: (state: ReadingState, spoken: Spoken | null) => void;
}

export interface ReadingQueue {
  /** The parts of the story as they are now. */
  give: (parts: readonly SpokenPart[]) => void;
  /** Begins at a part. */
  readFrom: (part: string) => void;
  /** Goes on where it stopped. */
  resume: () => void;
  /** Falls silent; its sentence is said again, since the browser's own pause does nothing on Android. */
  pause: () => void;
  /** Falls silent until the next part is there. */
  holdUntilNext: () => void;
  /** One sentence on, or back. */
  step: (by: 1 | -1) => void;
}

/** Reads parts aloud, sentence by sentence, and goes on with those that come. */
export function createReadingQueue(needs: ReadingQueueNeeds): ReadingQueue {
  const { speech, language, onChange } = needs;
  let parts: readonly SpokenPart[] = [];
  /** Where the reading is: a sentence of a part. */
  let place = { part: "", nth: 0 };
  let state: ReadingState = "paused";
  /** Everything that was there when the reader began to type or act is skipped. */
  let skipped: ReadonlySet<string> = new Set();

  const indexOf = (id: string) => parts.findIndex((part) => part.id === id);
  const piecesAt = (id: string): Piece[] => {
    const part = parts[indexOf(id)];
    return part ? piecesOf(part.text, language, part.arrives) : [];
  };
  const become = (next: ReadingState, spoken: Spoken | null = null) => {
    state = next;
    onChange(next, spoken);
  };

  /** The sentence at the place, or the first of the parts after it; null if it is not there yet. */
  function find(): Spoken | null {
    for (let at = indexOf(place.part); at >= 0 && at < parts.length; at += 1) {
      const part = parts[at] as SpokenPart;
      const nth = part.id === place.part ? place.nth : 0;
      const piece = piecesOf(part.text, language, part.arrives)[nth];
      if (piece) {
        place = { part: part.id, nth };
        return { part: part.id, ...piece };
      }
      if (part.arrives) return null;
    }
    return null;
  }

  function speak(): void {
    const spoken = find();
    if (spoken === null) return become("waiting");
    become("speaking", spoken);
    speech.say({ text: spoken.text, language, ...needs.voice() }, (failed) => {
      if (failed) return become("failed");
      place = { ...place, nth: place.nth + 1 };
      speak();
    });
  }

  function go(): void {
    speech.hush();
    speak();
  }

  return {
    give: (now) => {
      const known = new Set(parts.map(({ id }) => id));
      const hadPlace = indexOf(place.part) >= 0;
      parts = now;
      if (hadPlace && indexOf(place.part) < 0) {
        // The part was taken back: what is new is read, and nothing of the rest again.
        skipped = known;
        speech.hush();
        const last = parts.at(-1);
        if (last) place = { part: last.id, nth: piecesAt(last.id).length };
        if (state === "speaking") become("waiting");
      }
      if (state !== "waiting") return;
      const next = parts.find(({ id }) => !known.has(id) && !skipped.has(id));
      if (skipped.size > 0) {
        if (next === undefined) return;
        skipped = new Set();
        place = { part: next.id, nth: 0 };
      } else if (indexOf(place.part) < 0 && next) place = { part: next.id, nth: 0 };
      if (find() !== null) speak();
    },
    readFrom: (part) => {
      skipped = new Set();
      place = { part, nth: 0 };
      go();
    },
    resume: () => {
      skipped = new Set();
      go();
    },
    pause: () => {
      speech.hush();
      become("paused");
    },
    holdUntilNext: () => {
      if (state === "paused") return;
      speech.hush();
      skipped = new Set(parts.map(({ id }) => id));
      become("waiting");
    },
    step: (by) => {
      const nth = Math.min(place.nth + by, piecesAt(place.part).length);
      if (nth >= 0) place = { ...place, nth };
      else {
        const before = parts[indexOf(place.part) - 1];
        if (before) place = { part: before.id, nth: Math.max(0, piecesAt(before.id).length - 1) };
      }
      skipped = new Set();
      go();
    },
  };
}
