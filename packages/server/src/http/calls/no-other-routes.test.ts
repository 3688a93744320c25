import { apiBase, calls, type AnyCall } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../lib/viewer.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { routeUrl } from "./register-call.ts";

const contract: AnyCall[] = Object.values(calls);
/** Routes below /api/v1 that are not calls. */
const documents = [`GET ${apiBase}/openapi.json`];

let viewer: Viewer | null = null;
const identify = () => Promise.resolve(viewer);
const player: Viewer = { id: "p", role: "player", has_premium_access: false };
const admin: Viewer = { id: "a", role: "admin", has_premium_access: false };

describe("the server", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ identify });
  });
  afterAll(() => server.close());

  test("has no route of the API that does not come from a call of the contract", () => {
    const known = new Set(contract.map((call) => `${call.method} ${routeUrl(call)}`));
    const routes = server.app
      .printRoutes({ commonPrefix: false, includeHooks: false })
      .matchAll(/(\/\S*) \(([A-Z, ]+)\)/g)
      .flatMap(([, url = "", methods = ""]) =>
        methods.split(", ").map((method) => ({ method, url })),
      )
      .filter(({ method }) => method !== "HEAD" && method !== "OPTIONS")
      .map(({ method, url }) => `${method} ${url}`)
      .toArray();
    expect(routes).toContain("GET /healthz");
    const ofTheApi = server.app.registeredCalls.map((call) => `${call.method} ${routeUrl(call)}`);
    expect(ofTheApi.filter((route) => !known.has(route))).toEqual([]);
    expect(
      routes.filter(
        (route) => route.includes(apiBase) && ![...known, ...documents].includes(route),
      ),
    ).toEqual([]);
  });
});

describe("every call of the contract", () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp({ identify }, (register, answered) => {
      for (const call of contract)
        if (!answered.has(call)) register(call, () => Promise.resolve(undefined));
    });
  });
  afterAll(() => server.close());

  async function statusFor(call: AnyCall, who: Viewer | null): Promise<number> {
    viewer = who;
    const url = (apiBase + call.path).replaceAll(
      /\{\w+\}/g,
      "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11",
    );
    const { statusCode } = await server.app.inject({ method: call.method, url });
    return statusCode;
  }

  test.each(contract.map((call) => [call.id, call.access, call] as const))(
    "%s is for: %s",
    async (_id, access, call) => {
      expect((await statusFor(call, null)) === 401).toBe(access !== "anyone");
      expect((await statusFor(call, player)) === 403).toBe(access === "admin");
      expect([401, 403]).not.toContain(await statusFor(call, admin));
    },
  );
});
