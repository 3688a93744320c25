import { type Story, storiesPerPage, storyLanguages } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Db } from "../../../db/open.ts";
import type { Reads } from "../../../db/reads.ts";
import { nameOfTrait, newestForGuests } from "../../../features/stories/newest.ts";
import { notFound } from "../../../lib/problem.ts";
import { forVisitors } from "../../../http/caching/etag.ts";
import { type AppPage, pathOf } from "../../../http/pages/app-routes.ts";
import { socialPicture } from "../../../features/media/renditions/social-picture.ts";
import type { Feed } from "./feed.ts";
import { jsonFeedOf } from "./json-feed.ts";
import { feedPath, languageName, linksToFeeds } from "./links.ts";
import { rssOf } from "./rss.ts";

interface FeedNeeds {
  reads: Reads;
  pages: readonly AppPage[];
}

type Named = Pick<Feed, "title" | "description" | "language" | "stories">;
type Trait = "author" | "tag" | "language";

const noSuchFeed = () => notFound("not_found", "There is no such feed.");

const newest = { offset: 0, limit: storiesPerPage };

async function allStories(db: Db): Promise<Named> {
  const { stories } = await newestForGuests(db, {}, newest);
  const description = "Stories newly on the shelf at Katha.";
  return { title: "Katha: new stories", description, stories };
}

/** Whoever has published nothing has no feed, so that nobody learns who has an account. */
async function storiesOfAuthor(db: Db, author: string): Promise<Named> {
  const { stories } = await newestForGuests(db, { author }, newest);
  const name = stories[0]?.author.display_name;
  if (name === undefined) throw noSuchFeed();
  return { title: `Katha: ${name}`, description: `Stories by ${name}.`, stories };
}

async function storiesWithTag(db: Db, tag: string): Promise<Named> {
  const name = await nameOfTrait(db, "tag", tag);
  if (name === undefined) throw noSuchFeed();
  const { stories } = await newestForGuests(db, { tag }, newest);
  return { title: `Katha: ${name}`, description: `Stories with the tag ${name}.`, stories };
}

async function storiesIn(db: Db, language: string): Promise<Named> {
  if (!storyLanguages.some((known) => known === language)) throw noSuchFeed();
  const { stories } = await newestForGuests(db, { language }, newest);
  const name = languageName(language);
  return { title: `Katha: ${name}`, description: `New stories in ${name}.`, language, stories };
}

const listsOf = { author: storiesOfAuthor, tag: storiesWithTag, language: storiesIn } as const;

const formats = {
  xml: ["application/rss+xml; charset=utf-8", rssOf],
  json: ["application/feed+json; charset=utf-8", jsonFeedOf],
} as const;
type Format = keyof typeof formats;

/** Feeds of new stories: of all, and of each author, tag and language. */
export function registerNewStories(app: FastifyInstance, { reads, pages }: FeedNeeds): void {
  app.headLinks.push(linksToFeeds);
  app.llmsLines.stories.push(
    (site) =>
      `[New stories](${site}/feed.json): a JSON feed; also by author, tag and language under ${site}/feeds/`,
  );
  const send = (
    reply: FastifyReply,
    { named, path, list, format }: { named: Named; path: string; list: string; format: Format },
  ) => {
    const { site } = reply.request;
    const [type, write] = formats[format];
    const feed: Feed = {
      ...named,
      page: `${site}${list}`,
      pageOf: (story: Story) => site + pathOf(pages, "story", story.id),
      pictureOf: (story: Story) => socialPicture(story.cover_image_url, site),
    };
    return reply.type(type).send(write(feed, `${site}${path}.${format}`));
  };

  app.get<{ Params: { format: Format } }>(
    "/feed.:format(^(?:xml|json)$)",
    forVisitors,
    async (request, reply) => {
      const { format } = request.params;
      const named = await reads.by(null, allStories);
      return send(reply, { named, path: "/feed", list: pathOf(pages, "home"), format });
    },
  );

  app.get<{ Params: { trait: Trait; value: string; format: Format } }>(
    "/feeds/:trait(^(?:author|tag|language)$)/:value(^[A-Za-z0-9-]{1,64}).:format(^(?:xml|json)$)",
    forVisitors,
    async (request, reply) => {
      const { trait, value, format } = request.params;
      const named = await reads.by(null, (db) => listsOf[trait](db, value));
      const list = `${pathOf(pages, "stories")}?${trait}=${encodeURIComponent(value)}`;
      return send(reply, { named, path: feedPath(trait, value), list, format });
    },
  );

  // Not a page of the app, which answers everything else without an ending.
  app.get("/feeds/*", async () => {
    throw noSuchFeed();
  });
}
