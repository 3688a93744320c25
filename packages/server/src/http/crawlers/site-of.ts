import type { FastifyRequest } from "fastify";

/** The configured address, otherwise the one of this request. */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return (publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, "");
}
