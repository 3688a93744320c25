import type { TurnEvent } from "@katha/api/contract";

/** An event without its sequence number. */
export type EventWithoutSeq = TurnEvent extends infer Event
  ? Event extends TurnEvent
    ? Omit<Event, "seq">
    : never
  : never;

export type RunningTurn = ReturnType<typeof createRunningTurn>;

/** A turn running in this process: its events so far, and those to come. */
export function createRunningTurn(onDelta?: () => void) {
  const events: TurnEvent[] = [];
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let isOver = false;
  let news = Promise.withResolvers<void>();

  const announce = () => {
    const told = news;
    news = Promise.withResolvers<void>();
    told.resolve();
  };

  return {
    events: events as readonly TurnEvent[],
    ended,
    /** Aborted to stop the writer. */
    stopping: new AbortController(),
    emit: (event: EventWithoutSeq) => {
      events.push({ ...event, seq: events.length });
      announce();
      if (event.event === "delta") onDelta?.();
    },
    /** No more events will come. */
    end: () => {
      isOver = true;
      announce();
      resolve();
    },
    /** The events after this one, until the end. */
    follow: async function* (after: number, listening: AbortSignal) {
      let next = after + 1;
      const gone = Promise.withResolvers<void>();
      const leave = () => gone.resolve();
      listening.addEventListener("abort", leave, { once: true });
      try {
        while (!listening.aborted) {
          const coming = news.promise;
          for (let event = events[next]; event; event = events[next]) {
            next += 1;
            yield event;
          }
          if (isOver && next >= events.length) return;
          if (coming === news.promise) await Promise.race([coming, gone.promise]);
        }
      } finally {
        listening.removeEventListener("abort", leave);
      }
    },
  };
}
