import type { FastifyInstance } from "fastify";
import type { Reads } from "../../db/reads.ts";
import type { MediaStore } from "../../features/media/index.ts";
import { type AdmissionNeeds, admitBearer } from "../../http/calls/admit-bearer.ts";
import type { AppPage } from "../../http/pages/app-routes.ts";
import { registerEmbeds } from "./embed/routes.ts";
import { registerNewStories } from "./new-stories/routes.ts";
import type { AdmitToken } from "./opds/own/routes.ts";
import { registerOpds } from "./opds/routes.ts";

interface FeedsPartNeeds extends AdmissionNeeds {
  reads: Reads;
  media: MediaStore;
  pages: readonly AppPage[];
  /** Whether users may let other software in with a token. */
  mcp: boolean;
}

/** What feed readers, reading apps and other sites are given of the stories. */
export function registerFeeds(app: FastifyInstance, needs: FeedsPartNeeds): void {
  registerNewStories(app, needs);
  registerEmbeds(app, needs);
  const admitToken: AdmitToken = async (request, token) =>
    (await admitBearer(request, token, needs))?.viewer ?? null;
  registerOpds(app, { ...needs, admitToken: needs.mcp ? admitToken : undefined });
}
