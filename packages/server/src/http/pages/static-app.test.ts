import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { blockForAMoment } from "../../testing/block-for-a-moment.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { writeAppRoutes } from "../../testing/app-routes.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let server: TestApp;
let folder: string;
const script = `console.log("${"katha ".repeat(400)}")`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-app-"));
  await mkdir(path.join(folder, "assets"));
  const page = `<!doctype html><html lang="en"><!--slot:title--><!--/slot:title-->
    <!--slot:description--><!--/slot:description--><!--slot:head--><!--/slot:head-->
    <script nonce="__CSP_NONCE__"></script><!--slot:app--><p>Katha</p><!--/slot:app-->`;
  await writeAppRoutes(folder);
  await writeFile(path.join(folder, "index.html"), page);
  await writeFile(path.join(folder, "icon.svg"), "<svg/>");
  await writeFile(path.join(folder, "assets", "main-1a2b.js"), script);
  await writeFile(path.join(folder, "assets", "main-1a2b.js.br"), brotliCompressSync(script));
  server = await createTestApp({ appFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });

test("every address of the app gets its page, with a nonce of its own", async () => {
  const nonces = new Set<string>();
  const story = await insertStory(server.db);
  for (const url of ["/", "/home", "/home/", "/home?page=2", `/game/${story}`]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("no-store");
    const nonce = /nonce="([^"]+)"/.exec(answer.body)?.[1] ?? "";
    expect(answer.headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(5);
});

test("a page's canonical address is never one that the request made up", async () => {
  const story = await insertStory(server.db);
  for (const url of ["/home", `/game/${story}`]) {
    const answer = await get(url, { host: "evil.example", "x-forwarded-host": "evil.example" });
    expect(answer.body).toContain(`<link rel="canonical" href="http://localhost${url}">`);
    expect(answer.body).not.toContain("evil.example");
  }
});

test("an address that the app does not know gets its page with status 404", async () => {
  for (const url of ["/nowhere", "/game", "/game/a/b", "/home/more", "/index", "/HOME%20"]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).toContain("Katha");
  }
});

test("the page of a story that nobody may see has status 404, whatever the id looks like", async () => {
  const draft = await insertStory(server.db, { status: "draft" });
  const nobody = "00000000-0000-7000-8000-ffffffffffff";
  for (const url of [`/game/${draft}`, `/game/${nobody}`, "/game/not-an-id"]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).toContain("Katha");
  }
});

test("a file that is not there is a plain 404, and so is the raw page", async () => {
  for (const url of ["/assets/gone-3c4d.js", "/favicon.ico", "/index.html", "/../package.json"]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toContain("__CSP_NONCE__");
  }
});

test("files with a hash in their name are kept for ever, others asked for again", async () => {
  const asset = await get("/assets/main-1a2b.js");
  expect(asset.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect(asset.body).toBe(script);
  expect((await get("/icon.svg")).headers["cache-control"]).toBe("public, max-age=0");
});

test("a file that the build compressed is sent so to those who take it", async () => {
  const asset = await get("/assets/main-1a2b.js", { "accept-encoding": "br, gzip" });
  expect(asset.headers["content-encoding"]).toBe("br");
  expect(asset.headers["content-type"]).toMatch("javascript");
  expect(asset.rawPayload.length).toBe(brotliCompressSync(script).length);
  expect(asset.headers["cache-control"]).toContain("immutable");
});

test("every page carries the links that the settings name", async () => {
  const fileSettings = {
    chat_url: "https://chat.example.org/</script><b>",
    social: [{ label: "Mastodon", href: "https://social.example/@katha" }],
  };
  const own = await createTestApp({ appFolder: folder, db: server.db, fileSettings });
  const linksIn = (page: string) =>
    JSON.parse(
      /<script type="application\/json" id="katha-site-links">(.*?)<\/script>/.exec(page)?.[1] ??
        "",
    );
  for (const url of ["/", "/login", "/nowhere"]) {
    expect(linksIn((await own.app.inject({ url })).body)).toEqual({
      chat: fileSettings.chat_url,
      social: fileSettings.social,
    });
    expect(linksIn((await get(url)).body)).toEqual({ social: [] });
  }
  await own.close();
});

test("the API stays JSON beside the app", async () => {
  const answer = await get("/api/v1/nothing", { accept: "text/html" });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toMatch("application/problem+json");
  expect((await server.app.inject({ method: "POST", url: "/home" })).statusCode).toBe(404);
});

test("too many pages from one address get a plain page that comes back by itself, files still come", async () => {
  const small = await createTestApp({ appFolder: folder, db: server.db, requestBudgets: 0.01 });
  const from = (url: string) => small.app.inject({ url, remoteAddress: "203.0.113.9" });
  const statuses: number[] = [];
  for (let time = 0; time < 8; time += 1) statuses.push((await from("/home")).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  const refused = await from("/sitemap.xml");
  expect(refused.json()).toMatchObject({ code: "too_many_requests" });
  const page = await from("/home");
  expect(page.headers["retry-after"]).toBe("60");
  expect(page.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  );
  expect(page.body).toContain("Nothing is lost.");
  expect(page.body).toContain('<meta http-equiv="refresh" content="60">');
  expect((await from("/assets/main-1a2b.js")).statusCode).toBe(200);
  expect((await from("/healthz")).statusCode).toBe(200);
  await small.close();
});

test("an overloaded server turns pages away, and still sends the app's own files", async () => {
  const busy = await createTestApp({ appFolder: folder, db: server.db, turnAwayAfter: 1 });
  const load = setInterval(blockForAMoment);
  const statusOf = async (url: string) => (await busy.app.inject({ url })).statusCode;
  await expect.poll(() => statusOf("/home")).toBe(503);
  expect(await statusOf("/assets/main-1a2b.js")).toBe(200);
  expect(await statusOf("/home")).toBe(503);
  clearInterval(load);
  await busy.close();
});
