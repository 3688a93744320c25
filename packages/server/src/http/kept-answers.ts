import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

interface KeptAnswer {
  body: Buffer;
  etag: string;
  until: number;
  packed: Partial<Record<Encoding, Promise<Buffer>>>;
}

export interface KeptAnswers {
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
const worthPacking = 1_024;

const brotli = promisify(brotliCompress);
const pack: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

function encodingFor({ headers }: FastifyRequest, { body }: KeptAnswer): Encoding | undefined {
  const taken = headers["accept-encoding"];
  if (taken === undefined || body.length < worthPacking) return undefined;
  const wanted = taken.toLowerCase().split(",");
  return encodings.find((encoding) =>
    wanted.some((one) => {
      const [name = "", quality = ""] = one.split(";");
      return name.trim() === encoding && !/q=0(?:\.0*)?\s*$/.test(quality);
    }),
  );
}

/**
 * What visitors were answered, for a moment: all of them get the same, so a crowd costs the database no more than
 * one of them. What changes through this server is seen at once, what changes through another after that moment.
 */
export function keepAnswers(milliseconds: number): KeptAnswers {
  const answers = new Map<string, KeptAnswer>();
  let generation = 0;
  return {
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
      const encoding = encodingFor(request, kept);
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
