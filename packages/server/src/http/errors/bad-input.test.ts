import { gzipSync } from "node:zlib";
import { defineCall, done, problem } from "@katha/api/contract";
import { tries } from "@katha/storygraph/testing";
import { assert, asyncProperty, json, string } from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

let server: TestApp;
let app: TestApp["app"];
const failing = (id: string) =>
  defineCall(
    { id, method: "POST", path: `/${id}`, tag: "test", access: "anyone" },
    { summary: "Breaks", answer: done },
  );
const noSpace = (code: string) =>
  Object.assign(new Error("could not extend file: No space left on device"), { code });
beforeAll(async () => {
  server = await createTestApp(
    {
      ids: () => "request-1",
      identify: () => Promise.resolve({ id: "p", role: "player", has_premium_access: false }),
    },
    (register) => {
      register(failing("faulty"), () =>
        Promise.reject(new Error("What the cause says stays here.")),
      );
      register(failing("full-database"), () => Promise.reject(noSpace("53100")));
      register(failing("full-folder"), () => Promise.reject(noSpace("ENOSPC")));
    },
  );
  app = server.app;
});
afterAll(() => server.close());

const sessionId = "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11";
const jsonType = { "content-type": "application/json" };

async function post(url: string, payload: string | Buffer | object, headers: object = jsonType) {
  return app.inject({ method: "POST", url: `/api/v1${url}`, payload, headers: { ...headers } });
}

describe("a query", () => {
  test.each([
    "/stories/?page=0",
    "/stories/?page=-1",
    "/stories/?page=1.5",
    "/stories/?page=abc",
    "/stories/?page=NaN",
    "/stories/?page=Infinity",
    "/stories/?page=99999999999999999999",
    "/stories/?page=1&page=2",
    "/stories/?page=",
    "/stories/featured/?limit=1000",
    "/stories/search/",
    "/stories/search/?q=%00",
    `/stories/search/?q=${"x".repeat(201)}`,
    "/stories/search/?q=a&q=b",
  ])("%s is a 422 with a message", async (url) => {
    const answer = await app.inject({ url: `/api/v1${url}` });
    expect(answer.statusCode).toBe(422);
    expect(answer.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    const { detail, code, request_id } = problem.parse(answer.json());
    expect(code).toBe("invalid_input");
    expect(request_id).toBe("request-1");
    expect(detail).toEqual([
      { loc: ["query", expect.any(String)], msg: expect.any(String), type: expect.any(String) },
    ]);
  });

  test("with unknown fields ignores them", async () => {
    const answer = await app.inject({ url: "/api/v1/stories/?page=1&utm_source=x&__proto__=y" });
    expect(answer.statusCode).toBe(200);
  });
});

describe("a body", () => {
  test("of 10 MB is a 413", async () => {
    for (const url of ["/auth/login", "/stories/"]) {
      const answer = await post(url, `{"title":"${"x".repeat(10_000_000)}"}`);
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ code: "too_large" });
    }
  });

  test.each(["text/plain", "application/xml", "multipart/form-data", "image/png", "nonsense", ""])(
    "of type %j is a 415",
    async (type) => {
      const answer = await post("/auth/login", "a=b", { "content-type": type });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: "unsupported_media_type" });
    },
  );

  test.each(["gzip", "br", "deflate", "zstd", "gzip, gzip"])(
    "compressed as %s is a 415: its length would not say what it costs",
    async (encoding) => {
      const packed = gzipSync('{"email_or_username":"asha","password":"x"}');
      const headers = { ...jsonType, "content-encoding": encoding };
      const answer = await post("/auth/login", packed, headers);
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toMatchObject({ code: "unsupported_media_type" });
    },
  );

  test.each(["{", "nope", '{"a":1}{', '{"__proto__":{"role":"admin"}}', "[".repeat(50_000)])(
    "that is invalid JSON is a 400: %s",
    async (payload) => {
      const answer = await post("/waitlist", payload);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "invalid_json" });
    },
  );

  test.each(["", "null", "[]", "5", '"text"', "true", "{}", '{"email_or_username":null}'])(
    "that does not match the form is a 422: %j",
    async (payload) => {
      const answer = await post("/auth/login", payload);
      expect(answer.statusCode).toBe(422);
      expect(problem.parse(answer.json()).detail).toBeInstanceOf(Array);
    },
  );

  test("with several faults reports each at its place", async () => {
    const answer = await post("/auth/login", { email_or_username: "ab", password: "" });
    expect(answer.json()).toMatchObject({
      detail: [
        {
          loc: ["body", "email_or_username"],
          msg: "Username or email must be at least 3 characters",
        },
        { loc: ["body", "password"], msg: "Password is required" },
      ],
    });
  });

  test("with control characters is refused, wherever they are", async () => {
    const turn = `/game/sessions/${sessionId}/action`;
    for (const text of ["\u0000", "a\u0007b", "\ud800", "\udc00 lone"]) {
      const answer = await post(
        turn,
        `{"action_type":"custom_action","user_action":${JSON.stringify(text)}}`,
      );
      expect(answer.statusCode).toBe(422);
      expect(answer.body).toContain("characters that cannot be shown");
    }
    const hidden = { nodes: { a: { text: "fine", choices: [{ text: "\u0001", target: "a" }] } } };
    const answer = await post("/stories/", { story_structure: JSON.stringify(hidden) });
    expect(answer.body).toContain("characters that cannot be shown");
  });

  test("of any JSON never causes a server error", async () => {
    await assert(
      asyncProperty(json({ maxDepth: 6 }), async (payload) => {
        for (const url of ["/auth/login", "/stories/", `/game/sessions/${sessionId}/action`]) {
          const { statusCode } = await post(url, payload);
          expect(statusCode).toBeGreaterThanOrEqual(400);
          expect(statusCode).toBeLessThan(500);
        }
      }),
      tries(150),
    );
  });
});

describe("an address", () => {
  test("of any shape never causes a server error", async () => {
    await assert(
      asyncProperty(string({ unit: "binary", maxLength: 40 }), async (tail) => {
        const encoded = encodeURIComponent(tail.toWellFormed());
        const { statusCode } = await app.inject({ url: `/api/v1/stories/${encoded}` });
        expect(statusCode).toBeLessThan(500);
      }),
      tries(300),
    );
  });

  test("that cannot be decoded is a 400", async () => {
    const answer = await app.inject({ url: "/api/v1/stories/%E0%A4%A" });
    expect(answer.statusCode).toBe(400);
    expect(problem.parse(answer.json()).code).toBe("invalid_url");
  });

  test("of the API without a route is a 404 as JSON", async () => {
    for (const url of [
      "/api",
      "/api/",
      "/api/v1",
      "/api/v1/nothing",
      "/api/v2/stories",
      "/nothing",
    ]) {
      const answer = await app.inject({ url });
      expect(answer.statusCode).toBe(404);
      expect(problem.parse(answer.json()).code).toBe("not_found");
    }
  });

  test("with the wrong method is a 405 that names the right ones", async () => {
    const answer = await app.inject({ method: "DELETE", url: "/api/v1/admin/audit/" });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers["allow"]).toBe("GET, HEAD");
    expect((await app.inject({ method: "PUT", url: "/api/v1/stories" })).headers["allow"]).toBe(
      "GET, POST, HEAD",
    );
  });

  test("works with and without its trailing slash", async () => {
    for (const path of ["/stories", "/stories/featured", "/categories", "/categories/tags"]) {
      const bare = await app.inject({ url: `/api/v1${path}` });
      const slashed = await app.inject({ url: `/api/v1${path}/` });
      expect(bare.statusCode).toBe(200);
      expect(slashed.body).toBe(bare.body);
    }
  });
});

test.each(["/full-database", "/full-folder"])("a full disk is named: %s", async (url) => {
  const answer = await post(url, {});
  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toMatchObject({ code: "disk_full" });
  expect(answer.json().detail).toMatch(/was not saved/);
});

describe("a server error", () => {
  test("is a 500 with the request's id and nothing of its cause", async () => {
    const answer = await post("/faulty", {});
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      detail:
        "Something went wrong on our side, and this may not be done. Nothing that was saved before is lost. Try again.",
      code: "server_error",
      request_id: "request-1",
    });
    expect(answer.headers["x-request-id"]).toBe("request-1");
  });
});
