import { setImmediate as nextTurn } from "node:timers/promises";
import type { CallId } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { rememberJson } from "../../../lib/json-of.ts";
import { Problem } from "../../../lib/problem.ts";
import { startThread } from "../../../lib/workers/thread.ts";
import { openWorkerPool, WorkStopped } from "../../../lib/workers/worker-pool.ts";
import { InvalidInput } from "../../errors/invalid-input.ts";
import { announcedLength, bodyTooLarge } from "../body-size.ts";
import { busy } from "../../errors/busy.ts";
import { createPlaces } from "./places.ts";
import type { BodyRead, BodyToRead } from "./read-body.ts";

declare module "fastify" {
  interface FastifyInstance {
    largeBodies: LargeBodies;
  }
}

/** Longer bodies are read in the thread: within it the worst body takes 30 ms, above it seconds. */
const largeFrom = 64 * 1024;

export const invalidJson = new Problem(400, "invalid_json", "The body is not valid JSON.");

export interface LargeBodies {
  /** Before a byte is read: throws if too many are on their way. `largest` is the length of one that does not say it. */
  admit(request: FastifyRequest, reply: FastifyReply, largest: number): void;
  isLarge(bytes: Uint8Array): boolean;
  /** Parses and validates in the thread, one body at a time. */
  read(request: FastifyRequest, call: CallId, bytes: Uint8Array): Promise<unknown>;
  /** Whether a body comes from `read`, and so is valid. */
  hasRead(body: unknown): boolean;
}

export function registerLargeBodies(app: FastifyInstance): void {
  const places = createPlaces();
  const valid = new WeakSet<object>();
  const pool = openWorkerPool<BodyToRead, BodyRead>({
    start: () => startThread({ file: new URL("./body-thread.ts", import.meta.url), heapMb: 512 }),
    deadlineMs: 5_000,
    mostWaiting: 32,
    waitMs: 20_000,
    idleMs: 30_000,
  });
  app.addHook("onClose", () => pool.close());

  async function readInThread(call: CallId, bytes: Uint8Array): Promise<BodyRead> {
    try {
      return await pool.run({ call, bytes });
    } catch (error) {
      if (!(error instanceof WorkStopped)) throw error;
      app.log.warn({ err: error, call, bytes: bytes.length }, "A large body was not read");
      if (error.fault === "late" || error.fault === "ended") return { kind: "too_large" };
      throw error.fault === "unstarted" ? error : busy;
    }
  }

  async function bodyOf(fields: readonly [string, string][]): Promise<object> {
    const values: [string, unknown][] = [];
    for (const [name, json] of fields) {
      const value: unknown = JSON.parse(json);
      values.push([name, value]);
      if (json.length < largeFrom) continue;
      rememberJson(value, json);
      // Others are answered between two long fields.
      await nextTurn();
    }
    const body = Object.fromEntries(values);
    valid.add(body);
    return body;
  }

  app.decorate("largeBodies", {
    admit(request, reply, largest) {
      if ((announcedLength(request) ?? largest) > largeFrom) places.take(request, reply);
    },
    isLarge: ({ length }) => length > largeFrom,
    async read(request, call, bytes) {
      try {
        const read = await readInThread(call, bytes);
        if (read.kind === "read") return await bodyOf(read.fields);
        if (read.kind === "invalid_input") throw new InvalidInput(read.issues);
        throw read.kind === "invalid_json" ? invalidJson : bodyTooLarge;
      } finally {
        places.leave(request);
      }
    },
    hasRead: (body) => typeof body === "object" && body !== null && valid.has(body),
  });
}
