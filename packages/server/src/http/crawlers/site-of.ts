import type { FastifyRequest } from "fastify";

/** Where people reach the site: as configured, otherwise as this request reached it. */
export function siteOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return (publicUrl ?? `${request.protocol}://${request.host}`).replace(/\/+$/, "");
}
