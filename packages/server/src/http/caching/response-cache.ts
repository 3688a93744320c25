import type { FastifyReply, FastifyRequest } from "fastify";
import { encodedBody, type SendBody } from "./compression.ts";
import { vary } from "./vary.ts";

interface CachedResponse {
  send: SendBody;
  etag: string;
  until: number;
}

export interface ResponseCache {
  readonly milliseconds: number;
  /** Sends a cached response to a visitor; false if there is none. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Passed back with the response: an older generation is not cached. */
  readonly generation: number;
  store(url: string, body: string, etag: string, generation: number): void;
  /** Called after every change through this server. */
  clear(): void;
}

const most = 500;
const longest = 512 * 1024;

/**
 * Caches responses to visitors briefly: they all get the same, so a crowd costs the database one request. Changes
 * through this server show at once, those through another when the cache expires.
 */
export function createResponseCache(milliseconds: number): ResponseCache {
  const answers = new Map<string, CachedResponse>();
  let generation = 0;
  return {
    milliseconds,
    get generation() {
      return generation;
    },
    async send(request, reply) {
      const kept = answers.get(request.url);
      if (kept === undefined) return false;
      if (kept.until < performance.now()) {
        answers.delete(request.url);
        return false;
      }
      reply.headers({
        etag: kept.etag,
        "cache-control": "public, no-cache",
        "content-type": "application/json; charset=utf-8",
      });
      vary(reply, "Authorization", "Accept-Encoding");
      if (request.headers["if-none-match"]?.includes(kept.etag)) {
        await reply.code(304).send();
        return true;
      }
      await kept.send(request, reply);
      return true;
    },
    store(url, body, etag, asOf) {
      if (asOf !== generation || body.length > longest) return;
      if (answers.size >= most) answers.delete(answers.keys().next().value ?? "");
      const until = performance.now() + milliseconds;
      answers.set(url, { send: encodedBody(Buffer.from(body)), etag, until });
    },
    clear() {
      generation += 1;
      answers.clear();
    },
  };
}
