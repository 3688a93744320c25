import type { FastifyRequest } from "fastify";
import { bearerIn } from "../../../features/auth/index.ts";

const basic = /^Basic +([\w+/-]+=*) *$/i;

/** The token of a reading app: as the password of HTTP's basic sign-in with any user name, or as a bearer's. */
export function tokenIn(request: Pick<FastifyRequest, "headers">): string | undefined {
  const encoded = basic.exec(request.headers.authorization ?? "")?.[1];
  if (encoded === undefined) return bearerIn(request);
  const pair = Buffer.from(encoded, "base64").toString();
  return pair.slice(pair.indexOf(":") + 1);
}
