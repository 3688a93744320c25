import { calls, type AnyCall } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { routeUrl } from "./register-call.ts";

/** The calls that clients were promised from the beginning. Do not edit these to fit the server. */
const specifiedCalls = [
  "POST /auth/refresh",
  "GET /auth/me",
  "POST /auth/login",
  "POST /auth/register",
  "POST /auth/forgot-password",
  "GET /auth/verify-email",
  "POST /auth/resend-verification",
  "POST /auth/logout",
  "POST /auth/google-id-token",
  "GET /stories/search/",
  "GET /stories/",
  "GET /stories/featured/",
  "GET /stories/trending/",
  "GET /stories/{id}",
  "POST /stories/{id}/like",
  "POST /stories/{id}/bookmark",
  "GET /game/sessions/check/{storyId}",
  "PUT /game/sessions/",
  "GET /game/sessions/{sessionId}",
  "POST /game/sessions/{session_id}/action",
  "GET /models/featured",
  "GET /categories/",
  "GET /categories/tags/",
  "POST /stories/",
  "GET /stories/my/",
  "PUT /stories/{id}/publish",
  "PUT /stories/{id}",
  "PUT /stories/{id}/featured",
  "GET /progress/tasks",
] as const;

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

/** Ignores parameter names and trailing slashes. */
function shapeOf(method: string, path: string): string {
  const bare = path.replaceAll(/\{\w+\}/g, "{}").replace(/\/$/, "");
  return `${method} ${bare}`;
}

const contractCalls: AnyCall[] = Object.values(calls);

function callOf(row: string): AnyCall | undefined {
  const [method = "", path = ""] = row.split(" ");
  return contractCalls.find((call) => shapeOf(call.method, call.path) === shapeOf(method, path));
}

function hasRoute(row: string): boolean {
  const call = callOf(row);
  return call !== undefined && server.app.hasRoute({ method: call.method, url: routeUrl(call) });
}

test("the contract has every call of the specification", () => {
  expect(specifiedCalls.filter((row) => callOf(row) === undefined)).toEqual([]);
});

test("the server answers every call of the specification", () => {
  expect(specifiedCalls.filter((row) => !hasRoute(row))).toEqual([]);
});
