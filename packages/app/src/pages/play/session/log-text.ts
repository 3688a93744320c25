import type { TextStream } from "@katha/ui";
import type { StreamOf } from "@katha/ui/screens";
import { useState } from "react";
import { useAppStore } from "../../../store/hooks.ts";
import type { AppStore } from "../../../store/store.ts";
import { selectStream } from "@katha/api/play";

/** One entry's text, read straight from the store, so that nothing else renders while it grows. */
export function textStream(store: AppStore, entryId: string): TextStream {
  const now = () => selectStream(store.getState(), entryId);
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

/** The texts of entries that are streaming: always the same function, and for an entry the same stream. */
export function useStreams(): StreamOf {
  const store = useAppStore();
  const [streamOf] = useState(() => {
    const streams = new Map<string, TextStream>();
    return (id: string): TextStream => {
      const known = streams.get(id) ?? textStream(store, id);
      streams.set(id, known);
      return known;
    };
  });
  return streamOf;
}
