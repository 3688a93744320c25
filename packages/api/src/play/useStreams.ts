import { useState } from "react";
import { useStore } from "react-redux";
import type { TextStream } from "../shapes/play-log.ts";
import { type WithPlay, selectStream } from "./play-slice.ts";

/** The texts of entries that are streaming: always the same function, and for an entry the same stream. */
export function useStreams(): (entry: string) => TextStream {
  const store = useStore<WithPlay>();
  const [streamOf] = useState(() => {
    const streams = new Map<string, TextStream>();
    return (entry: string): TextStream => {
      const known = streams.get(entry) ?? textStream(store, entry);
      streams.set(entry, known);
      return known;
    };
  });
  return streamOf;
}

/** One entry's text, read straight from the store, so that nothing else renders while it grows. */
function textStream(store: ReturnType<typeof useStore<WithPlay>>, entry: string): TextStream {
  const now = () => selectStream(store.getState(), entry);
  return {
    text: () => now()?.text ?? "",
    hasEnded: () => now()?.hasEnded ?? true,
    subscribe: (changed) => {
      let seen = now();
      return store.subscribe(() => {
        const stream = now();
        if (stream === seen) return;
        seen = stream;
        changed();
      });
    },
  };
}
