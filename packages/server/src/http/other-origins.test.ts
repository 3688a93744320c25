import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const allowed = "https://app.example.org";

let server: TestApp;
let closed: TestApp;
beforeAll(async () => {
  server = await createTestApp({ allowedOrigins: [allowed] });
  closed = await createTestApp();
});
afterAll(async () => {
  await server.close();
  await closed.close();
});

const ask = async (given: InjectOptions, origin = allowed) => {
  const { statusCode, headers } = await server.app.inject({
    ...given,
    headers: { origin, ...given.headers },
  });
  return { statusCode, headers };
};

describe("a page of an origin that is allowed", () => {
  test("may ask before it sends a turn", async () => {
    const { statusCode, headers } = await ask({
      method: "OPTIONS",
      url: "/api/v1/game/any/turns",
      headers: {
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization,content-type,idempotency-key",
      },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      "access-control-allow-origin": allowed,
      "access-control-allow-methods": expect.stringContaining("DELETE"),
      "access-control-allow-headers": "authorization,content-type,idempotency-key",
      "access-control-max-age": "3600",
    });
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
  });

  test.each([
    ["a list", { url: "/api/v1/stories/" }, 200],
    ["the same list from the server's cache", { url: "/api/v1/stories/" }, 200],
    ["a refusal", { url: "/api/v1/auth/me" }, 401],
    ["what is not there", { url: "/api/v1/nothing" }, 404],
    ["a failed sign-in", { method: "POST", url: "/api/v1/auth/login", payload: {} }, 422],
  ] as const)("may read %s", async (_, asked, status) => {
    const { statusCode, headers } = await ask(asked);
    expect(statusCode).toBe(status);
    expect(headers["access-control-allow-origin"]).toBe(allowed);
    expect(headers["access-control-expose-headers"]).toContain("x-request-id");
    expect(headers).not.toHaveProperty("access-control-allow-credentials");
    expect(String(headers["vary"])).toMatch(/\bOrigin\b/);
  });

  test("does not take the place of other reasons why answers differ", async () => {
    const { headers } = await ask({ url: "/api/v1/stories/" });
    expect(String(headers["vary"])).toMatch(/\bAuthorization\b/);
  });

  test("may not read Katha's own pages", async () => {
    const { headers } = await ask({ url: "/healthz" });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });
});

test.each([
  "https://app.example.org.evil.example",
  "http://app.example.org",
  "null",
  "https://App.example.org:444",
])("a page of %s may read nothing", async (origin) => {
  const { statusCode, headers } = await ask({ url: "/api/v1/stories/" }, origin);
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("without the setting no other origin may read anything", async () => {
  const { headers } = await closed.app.inject({
    url: "/api/v1/stories/",
    headers: { origin: allowed },
  });
  expect(headers).not.toHaveProperty("access-control-allow-origin");
  expect(headers["vary"]).not.toContain("Origin");
});
