import { calls, type AnyCall } from "@katha/api/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { routeUrl } from "./register-call.ts";
import { specifiedCalls } from "./specified-calls.ts";

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
