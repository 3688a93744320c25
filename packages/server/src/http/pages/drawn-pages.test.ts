import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertStory } from "../../testing/insert-story.ts";
import { writeAppRoutes } from "../../testing/app-routes.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

/** In the place of the app's own: it asks for a list as the app does, and counts how often it has drawn. */
const drawing = `
let drawn = 0;
export const languageOf = (cookies = "", accepted = "") =>
  cookies.includes("language=hi") || accepted.startsWith("hi") ? "hi" : "en";
export async function draw({ address, language, fetch }) {
  if (address === "/guide") throw new Error("no pen");
  if (!/^\\/(home|game\\/.+)?$/.test(address)) return null;
  const answer = await fetch("http://katha/api/v1/stories/?page=1");
  const { stories } = await answer.json();
  const titles = stories.map(({ title }) => title.replaceAll("<", "&lt;")).join();
  drawn += 1;
  return \`<!doctype html><html><head><title>Katha</title><style nonce="__CSP_NONCE__">p{}</style>
    <script nonce="__CSP_NONCE__">run()</script></head>
    <body data-language="\${language}" data-drawn="\${drawn}">\${titles}\${"lamp ".repeat(400)}</body></html>\`;
}
`;

let server: TestApp;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-app-"));
  await mkdir(path.join(folder, "drawing"));
  await writeAppRoutes(folder);
  await writeFile(path.join(folder, "index.html"), `<html><head></head>the shell</html>`);
  await writeFile(path.join(folder, "drawing", "draw.js"), drawing);
  await writeFile(path.join(folder, "drawing", "home.html"), "a blank");
  server = await createTestApp({ appFolder: folder, cacheResponsesMs: 60_000 });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers });
const timesDrawn = (body: string) => Number(/data-drawn="(\d+)"/.exec(body)?.[1]);

test("a page comes with what it shows, and may run what was in it when it was drawn", async () => {
  const story = await insertStory(server.db, { title: "Tea & <Salt>" });
  const answer = await get(`/game/${story}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain("Tea & &lt;Salt>");
  expect(answer.body).toContain(`<title>Tea &amp; &lt;Salt&gt; · Katha</title>`);
  const sha = (text: string) => createHash("sha256").update(text).digest("base64");
  const policy = String(answer.headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' 'sha256-${sha("run()")}'`);
  expect(policy).toContain(`style-src 'self' 'sha256-${sha("p{}")}'`);
  expect(answer.body + policy).not.toMatch(/nonce/i);
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("it is drawn once for all who read a language, until something changes", async () => {
  const first = timesDrawn((await get("/home")).body);
  const again = await Promise.all([get("/home"), get("/home?from=friend"), get("/home")]);
  expect(again.map(({ body }) => timesDrawn(body))).toEqual([first, first, first]);
  const hindi = await get("/home", { "accept-language": "hi-IN,hi;q=0.9" });
  expect(hindi.body).toContain(`data-language="hi"`);
  expect(timesDrawn(hindi.body)).toBe(first + 1);
  const chosen = await get("/home", { cookie: "language=hi", "accept-language": "en" });
  expect(timesDrawn(chosen.body)).toBe(first + 1);

  server.app.responseCache?.clear();
  expect(timesDrawn((await get("/home")).body)).toBe(first + 2);
});

test("nobody's token changes what is drawn", async () => {
  const asked = await get("/home", { authorization: "Bearer made-up", cookie: "tokens=x" });
  expect(asked.statusCode).toBe(200);
  expect(asked.body).toBe((await get("/home")).body);
});

test("where there is nothing to draw, or it cannot be drawn, the shell comes with the same status", async () => {
  for (const url of ["/login", "/guide"]) {
    const answer = await get(url);
    expect([url, answer.statusCode]).toEqual([url, 200]);
    expect(answer.body).toContain("the shell");
  }
  const lost = await get("/game/00000000-0000-7000-8000-ffffffffffff");
  expect(lost.statusCode).toBe(404);
  expect(lost.body).toContain("the shell");
});

test("it is sent small to those who take it so", async () => {
  const answer = await get("/home", { "accept-encoding": "gzip, br" });
  expect(answer.headers["content-encoding"]).toBe("br");
  expect(answer.headers["vary"]).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(answer.rawPayload).toString()).toContain("lamp lamp");
});

test("what the server draws with is not for visitors", async () => {
  for (const url of ["/drawing/draw.js", "/drawing/home.html"]) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  }
});
