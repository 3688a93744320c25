import type { LogEntry as SessionEntry } from "@katha/api/game";
import type { LogEntry, ModelOption, TextStream } from "@katha/ui";
import { useMemo, useState } from "react";
import { toLogEntry } from "./log-entry.ts";
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

/** Entries for the log; unchanged ones stay the same objects, so that they do not render again. */
export function useLogEntries(
  entries: readonly SessionEntry[],
  optionOf: (model: string) => ModelOption,
): LogEntry[] {
  const store = useAppStore();
  const [shown] = useState(() => new WeakMap<SessionEntry, LogEntry>());
  const [streams] = useState(() => new Map<string, TextStream>());
  return useMemo(() => {
    const streamOf = (id: string): TextStream => {
      const known = streams.get(id) ?? textStream(store, id);
      streams.set(id, known);
      return known;
    };
    return entries.map((entry) => {
      const known = shown.get(entry);
      if (known) return known;
      const text = entry.isStreaming ? streamOf(entry.id) : undefined;
      const made = toLogEntry(entry, { text, optionOf });
      shown.set(entry, made);
      return made;
    });
  }, [entries, optionOf, shown, streams, store]);
}
