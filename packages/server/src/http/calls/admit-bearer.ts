import type { FastifyRequest } from "fastify";
import type { Db } from "../../db/open.ts";
import { bearerOf, type TokenBearer } from "../../features/auth/index.ts";
import type { Clock } from "../../lib/clock.ts";
import { Problem } from "../../lib/problem.ts";
import { isOwnHost } from "../../lib/site-of.ts";
import { refuseLargerBody } from "./body-size.ts";

export interface AdmissionNeeds {
  db: Db;
  clock: Clock;
  publicUrl: string | undefined;
  allowedOrigins: readonly string[];
}

export const largestBody = 1024 * 1024;

const otherPlace = (detail: string) => new Problem(403, "invalid_request", detail);

/** So that no page of another site, and no name that was pointed at this machine, reaches what runs here. */
function refuseOtherPlaces(
  request: FastifyRequest,
  { publicUrl, allowedOrigins }: AdmissionNeeds,
): void {
  if (!isOwnHost(request, publicUrl))
    throw otherPlace("This Katha is not reached under this name. Use its own address.");
  const { origin } = request.headers;
  if (origin === undefined || origin === request.site) return;
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

/** Who gets in with a token, within the budgets of the address and of the token; null if it is none. */
export async function admitBearer(
  request: FastifyRequest,
  token: string,
  needs: AdmissionNeeds,
): Promise<TokenBearer | null> {
  const { requestBudgets } = request.server;
  requestBudgets.spendAddress(request, "mcp");
  refuseOtherPlaces(request, needs);
  const bearer = await bearerOf(needs, token);
  if (bearer === null) {
    if (request.headers.authorization !== undefined) request.problem = tokenRefused();
    return null;
  }
  refuseLargerBody(request, largestBody);
  const asOne = { ...bearer.viewer, id: bearer.tokenId };
  requestBudgets.spendAccount(request, asOne, { name: "mcp", largestBody });
  return bearer;
}
