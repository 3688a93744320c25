import { request } from "node:http";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import { appPages } from "../../testing/app-routes.ts";
import { createReads } from "../../db/reads.ts";
import { insertStory } from "../../testing/insert-story.ts";
import type { OpenDatabase } from "../../db/open.ts";
import { systemClock } from "../../lib/clock.ts";
import { createSecret } from "../../lib/secret.ts";
import { decorateSite } from "../../lib/site-of.ts";
import { registerRequestBudgets } from "../budgets/request-budgets.ts";
import { createSharedCounts } from "../budgets/shared-counts.ts";
import { registerCrawlerRoutes } from "./routes.ts";

let database: OpenDatabase;
let app: FastifyInstance;

function bareApp(publicUrl?: string): FastifyInstance {
  const bare = fastify();
  bare.decorateRequest("viewer", null);
  decorateSite(bare, publicUrl);
  bare.decorate("llmsLines", { stories: [], programs: [] });
  const secret = createSecret("the secret of tests, and of tests alone");
  registerRequestBudgets(bare, {
    counts: createSharedCounts({ db: database.db, clock: systemClock, secret }),
    factor: 1,
  });
  return bare;
}

beforeEach(async () => {
  database = await createTestDatabase();
  app = bareApp("https://katha.example/");
  registerCrawlerRoutes(app, {
    reads: createReads(database),
    storiesInPart: 2,
    pages: appPages,
  });
});
afterEach(async () => {
  await app.close();
  await database.close();
});

const read = async (url: string) => {
  const answer = await app.inject({ url });
  return { status: answer.statusCode, body: answer.body, headers: answer.headers };
};

test("robots.txt names the sitemap, and excludes private pages", async () => {
  const { body } = await read("/robots.txt");
  expect(body).toContain("Sitemap: https://katha.example/sitemap.xml");
  const disallowed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, path]) => path);
  expect(disallowed).toEqual(["/play/", "/profile", "/my-stories", "/news", "/admin"]);
  expect((await read("/sitemaps/pages.xml")).body.match(/<loc>/g)).toHaveLength(3);
});

test("llms.txt says what the site is, by addresses of this site", async () => {
  const { status, body, headers } = await read("/llms.txt");
  expect(status).toBe(200);
  expect(headers["content-type"]).toContain("text/markdown");
  expect(body).toMatch(/^# Katha\n\n> /);
  const addresses = [...body.matchAll(/\]\((\S+)\)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) expect(address).toMatch(/^https:\/\/katha\.example\/\w/);
});

test("the sitemap has every published story once, in parts, and no draft", async () => {
  const when = (day: number) => new Date(Date.UTC(2026, 0, day));
  const ids = [];
  for (const day of [1, 2, 3])
    ids.push(await insertStory(database.db, { published_at: when(day) }));
  const draft = await insertStory(database.db, { status: "draft", published_at: null });
  expect((await read("/sitemap.xml")).body).toContain("/sitemaps/stories-1.xml");
  const parts = await Promise.all(["0", "1"].map((part) => read(`/sitemaps/stories-${part}.xml`)));
  const listed = parts.flatMap(({ body }) =>
    [...body.matchAll(/game\/([0-9a-f-]+)</g)].map(([, id]) => id),
  );
  expect(listed).toEqual(ids.toReversed());
  expect(listed).not.toContain(draft);
  expect((await read("/sitemaps/stories-2.xml")).status).toBe(404);
});

test("mature stories are not in the sitemap, and the parts stay apart", async () => {
  const when = (day: number) => new Date(Date.UTC(2026, 0, day));
  const ids = [];
  for (const [index, content_rating] of ["family", "mature", "teen", "mature", "mature"].entries())
    ids.push(
      await insertStory(database.db, {
        content_rating,
        title: `${content_rating} ${index}`,
        published_at: when(index + 1),
      }),
    );
  const parts = await Promise.all(
    ["0", "1", "2"].map((part) => read(`/sitemaps/stories-${part}.xml`)),
  );
  expect(parts.map(({ status }) => status)).toEqual([200, 200, 200]);
  const listed = parts.map(({ body }) =>
    [...body.matchAll(/game\/([0-9a-f-]+)</g)].map(([, id]) => id),
  );
  expect(listed).toEqual([[], [ids[2]], [ids[0]]]);
});

test("a part has a thousand stories at most", async () => {
  const usual = bareApp();
  registerCrawlerRoutes(usual, { reads: createReads(database), pages: appPages });
  await insertStory(database.db);
  const copied = sql.raw(
    "title, tagline, story_description, story_prompt, story_structure, game_config, author_id, status, published_at, created_at, updated_at, category_id, counted",
  );
  await sql`
    insert into stories (id, ${copied})
    select gen_random_uuid(), ${copied} from stories, generate_series(1, 1000)`.execute(
    database.db,
  );
  const listed = async (part: number) =>
    (await usual.inject({ url: `/sitemaps/stories-${part}.xml` })).body.match(/<loc>/g)?.length;
  expect([await listed(0), await listed(1)]).toEqual([1_000, 1]);
  await usual.close();
});

test("without stories the sitemap is valid too", async () => {
  expect((await read("/sitemap.xml")).body).toContain("/sitemaps/pages.xml");
});

test("without a configured address, one that a request made up is in no link", async () => {
  const open = bareApp();
  registerCrawlerRoutes(open, { reads: createReads(database), pages: appPages });
  await insertStory(database.db);
  const address = new URL(await open.listen({ port: 0, host: "127.0.0.1" }));
  const readAs = (host: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ host: address.hostname, port: address.port, path, headers: { host } }, (answer) =>
        resolve(text(answer)),
      )
        .on("error", reject)
        .end();
    });
  const paths = ["/robots.txt", "/sitemap.xml", "/sitemaps/pages.xml"];
  const invented = [
    "evil.example",
    `evil.example:${address.port}`,
    "localhost:1",
    "127.0.0.2",
    "a",
  ];
  for (const path of [...paths, "/sitemaps/stories-0.xml"]) {
    for (const host of [address.host, `LOCALHOST:${address.port}`])
      expect(await readAs(host, path)).toContain(`http://${host.toLowerCase()}/`);
    for (const host of invented) {
      const body = await readAs(host, path);
      expect(body).toContain(`http://localhost:${address.port}/`);
      expect(body).not.toContain(`http://${host}/`);
    }
  }
  await open.close();
});
