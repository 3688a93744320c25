import type { IncomingHttpHeaders } from "node:http";

/** What goes over the wire as one event: `event:` is its name, `id:` its seq, `data:` the whole. */
export interface WireEvent {
  event: string;
  seq: number;
}

/** An answer that is told while it comes about. It ends when the events do, or when nobody listens. */
export class EventStream {
  readonly follow: (listening: AbortSignal) => AsyncIterable<WireEvent>;

  constructor(follow: (listening: AbortSignal) => AsyncIterable<WireEvent>) {
    this.follow = follow;
  }
}

export function wantsEvents({ accept }: IncomingHttpHeaders): boolean {
  return (accept ?? "").split(",").some((type) => type.trim().startsWith("text/event-stream"));
}

/** The last event that the client has seen; -1 where it has seen none. */
export function lastSeen(headers: IncomingHttpHeaders): number {
  const written = headers["last-event-id"];
  return typeof written === "string" && /^\d{1,9}$/.test(written) ? Number(written) : -1;
}
