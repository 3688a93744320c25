import {
  browseStories,
  type BrowsedStories,
  readOpening,
  type Story,
  type StoryOpening,
  traitValues,
} from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Reads } from "../../db/reads.ts";
import type { MediaStore } from "../../features/media/index.ts";
import { storyForGuests } from "../../features/stories/newest.ts";
import { notFound, Problem } from "../../lib/problem.ts";
import { siteOf } from "../../lib/site-of.ts";
import { revalidateForVisitors } from "../caching/etag.ts";
import { askOwnApi } from "../calls/own-requests.ts";
import { routeUrl } from "../calls/register-call.ts";
import { type AppPage, pathOf } from "../pages/app-routes.ts";
import { socialPicture } from "../pages/social-picture.ts";
import {
  type ListAsked,
  opdsAddresses,
  type OpdsFormat,
  opdsPaths,
  publicationType,
} from "./addresses.ts";
import { answeringIn, opdsBases, sendFeed } from "./answer.ts";
import { atomEntry } from "./atom/feed.ts";
import { searchDescription } from "./atom/search-description.ts";
import { entryType, searchDescriptionType } from "./atom/types.ts";
import { listFeed, rootFeed } from "./feeds.ts";
import { type OwnBooksNeeds, registerOwnBooks } from "./own/routes.ts";
import { publicationOf } from "./publication.ts";
import { sampleEpub } from "./sample.ts";

interface OpdsNeeds {
  reads: Reads;
  media: Pick<MediaStore, "openDerived">;
  publicUrl?: string | undefined;
  pages: readonly AppPage[];
  /** What the account's own books need; without it they are not there. */
  own?: Pick<OwnBooksNeeds, "db" | "clock" | "allowedOrigins"> | undefined;
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

async function withoutSample(
  app: FastifyInstance,
  stories: readonly Story[],
): Promise<ReadonlySet<string>> {
  const without = new Set<string>();
  for (const story of stories) if (!(await hasSample(app, story))) without.add(story.id);
  return without;
}

async function openingFor(app: FastifyInstance, id: string): Promise<StoryOpening> {
  const answer = await askOpening(app, id);
  if (answer.statusCode !== 200) throw notFound("not_found", "This story has no sample.");
  return answer.json<StoryOpening>();
}

/** A catalogue of the published stories for reading apps, by OPDS 2 and 1.2. */
export function registerOpdsRoutes(app: FastifyInstance, needs: OpdsNeeds): void {
  const spend = async (request: FastifyRequest) => app.requestBudgets.spendAddress(request, "page");
  for (const { base, format } of opdsBases) registerCatalogue(app, { needs, spend, base, format });
  app.get(`${opdsPaths.atom}/search.xml`, { onRequest: spend }, async (request, reply) => {
    const to = opdsAddresses(siteOf(request, needs.publicUrl), "atom");
    return reply.type(`${searchDescriptionType};charset=utf-8`).send(searchDescription(to));
  });
  registerSamples(app, needs, spend);
  const { media, publicUrl, pages } = needs;
  if (needs.own) registerOwnBooks(app, { ...needs.own, media, publicUrl, pages });
}

interface Served {
  needs: OpdsNeeds;
  spend: (request: FastifyRequest) => Promise<void>;
  base: string;
  /** Unset: the one that is asked for. */
  format: OpdsFormat | undefined;
}

function registerCatalogue(app: FastifyInstance, { needs, spend, base, format }: Served): void {
  const { reads, publicUrl, pages } = needs;
  const shared = { onRequest: spend, onSend: revalidateForVisitors };
  const answering = (request: FastifyRequest, reply: FastifyReply) => {
    const site = siteOf(request, publicUrl);
    reply.header("access-control-allow-origin", "*");
    return {
      ...answeringIn([request, reply], publicUrl, format),
      pageOf: ({ id }: Story) => site + pathOf(pages, "story", id),
      pictureOf: ({ cover_image_url }: Story) => socialPicture(cover_image_url, site),
    };
  };

  app.get(base, shared, async (request, reply) => {
    const inThis = answering(request, reply);
    const found = await browseAsGuest(app, {});
    const takesTokens = needs.own !== undefined;
    return sendFeed(reply, rootFeed(found, { to: inThis.to, takesTokens }), inThis);
  });

  app.get<{ Querystring: Record<string, unknown> }>(
    `${base}/stories`,
    shared,
    async (request, reply) => {
      const inThis = answering(request, reply);
      const asked = askedOf(request.query);
      const found = await browseAsGuest(app, asked);
      const whole = await withoutSample(app, found.stories);
      return sendFeed(reply, listFeed(found, asked, { ...inThis, whole }), inThis);
    },
  );

  app.get<{ Params: { id: string } }>(`${base}/stories/:id`, shared, async (request, reply) => {
    const inThis = answering(request, reply);
    const { to, pageOf, pictureOf } = inThis;
    const story = await reads.by(null, (db) => storyForGuests(db, request.params.id));
    const publication = publicationOf(story, {
      to,
      address: pageOf(story),
      picture: pictureOf(story),
      isSampled: await hasSample(app, story),
    });
    return inThis.format === "json"
      ? reply.type(publicationType).send(JSON.stringify(publication))
      : reply.type(`${entryType};charset=utf-8`).send(atomEntry(publication, to));
  });
}

function registerSamples(
  app: FastifyInstance,
  { reads, media, publicUrl, pages }: OpdsNeeds,
  onRequest: (request: FastifyRequest) => Promise<void>,
): void {
  app.get<{ Params: { id: string } }>(
    "/opds/samples/:id(^[0-9a-f-]{36}).epub",
    { onRequest },
    async (request, reply) => {
      const story = await reads.by(null, (db) => storyForGuests(db, request.params.id));
      const etag = `W/"${story.id}-${story.version}"`;
      const caching = { etag, "cache-control": "public, no-cache" };
      if (request.headers["if-none-match"] === etag) return reply.code(304).headers(caching).send();
      const opening = await openingFor(app, story.id);
      const hash = /^\/media\/([0-9a-f]{32})\//.exec(story.cover_image_url ?? "")?.[1];
      const cover = hash === undefined ? null : await media.openDerived(hash, "social");
      const address = siteOf(request, publicUrl) + pathOf(pages, "story", story.id);
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
