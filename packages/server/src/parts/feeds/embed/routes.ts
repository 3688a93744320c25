import { readOpening, type StoryOpening } from "@katha/api/contract";
import type { FastifyInstance } from "fastify";
import type { Reads } from "../../../db/reads.ts";
import { storyForGuests } from "../../../features/stories/newest.ts";
import { notFound, Problem } from "../../../lib/problem.ts";
import { forVisitors } from "../../../http/caching/etag.ts";
import { askOwnApi } from "../../../http/calls/own-requests.ts";
import { routeUrl } from "../../../http/calls/register-call.ts";
import { type AppPage, pathOf } from "../../../http/pages/app-routes.ts";
import { socialPicture } from "../../../features/media/renditions/social-picture.ts";
import { firstWords } from "./first-words.ts";
import { asXml, linksToOembed, oembedFormats, oembedOf } from "./oembed.ts";
import { embedPage, embedPolicy } from "./page.ts";

interface EmbedNeeds {
  reads: Reads;
  pages: readonly AppPage[];
}

const embedPath = (id: string): string => `/embed/${id}`;
const longestAddress = 2_000;

/** The story whose page is at an address of this site. */
function storyAt(address: string, site: string, pages: readonly AppPage[]): string | undefined {
  const base = new URL(site);
  const page = address.length <= longestAddress ? URL.parse(address) : null;
  if (page === null || page.host !== base.host) return undefined;
  const folder = base.pathname.replace(/\/$/, "");
  if (!page.pathname.startsWith(`${folder}/`)) return undefined;
  const story = pages.find(({ id }) => id === "story");
  return story?.pattern.exec(page.pathname.slice(folder.length))?.[1];
}

/** Larger than any screen, for those who name no bound. */
const unbounded = 10_000;

function bound(written: unknown): number {
  const asked = Number(written);
  return Number.isFinite(asked) && asked >= 1 ? Math.floor(asked) : unbounded;
}

/** The words with which the story begins, or its tagline where they cannot be read by a guest. */
async function openingOf(app: FastifyInstance, id: string, tagline: string): Promise<string> {
  const answer = await askOwnApi(app, routeUrl(readOpening).replace(":id", id));
  return answer.statusCode === 200 ? firstWords(answer.json<StoryOpening>().text) : tagline;
}

/** What other sites show of a story: a page for frames, and where it is by the oEmbed protocol. */
export function registerEmbeds(app: FastifyInstance, { reads, pages }: EmbedNeeds): void {
  app.headLinks.push(linksToOembed);
  app.llmsLines.stories.push(
    (site) =>
      `A story to show elsewhere: oEmbed at ${site}/oembed?url= with the address of the story's page after it`,
  );
  app.get<{ Querystring: Record<string, unknown> }>(
    "/oembed",
    forVisitors,
    async (request, reply) => {
      const { site } = request;
      const { url, format = "json", maxwidth, maxheight } = request.query;
      const known = oembedFormats.find((one) => one === format);
      if (known === undefined)
        throw new Problem(501, "unsupported_media_type", "This is answered as json or as xml.");
      const id = typeof url === "string" ? storyAt(url, site, pages) : undefined;
      if (id === undefined) throw notFound("not_found", "There is no story at this address.");
      const story = await reads.by(null, (db) => storyForGuests(db, id));
      const answer = oembedOf(story, {
        site,
        embed: site + embedPath(id),
        picture: socialPicture(story.cover_image_url, site),
        most: { width: bound(maxwidth), height: bound(maxheight) },
      });
      reply.headers({
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
      });
      return known === "json"
        ? reply.type("application/json; charset=utf-8").send(JSON.stringify(answer))
        : reply.type("text/xml; charset=utf-8").send(asXml(answer));
    },
  );

  app.get<{ Params: { id: string } }>(
    "/embed/:id(^[0-9a-f-]{36}$)",
    forVisitors,
    async ({ site, params }, reply) => {
      const story = await reads.by(null, (db) => storyForGuests(db, params.id));
      const opening = await openingOf(app, story.id, story.tagline);
      reply.removeHeader("x-frame-options");
      reply.headers({
        "content-security-policy": embedPolicy(site),
        "cross-origin-resource-policy": "cross-origin",
      });
      return reply.type("text/html; charset=utf-8").send(
        embedPage(story, {
          opening,
          address: site + pathOf(pages, "story", story.id),
          picture: socialPicture(story.cover_image_url, site),
        }),
      );
    },
  );
}
