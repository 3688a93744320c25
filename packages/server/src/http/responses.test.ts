import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { pretendGoogle } from "../parts/sign-in/openid/testing/pretend-google.ts";
import { createMediaStore, folderStorage, type MediaStore } from "../features/media/index.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { insertStory } from "../testing/insert-story.ts";
import { blockForAMoment } from "../testing/block-for-a-moment.ts";

let server: TestApp;
let secure: TestApp;
beforeAll(async () => {
  server = await createTestApp();
  secure = await createTestApp({ secure: true });
});
afterAll(async () => {
  await server.close();
  await secure.close();
});

test("every response has security headers", async () => {
  for (const url of ["/api/v1/stories/", "/api/v1/nothing", "/healthz", "/api/docs"]) {
    const { headers } = await server.app.inject({ url });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toMatch(/default-src '(?:self|none)'/);
    expect(headers["strict-transport-security"]).toBeUndefined();
  }
  const { headers } = await secure.app.inject({ url: "/healthz" });
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
  const answer = await secure.app.inject({ url: "/api/v1/stories/" });
  expect(answer.headers["strict-transport-security"]).toContain("max-age=31536000");
});

test("Google's script is allowed where signing in with Google is offered, and nowhere else", async () => {
  const offering = await createTestApp({ google: pretendGoogle });
  const policyOf = async ({ app }: TestApp) =>
    String((await app.inject({ url: "/healthz" })).headers["content-security-policy"]);
  const directives = (policy: string) =>
    policy.split(";").filter((directive) => directive.includes("google"));
  expect(directives(await policyOf(offering)).map((one) => one.split(" ")[0])).toEqual([
    "script-src",
    "style-src",
    "frame-src",
    "connect-src",
  ]);
  expect(directives(await policyOf(server))).toEqual([]);
  await offering.close();
});

test("a client cannot choose its request's id", async () => {
  const { headers } = await server.app.inject({
    url: "/healthz",
    headers: { "x-request-id": "mine", "request-id": "mine" },
  });
  expect(headers["x-request-id"]).not.toBe("mine");
});

test("a visitor can revalidate a cached list", async () => {
  const first = await server.app.inject({ url: "/api/v1/stories/" });
  const etag = String(first.headers["etag"]);
  const ask = () =>
    server.app.inject({ url: "/api/v1/stories/", headers: { "if-none-match": `"x", ${etag}` } });
  const second = await ask();
  expect(second.statusCode).toBe(304);
  expect(second.body).toBe("");
  await insertStory(server.db, { title: "New" });
  const third = await ask();
  expect(third.statusCode).toBe(200);
  expect(third.body).toContain("New");
});

test("long responses are compressed for clients that accept it", async () => {
  for (let index = 0; index < 5; index += 1) await insertStory(server.db);
  const url = "/api/v1/stories/";
  const plain = await server.app.inject({ url });
  const packed = await server.app.inject({ url, headers: { "accept-encoding": "br" } });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
  const held = await server.app.inject({
    url,
    headers: { "accept-encoding": "br", "if-none-match": String(packed.headers["etag"]) },
  });
  expect(held.statusCode).toBe(304);
});

test("healthz and readyz answer; without its database the server is alive but not ready", async () => {
  expect((await server.app.inject({ url: "/readyz" })).json()).toEqual({ status: "ready" });
  const lost = await createTestApp();
  await lost.db.destroy();
  expect((await lost.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  const answer = await lost.app.inject({ url: "/readyz" });
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: "not_ready" });
  await lost.app.close();
});

test("readyz asks database and storage once in a second, however often it is asked", async () => {
  const check = vi.fn<() => Promise<void>>();
  const media: MediaStore = {
    ...createMediaStore({ storage: folderStorage("/nowhere") }),
    check,
  };
  const asked = await createTestApp({ media });
  const statuses = async (times: number) => {
    const answers = Array.from({ length: times }, () => asked.app.inject({ url: "/readyz" }));
    return new Set((await Promise.all(answers)).map(({ statusCode }) => statusCode));
  };
  check.mockRejectedValueOnce(new Error("away"));
  const time = vi.spyOn(performance, "now").mockReturnValue(performance.now());
  onTestFinished(() => time.mockRestore());
  expect(await statuses(30)).toEqual(new Set([503]));
  expect(check).toHaveBeenCalledTimes(1);
  time.mockReturnValue(performance.now() + 1_000);
  expect(await statuses(30)).toEqual(new Set([200]));
  expect(check).toHaveBeenCalledTimes(2);
  await asked.close();
});

test("an overloaded server refuses new requests with Retry-After, and says that it runs", async () => {
  const busy = await createTestApp({ turnAwayAfter: 1 });
  const load = setInterval(blockForAMoment);
  const statusOf = async (url: string) => (await busy.app.inject({ url })).statusCode;
  await expect.poll(() => statusOf("/api/v1/categories")).toBe(503);
  const answer = await busy.app.inject({ url: "/api/v1/categories" });
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.json()).toMatchObject({ code: "busy" });
  expect(await statusOf("/readyz")).toBe(503);
  expect(await statusOf("/healthz")).toBe(200);
  clearInterval(load);
  await busy.close();
});
