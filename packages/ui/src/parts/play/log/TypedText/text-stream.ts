import type { TextStream } from "@katha/api/shapes";

export interface WritableTextStream extends TextStream {
  readonly append: (more: string) => void;
  readonly end: () => void;
}

export function createTextStream(): WritableTextStream {
  const readers = new Set<() => void>();
  let text = "";
  let ended = false;
  const tell = () => {
    for (const changed of readers) changed();
  };
  return {
    text: () => text,
    hasEnded: () => ended,
    append: (more) => {
      text += more;
      tell();
    },
    end: () => {
      ended = true;
      tell();
    },
    subscribe: (changed) => {
      readers.add(changed);
      return () => readers.delete(changed);
    },
  };
}
