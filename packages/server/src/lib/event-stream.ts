import type { IncomingHttpHeaders } from "node:http";

/** A server-sent event: `event:` is its name, `id:` its seq, `data:` the whole object. */
export interface WireEvent {
  event: string;
  seq: number;
}

/** A streamed response. It ends after its last event, or when the client disconnects. */
export class EventStream {
  readonly follow: (listening: AbortSignal) => AsyncIterable<WireEvent>;

  constructor(follow: (listening: AbortSignal) => AsyncIterable<WireEvent>) {
    this.follow = follow;
  }
}

export function wantsEvents({ accept }: IncomingHttpHeaders): boolean {
  return (accept ?? "").split(",").some((type) => type.trim().startsWith("text/event-stream"));
}

/** The client's Last-Event-ID; -1 without one. */
export function lastSeen(headers: IncomingHttpHeaders): number {
  const written = headers["last-event-id"];
  return typeof written === "string" && /^\d{1,9}$/.test(written) ? Number(written) : -1;
}
