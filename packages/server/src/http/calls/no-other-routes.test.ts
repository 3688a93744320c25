import { apiBase, calls, type AnyCall } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { routeUrl } from "./register-call.ts";

const contract: AnyCall[] = Object.values(calls);
/** Routes below /api/v1 that are not calls. */
const documents = [`GET ${apiBase}/openapi.json`];

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

test("the server has no route of the API that does not come from a call of the contract", () => {
  const known = new Set(contract.map((call) => `${call.method} ${routeUrl(call)}`));
  const routes = server.app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .matchAll(/(\/\S*) \(([A-Z, ]+)\)/g)
    .flatMap(([, url = "", methods = ""]) => methods.split(", ").map((method) => ({ method, url })))
    .filter(({ method }) => method !== "HEAD" && method !== "OPTIONS")
    .map(({ method, url }) => `${method} ${url}`)
    .toArray();
  expect(routes).toContain("GET /healthz");
  const ofTheApi = server.app.registeredCalls.map((call) => `${call.method} ${routeUrl(call)}`);
  expect(ofTheApi.filter((route) => !known.has(route))).toEqual([]);
  expect(
    routes.filter((route) => route.includes(apiBase) && ![...known, ...documents].includes(route)),
  ).toEqual([]);
});
