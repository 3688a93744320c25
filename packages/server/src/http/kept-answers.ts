import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingFor, pack } from "./packing.ts";

interface KeptAnswer {
  body: Buffer;
  etag: string;
  until: number;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface KeptAnswers {
  /** How long that moment is. */
  readonly milliseconds: number;
  /** Sends what a visitor was answered here a moment ago; false when nothing is kept. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** To be handed back with the answer, if it is to be kept. */
  readonly generation: number;
  keep(url: string, body: string, etag: string, generation: number): void;
  /** Something has changed: what was answered before may be wrong. */
  forget(): void;
}

const most = 500;
const longest = 512 * 1024;

/**
 * What visitors were answered, for a moment: all of them get the same, so a crowd costs the database no more than
 * one of them. What changes through this server is seen at once, what changes through another after that moment.
 */
export function keepAnswers(milliseconds: number): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
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
        vary: "Authorization, Accept-Encoding",
        "content-type": "application/json; charset=utf-8",
      });
      if (request.headers["if-none-match"]?.includes(kept.etag)) {
        await reply.code(304).send();
        return true;
      }
      const encoding = encodingFor(request, kept.body.length);
      if (encoding === undefined) {
        await reply.send(kept.body);
        return true;
      }
      const packed = await (kept.packed[encoding] ??= pack[encoding](kept.body));
      await reply.header("content-encoding", encoding).send(packed);
      return true;
    },
    keep(url, body, etag, asOf) {
      if (asOf !== generation || body.length > longest) return;
      if (answers.size >= most) answers.delete(answers.keys().next().value ?? "");
      const until = performance.now() + milliseconds;
      answers.set(url, { body: Buffer.from(body), etag, until, packed: {} });
    },
    forget() {
      generation += 1;
      answers.clear();
    },
  };
}
