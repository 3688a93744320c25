import type { FastifyBaseLogger, FastifyRequest } from "fastify";

/** Of an address only the path is logged: queries hold tokens, and what people search for. */
function forLog({ method, url, ip }: FastifyRequest) {
  return { method, path: url.replace(/[?#].*$/s, ""), ip };
}

export function discreet(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger.child({}, { serializers: { req: forLog } });
}
