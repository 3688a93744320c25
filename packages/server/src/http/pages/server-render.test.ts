import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertStory } from "../../testing/insert-story.ts";
import { writeAppRoutes } from "../../testing/app-routes.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const visitorLanguage = `
export const languageOf = (cookies = "", accepted = "") =>
  cookies.includes("language=hi") || accepted.startsWith("hi") ? "hi" : "en";
`;

/**
 * Stands in for the app's renderer: it fetches a list as the app does, counts its renders, and with some stories never
 * ends or uses up all memory.
 */
const serverRender = `
import { writeFileSync } from "node:fs";

let renders = 0;
export async function render({ address, language, fetch }) {
  if (address === "/guide") throw new Error("out of ink");
  if (address.startsWith("/game/")) {
    const { title } = await (await fetch("http://katha/api/v1/stories" + address.slice(5))).json();
    if (title === "Endless") writeFileSync(new URL("is-busy", import.meta.url), "");
    while (title === "Endless");
    const all = [];
    while (title === "Boundless") all.push(new Array(100_000).fill(title));
  }
  if (!/^\\/(home|game\\/.+)?$/.test(address)) return null;
  const answer = await fetch("http://katha/api/v1/stories/?page=1");
  const { stories } = await answer.json();
  const titles = stories.map(({ title }) => title.replaceAll("<", "&lt;").replaceAll('"', "&quot;")).join();
  renders += 1;
  return {
    language,
    title: stories.at(0)?.title ?? "Katha",
    head: '<style nonce="__CSP_NONCE__">p{}</style>',
    app: \`<div id="katha" data-renders="\${renders}">\${titles}\${"lamp ".repeat(400)}</div>\`,
  };
}
`;
const emptyPage = `<!doctype html><html lang="en"><head>
<!--slot:title--><title>Katha</title><!--/slot:title-->
<!--slot:description--><!--/slot:description-->
<script nonce="__CSP_NONCE__">run()</script><!--slot:head--><!--/slot:head--></head>
<body><!--slot:app-->the empty page<!--/slot:app--></body></html>`;

let server: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-app-"));
  await mkdir(path.join(folder, "server-render"));
  await mkdir(path.join(folder, ".vite"));
  await writeAppRoutes(folder);
  await writeFile(path.join(folder, "index.html"), emptyPage);
  await writeFile(path.join(folder, "server-render", "render.js"), serverRender);
  await writeFile(path.join(folder, "server-render", "visitor-language.js"), visitorLanguage);
  await writeFile(path.join(folder, "server-render", "package.json"), `{"type":"module"}`);
  await writeFile(path.join(folder, ".vite", "manifest.json"), "{}");
  server = await createTestApp({
    appFolder: folder,
    cacheResponsesMs: 60_000,
    // For what never ends.
    pageDeadlineMs: 60_000,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const rendersOf = (body: string) => Number(/data-renders="(\d+)"/.exec(body)?.[1]);

test("a page comes with its contents, and scripts and styles run by a nonce of its own", async () => {
  const story = await insertStory(server.db, { title: "Tea & <Salt>" });
  const answer = await get(`/game/${story}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain("Tea & &lt;Salt>");
  expect(answer.body).toContain(`<title>Tea &amp; &lt;Salt&gt;</title>`);
  const [, nonce = ""] = /<script nonce="([\w-]{20,})">run/.exec(answer.body) ?? [];
  expect(answer.body).toContain(`<style nonce="${nonce}">p{}</style>`);
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
  expect(answer.body).not.toContain("__CSP_NONCE__");
  expect((await get(`/game/${story}`)).body).not.toContain(nonce);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("what people wrote never gets the nonce", async () => {
  const title = `Salt nonce="__CSP_NONCE__" __CSP_NONCE__`;
  const story = await insertStory(server.db, { title, tagline: title });
  server.app.responseCache?.clear();
  for (const url of [`/game/${story}`, "/home"]) {
    const answer = await get(url);
    const [, nonce = ""] = /'nonce-([\w-]+)'/.exec(
      String(answer.headers["content-security-policy"]),
    ) ?? [""];
    const ours = answer.body.split(`nonce="${nonce}"`).length - 1;
    expect([url, answer.body.split(nonce).length - 1]).toEqual([url, ours]);
    expect(answer.body).toContain("__CSP_NONCE__");
    expect(ours).toBe(3);
  }
});

test("a page is rendered once for all who read a language, until something changes", async () => {
  const first = rendersOf((await get("/home")).body);
  const again = await Promise.all([get("/home"), get("/home?from=friend"), get("/home")]);
  expect(again.map(({ body }) => rendersOf(body))).toEqual([first, first, first]);
  const hindi = await get("/home", { "accept-language": "hi-IN,hi;q=0.9" });
  expect(hindi.body).toContain(`<html lang="hi"`);
  expect(rendersOf(hindi.body)).toBe(first + 1);
  const chosen = await get("/home", { cookie: "language=hi", "accept-language": "en" });
  expect(rendersOf(chosen.body)).toBe(first + 1);

  server.app.responseCache?.clear();
  expect(rendersOf((await get("/home")).body)).toBe(first + 2);
});

test("nobody's token changes what is rendered", async () => {
  const asked = await get("/home", { authorization: "Bearer made-up", cookie: "tokens=x" });
  expect(asked.statusCode).toBe(200);
  const withoutNonce = (body: string) => body.replaceAll(/ nonce="[^"]+"/g, "");
  expect(withoutNonce(asked.body)).toBe(withoutNonce((await get("/home")).body));
});

test("where nothing is rendered, or rendering fails, the empty page comes with the same status", async () => {
  for (const url of ["/login", "/guide"]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).toContain("the empty page");
  }
  const lost = await get("/game/00000000-0000-7000-8000-ffffffffffff");
  expect(lost.statusCode).toBe(404);
  expect(lost.body).toContain("the empty page");
});

test("a story that keeps the renderer busy delays nothing else", async () => {
  const patient = await createTestApp({ appFolder: folder, pageDeadlineMs: 10 * 60_000 });
  const story = await insertStory(patient.db, { title: "Endless" });
  const page = patient.app.inject({ url: `/game/${story}` });
  for (const url of ["/api/v1/stories/", "/healthz"])
    expect([url, (await patient.app.inject({ url })).statusCode]).toEqual([url, 200]);
  await expect.poll(() => existsSync(path.join(folder, "server-render", "is-busy"))).toBe(true);
  await patient.close();
  expect((await page).statusCode).toBe(200);
  expect((await page).body).toContain("the empty page");
});

describe("a story that keeps the renderer busy", () => {
  let busy: TestApp;
  beforeAll(async () => {
    busy = await createTestApp({
      appFolder: folder,
      cacheResponsesMs: 60_000,
      pageDeadlineMs: 1_500,
    });
  });
  afterAll(() => busy.close());

  const pageOf = async (story: string, language = "en") => {
    const headers = { "accept-language": language };
    const answer = await busy.app.inject({ url: `/game/${story}`, headers });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  };
  /** Each time with a story of its own: a page that came too late is not tried again for minutes. */
  const rendersAgain = () =>
    expect
      .poll(async () => pageOf(await insertStory(busy.db, { title: "Calm" })), { timeout: 45_000 })
      .toContain("data-renders");

  test("comes as the empty page, and is not tried again", async () => {
    const story = await insertStory(busy.db, { title: "Endless" });
    const body = await pageOf(story);
    expect(body).toContain("the empty page");
    expect(body).toContain(`<title>Endless · Katha</title>`);

    await rendersAgain();
    const calm = { title: "Calm" };
    await busy.db.updateTable("stories").set(calm).where("id", "=", story).execute();
    busy.app.responseCache?.clear();
    expect(await pageOf(story, "hi")).toContain("the empty page");
    expect(await pageOf(story.toUpperCase())).toContain("the empty page");
  });

  test("or takes all its memory does not take the server's", async () => {
    const story = await insertStory(busy.db, { title: "Boundless" });
    expect(await pageOf(story)).toContain("the empty page");
    await rendersAgain();
  });

  test("delays other pages no longer than one may take: then they come empty", async () => {
    const stories = await Promise.all(
      [1, 2, 3, 4].map(() => insertStory(busy.db, { title: "Endless" })),
    );
    const bodies = await Promise.all(stories.map((story) => pageOf(story)));
    for (const body of bodies) expect(body).toContain("the empty page");
    await rendersAgain();
  });
});

test("a page is compressed for those who accept it", async () => {
  const answer = await get("/home", { "accept-encoding": "gzip, br" });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["vary"]).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("lamp lamp");
});

test("what the server renders with is not for visitors", async () => {
  for (const url of ["/server-render/render.js", "/.vite/manifest.json"]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});
