import cors, { type FastifyCorsOptions } from "@fastify/cors";
import { apiBase } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";

/**
 * Lets pages of these origins call the API. Tokens are sent in a header, so no cookies are needed and none are allowed.
 * Pictures may be shown by any page; Katha's own pages are for Katha alone.
 */
export async function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  const options: FastifyCorsOptions = {
    origin: [...origins],
    methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
    exposedHeaders: ["etag", "retry-after", "x-request-id"],
    maxAge: 3_600,
  };
  await app.register(cors, {
    delegator: ({ url }, decide) =>
      decide(null, url?.startsWith(`${apiBase}/`) ? options : { origin: false }),
  });
}
