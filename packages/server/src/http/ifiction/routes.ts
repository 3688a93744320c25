import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Reads } from "../../db/replica/reads.ts";
import { findIfid } from "../../features/stories/repo.ts";
import { storyForGuests } from "../../features/stories/newest.ts";
import { siteOf } from "../../lib/site-of.ts";
import { revalidateForVisitors } from "../caching/etag.ts";
import { type AppPage, pathOf } from "../pages/app-routes.ts";
import { socialPicture } from "../pages/social-picture.ts";
import { ifictionOf } from "./record.ts";

interface RecordNeeds {
  reads: Reads;
  publicUrl?: string | undefined;
  pages: readonly AppPage[];
}

/** Each story's record for catalogues of interactive fiction. */
export function registerRecordRoutes(
  app: FastifyInstance,
  { reads, publicUrl, pages }: RecordNeeds,
): void {
  const shared = {
    onRequest: async (request: FastifyRequest) => app.requestBudgets.spendAddress(request, "page"),
    onSend: revalidateForVisitors,
  };
  app.get<{ Params: { id: string } }>(
    "/ifiction/:id(^[0-9a-f-]{36}).xml",
    shared,
    async (request, reply) => {
      const story = await reads.by(null, (db) => storyForGuests(db, request.params.id));
      const ifid = (await reads.by(null, (db) => findIfid(db, story.id))) ?? story.id.toUpperCase();
      const site = siteOf(request, publicUrl);
      const address = site + pathOf(pages, "story", story.id);
      const picture = socialPicture(story.cover_image_url, site);
      return reply
        .type("application/x-ifiction+xml; charset=utf-8")
        .send(ifictionOf(story, { ifid, address, picture }));
    },
  );
}
