import type { FastifyReply, FastifyRequest } from "fastify";
import { socialPicture } from "../../../features/media/renditions/social-picture.ts";
import { vary } from "../../../http/caching/vary.ts";
import { type AppPage, pathOf } from "../../../http/pages/app-routes.ts";
import {
  type OpdsAddresses,
  opdsAddresses,
  type OpdsFormat,
  opdsPaths,
  opdsType,
  publicationType,
} from "./addresses.ts";
import { atomFeed } from "./atom/feed.ts";
import type { OpdsFeed } from "./model.ts";

/** Where the same is served: as asked for, and in either format. */
export const opdsBases = [
  { base: "/opds", format: undefined },
  { base: opdsPaths.json, format: "json" },
  { base: opdsPaths.atom, format: "atom" },
] as const satisfies { base: string; format: OpdsFormat | undefined }[];

const json = new Set([opdsType, publicationType, "application/json"]);
const atom = new Set(["application/atom+xml", "application/xml", "text/xml"]);

function qualityOf(accept: string, types: ReadonlySet<string>): number {
  const qualities = accept.split(",").map((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const given = parameters.find((one) => one.startsWith("q="));
    const quality = given === undefined ? 1 : Number(given.slice(2));
    return types.has(type) && quality > 0 ? quality : 0;
  });
  return Math.max(...qualities);
}

/** OPDS 2 for reading apps that say that they know it; most of the others know OPDS 1 alone. */
function askedFormat(accept = ""): OpdsFormat {
  const quality = qualityOf(accept, json);
  return quality > 0 && quality >= qualityOf(accept, atom) ? "json" : "atom";
}

/** The format of one answer, and the addresses in it. */
export interface Answering {
  format: OpdsFormat;
  to: OpdsAddresses;
  pageOf: (page: "story" | "play", id: string) => string;
  pictureOf: (cover: string | null) => string | null;
}

export function answeringIn(
  [request, reply]: [FastifyRequest, FastifyReply],
  pages: readonly AppPage[],
  fixed: OpdsFormat | undefined,
): Answering {
  if (fixed === undefined) vary(reply, "Accept");
  const { site, headers } = request;
  const format = fixed ?? askedFormat(headers.accept);
  return {
    format,
    to: opdsAddresses(site, format),
    pageOf: (page, id) => site + pathOf(pages, page, id),
    pictureOf: (cover) => socialPicture(cover, site),
  };
}

export function sendFeed(reply: FastifyReply, feed: OpdsFeed, { format, to }: Answering) {
  if (format === "json") return reply.type(opdsType).send(JSON.stringify(feed));
  const { type, body } = atomFeed(feed, to);
  return reply.type(`${type};charset=utf-8`).send(body);
}
