import type { FastifyBaseLogger, FastifyRequest } from "fastify";

/** Only the path is logged: queries contain tokens and search terms. */
function forLog({ method, url, ip }: FastifyRequest) {
  return { method, path: url.replace(/[?#].*$/s, ""), ip };
}

export function logPathsOnly(logger: FastifyBaseLogger): FastifyBaseLogger {
  return logger.child({}, { serializers: { req: forLog } });
}
