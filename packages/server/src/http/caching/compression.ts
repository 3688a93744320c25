import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const encodings = ["br", "gzip"] as const;
type Encoding = (typeof encodings)[number];

const shortestCompressed = 1_024;
const brotli = promisify(brotliCompress);

const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** The encoding for a body of this length that the client accepts; undefined for none. */
function encodingFor({ headers }: FastifyRequest, length: number): Encoding | undefined {
  const taken = headers["accept-encoding"];
  if (taken === undefined || length < shortestCompressed) return undefined;
  const wanted = taken.toLowerCase().split(",");
  return encodings.find((encoding) =>
    wanted.some((one) => {
      const [name = "", quality = ""] = one.split(";");
      return name.trim() === encoding && !/q=0(?:\.0*)?\s*$/.test(quality);
    }),
  );
}

export type SendBody = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends a body as each client accepts it, compressing it once for each encoding. */
export function encodedBody(body: Buffer): SendBody {
  const compressed: Partial<Record<Encoding, Promise<Buffer>>> = {};
  return async (request, reply) => {
    const encoding = encodingFor(request, body.length);
    if (encoding === undefined) return reply.send(body);
    const packed = await (compressed[encoding] ??= compress[encoding](body));
    return reply.header("content-encoding", encoding).send(packed);
  };
}
