import { once } from "node:events";
import type { AnyCall } from "@katha/api/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { lastSeen, type EventStream, type WireEvent } from "../../lib/event-stream.ts";
import { problemFor } from "../errors/error-handler.ts";

/** Often enough that no proxy closes the connection while the narrator is thinking. */
const heartbeatMs = 15_000;

function written(event: WireEvent): string {
  return `id: ${event.seq}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** The last event of a stream that broke off, so that its reader stops waiting. */
function failureOf(error: unknown, request: FastifyRequest, seq: number): WireEvent {
  const { status, detail, code } = problemFor(error);
  const problem = { detail, code, request_id: request.id };
  return Object.assign({ event: "error", seq }, { problem, status, receipt: null });
}

/** Writes events at the client's pace, and stops when it disconnects. */
export async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { call, stream }: { call: AnyCall; stream: EventStream },
): Promise<void> {
  const { raw } = reply;
  const gone = new AbortController();
  raw.once("close", () => gone.abort());
  if (raw.destroyed) gone.abort();
  reply.hijack();
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "private, no-store",
    "x-accel-buffering": "no",
  });
  raw.flushHeaders();
  const heartbeat = setInterval(() => {
    if (!raw.writableNeedDrain) raw.write(": here\n\n");
  }, heartbeatMs);
  const { outward } = request.server.ownAddresses;
  let last = lastSeen(request.headers);
  try {
    for await (const event of stream.follow(gone.signal)) {
      const checked = call.stream ? (call.stream.parse(event) as WireEvent) : event;
      last = event.seq;
      if (!raw.write(outward(written(checked)))) await once(raw, "drain", { signal: gone.signal });
    }
  } catch (error) {
    if (!gone.signal.aborted) {
      request.log.error({ err: error }, "A stream broke off");
      raw.write(written(failureOf(error, request, last + 1)));
    }
  } finally {
    clearInterval(heartbeat);
    raw.end();
  }
}
