import {
  browseStories,
  type BrowsedStories,
  readOpening,
  type Story,
  type StoryOpening,
  traitValues,
} from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Reads } from "../../../db/reads.ts";
import type { MediaStore } from "../../../features/media/index.ts";
import { openSocialPicture } from "../../../features/media/renditions/social-picture.ts";
import { storyForGuests } from "../../../features/stories/newest.ts";
import { notFound, Problem } from "../../../lib/problem.ts";
import { forVisitors } from "../../../http/caching/etag.ts";
import { askOwnApi } from "../../../http/calls/own-requests.ts";
import { routeUrl } from "../../../http/calls/register-call.ts";
import { type AppPage, pathOf } from "../../../http/pages/app-routes.ts";
import { type ListAsked, opdsAddresses, opdsPaths, publicationType } from "./addresses.ts";
import { type Answering, answeringIn, opdsBases, sendFeed } from "./answer.ts";
import { atomEntry } from "./atom/feed.ts";
import { searchDescription } from "./atom/search-description.ts";
import { entryType, searchDescriptionType } from "./atom/types.ts";
import { listFeed, rootFeed } from "./feeds.ts";
import { registerOwnBooks, type AdmitToken } from "./own/routes.ts";
import { publicationOf } from "./publication.ts";
import { sampleEpub } from "./sample.ts";

interface OpdsNeeds {
  reads: Reads;
  media: Pick<MediaStore, "openDerived">;
  pages: readonly AppPage[];
  /** For the account's own books; without it they are not there. */
  admitToken?: AdmitToken | undefined;
}

const forGuests = traitValues.rating.filter((rating) => rating !== "mature").join(",");

const longestValue = 200;
const wordOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value.slice(0, longestValue) : undefined;

function askedOf(query: Record<string, unknown>): ListAsked {
  const page = Number(query["page"] ?? 1);
  return {
    query: wordOf(query["query"]),
    language: wordOf(query["language"]),
    tag: wordOf(query["tag"]),
    category: wordOf(query["category"]),
    author: wordOf(query["author"]),
    page: Number.isInteger(page) && page >= 1 ? page : 1,
  };
}

/** The published stories as a guest finds them. */
async function browseAsGuest(app: FastifyInstance, asked: ListAsked): Promise<BrowsedStories> {
  const { query = "", page = 1, ...traits } = asked;
  const sort = query === "" ? "new" : "match";
  // Guests are shown no mature stories, so they are not counted either.
  const given = new URLSearchParams({ q: query, sort, page: String(page), rating: forGuests });
  for (const [name, value] of Object.entries(traits)) if (value) given.set(name, value);
  const answer = await askOwnApi(app, `${routeUrl(browseStories)}?${given.toString()}`);
  if (answer.statusCode === 422) throw notFound("not_found", "There is no such list.");
  if (answer.statusCode !== 200)
    throw new Problem(503, "busy", "The catalogue cannot be read just now. Try again in a moment.");
  return answer.json<BrowsedStories>();
}

const askOpening = (app: FastifyInstance, id: string) =>
  askOwnApi(app, routeUrl(readOpening).replace(":id", id));

/** A premium story whose opening is all of it has no sample. */
async function hasSample(app: FastifyInstance, { id, is_premium }: Story): Promise<boolean> {
  return !is_premium || (await askOpening(app, id)).statusCode === 200;
}

/** A catalogue of the published stories for reading apps, by OPDS 2 and 1.2. */
export function registerOpds(app: FastifyInstance, needs: OpdsNeeds): void {
  app.llmsLines.stories.push(
    (site) =>
      `[Catalogue](${site}/opds): OPDS 2 and 1.2, with search, facets and the opening of each story as an EPUB`,
  );
  for (const { base, format } of opdsBases) {
    const answering = (request: FastifyRequest, reply: FastifyReply) => {
      reply.header("access-control-allow-origin", "*");
      return answeringIn([request, reply], needs.pages, format);
    };
    registerCatalogue(app, needs, { base, answering });
  }
  const { onRequest } = forVisitors;
  app.get(`${opdsPaths.atom}/search.xml`, { onRequest }, async ({ site }, reply) =>
    reply
      .type(`${searchDescriptionType};charset=utf-8`)
      .send(searchDescription(opdsAddresses(site, "atom"))),
  );
  registerSamples(app, needs);
  const { admitToken } = needs;
  if (admitToken) registerOwnBooks(app, { ...needs, admitToken });
}

interface CatalogueAt {
  base: string;
  answering: (request: FastifyRequest, reply: FastifyReply) => Answering;
}

function registerCatalogue(
  app: FastifyInstance,
  { reads, admitToken }: OpdsNeeds,
  { base, answering }: CatalogueAt,
): void {
  app.get(base, forVisitors, async (request, reply) => {
    const inThis = answering(request, reply);
    const found = await browseAsGuest(app, {});
    return sendFeed(reply, rootFeed(found, inThis.to, admitToken !== undefined), inThis);
  });

  app.get<{ Querystring: Record<string, unknown> }>(
    `${base}/stories`,
    forVisitors,
    async (request, reply) => {
      const inThis = answering(request, reply);
      const asked = askedOf(request.query);
      const found = await browseAsGuest(app, asked);
      const sampled = new Set<Story>();
      for (const story of found.stories) if (await hasSample(app, story)) sampled.add(story);
      return sendFeed(reply, listFeed(found, asked, { answering: inThis, sampled }), inThis);
    },
  );

  app.get<{ Params: { id: string } }>(
    `${base}/stories/:id`,
    forVisitors,
    async (request, reply) => {
      const inThis = answering(request, reply);
      const story = await reads.by(null, (db) => storyForGuests(db, request.params.id));
      const publication = publicationOf(story, inThis, await hasSample(app, story));
      return inThis.format === "json"
        ? reply.type(publicationType).send(JSON.stringify(publication))
        : reply.type(`${entryType};charset=utf-8`).send(atomEntry(publication, inThis.to));
    },
  );
}

function registerSamples(app: FastifyInstance, { reads, media, pages }: OpdsNeeds): void {
  const { onRequest } = forVisitors;
  app.get<{ Params: { id: string } }>(
    "/opds/samples/:id(^[0-9a-f-]{36}).epub",
    { onRequest },
    async ({ site, params, headers }, reply) => {
      const story = await reads.by(null, (db) => storyForGuests(db, params.id));
      const etag = `W/"${story.id}-${story.version}"`;
      const caching = { etag, "cache-control": "public, no-cache" };
      if (headers["if-none-match"] === etag) return reply.code(304).headers(caching).send();
      const answer = await askOpening(app, story.id);
      if (answer.statusCode !== 200) throw notFound("not_found", "This story has no sample.");
      const opening = answer.json<StoryOpening>();
      const cover = await openSocialPicture(media, story.cover_image_url);
      const address = site + pathOf(pages, "story", story.id);
      return reply
        .type("application/epub+zip")
        .headers({
          ...caching,
          "content-disposition": `attachment; filename="${story.id}.epub"`,
        })
        .send(sampleEpub({ story, opening, address, cover }));
    },
  );
}
