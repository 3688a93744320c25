import type { FastifyRequest } from "fastify";
import { Problem } from "../../lib/problem.ts";
import { isOwnHost, siteOf } from "../../lib/site-of.ts";

interface Sites {
  publicUrl: string | undefined;
  allowedOrigins: readonly string[];
}

const otherPlace = (detail: string) => new Problem(403, "invalid_request", detail);

/** So that no page of another site, and no name that was pointed at this machine, reaches what runs here. */
export function refuseOtherPlaces(
  request: FastifyRequest,
  { publicUrl, allowedOrigins }: Sites,
): void {
  if (!isOwnHost(request, publicUrl))
    throw otherPlace("This Katha is not reached under this name. Use its own address.");
  const { origin } = request.headers;
  if (origin === undefined || origin === siteOf(request, publicUrl)) return;
  if (!allowedOrigins.includes(origin))
    throw otherPlace("Pages of other sites do not get in here.");
}

export function tokenRefused(): Problem {
  return new Problem(
    401,
    "token_refused",
    "There is no such token, or it has ended. Make one on the account page of this Katha, under “Access for other software”, and send it as “Authorization: Bearer …”.",
    { headers: { "www-authenticate": 'Bearer error="invalid_token"' } },
  );
}
