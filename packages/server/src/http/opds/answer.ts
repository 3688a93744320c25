import type { FastifyReply, FastifyRequest } from "fastify";
import { vary } from "../caching/vary.ts";
import { siteOf } from "../../lib/site-of.ts";
import {
  type OpdsAddresses,
  opdsAddresses,
  type OpdsFormat,
  opdsPaths,
  opdsType,
} from "./addresses.ts";
import { askedFormat } from "./asked-format.ts";
import { atomFeed } from "./atom/feed.ts";
import type { OpdsFeed } from "./model.ts";

/** Where the same is served: as asked for, and in either format. */
export const opdsBases = [
  { base: "/opds", format: undefined },
  { base: opdsPaths.json, format: "json" },
  { base: opdsPaths.atom, format: "atom" },
] as const satisfies { base: string; format: OpdsFormat | undefined }[];

interface Answering {
  format: OpdsFormat;
  to: OpdsAddresses;
}

/** The format of one answer, and the addresses that stay in it. */
export function answeringIn(
  [request, reply]: [FastifyRequest, FastifyReply],
  publicUrl: string | undefined,
  fixed: OpdsFormat | undefined,
): Answering {
  if (fixed === undefined) vary(reply, "Accept");
  const format = fixed ?? askedFormat(request.headers.accept);
  return { format, to: opdsAddresses(siteOf(request, publicUrl), format) };
}

export function sendFeed(reply: FastifyReply, feed: OpdsFeed, { format, to }: Answering) {
  if (format === "json") return reply.type(opdsType).send(JSON.stringify(feed));
  const { type, body } = atomFeed(feed, to);
  return reply.type(`${type};charset=utf-8`).send(body);
}
