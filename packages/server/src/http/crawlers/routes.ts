import type { FastifyInstance } from "fastify";
import type { Reads } from "../../db/reads.ts";
import { addressesOfPart, partsOfStories } from "../../features/stories/addresses.ts";
import { notFound } from "../../lib/problem.ts";
import { forVisitors } from "../caching/etag.ts";
import { forModels, mapOfMaps, mapOfPages, robots } from "./documents.ts";
import { type AppPage, pathOf } from "../pages/app-routes.ts";

/** The protocol allows 50,000 addresses in a sitemap; of 10,000 each takes 45 ms, in which nobody else is answered. */
const storiesPerMap = 1_000;

interface CrawlerOptions {
  reads: Reads;
  pages: readonly AppPage[];
  /** Stories in one page of the sitemap. */
  storiesInPart?: number;
}

/** The documents for search engines. */
export function registerCrawlerRoutes(
  app: FastifyInstance,
  { reads, pages, storiesInPart = storiesPerMap }: CrawlerOptions,
): void {
  app.get("/robots.txt", async ({ site }, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(robots(site, pages)),
  );

  app.get("/llms.txt", async ({ site }, reply) =>
    reply
      .type("text/markdown; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(forModels(site, app.llmsLines)),
  );

  const listed = pages.filter(({ inSitemap }) => inSitemap);
  app.get("/sitemap.xml", forVisitors, async ({ site }, reply) => {
    const parts = await reads.by(null, (db) => partsOfStories(db, storiesInPart));
    return reply.type("application/xml; charset=utf-8").send(mapOfMaps(site, parts));
  });

  app.get("/sitemaps/pages.xml", forVisitors, async ({ site }, reply) =>
    reply
      .type("application/xml; charset=utf-8")
      .send(mapOfPages(listed.map(({ path }) => ({ address: `${site}${path}` })))),
  );

  app.get<{ Params: { part: string } }>(
    "/sitemaps/stories-:part(^[0-9]{1,6}$).xml",
    forVisitors,
    async ({ site, params }, reply) => {
      const part = Number(params.part);
      const stories = await reads.by(null, (db) => addressesOfPart(db, part, storiesInPart));
      if (stories === null) throw notFound("not_found", "There is no such part of the map.");
      return reply.type("application/xml; charset=utf-8").send(
        mapOfPages(
          stories.map(({ id, updated_at }) => ({
            address: site + pathOf(pages, "story", id),
            changed: updated_at,
          })),
        ),
      );
    },
  );
}
