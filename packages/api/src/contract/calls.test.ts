import { expect, test } from "vitest";
import { calls } from "./calls.ts";
import * as definitions from "./definitions.ts";
import type { AnyCall } from "./call.ts";

const all: AnyCall[] = Object.values(calls);

test("every call of the table has its schemas, under its id", () => {
  const tables = Object.entries(definitions).filter(([name]) => name.endsWith("Calls"));
  const ids = tables.flatMap(([, table]) => Object.keys(table));
  expect(Object.keys(calls).toSorted()).toEqual(ids.toSorted());
  for (const [name, call] of Object.entries(calls)) expect(call.id).toBe(name);
});

test("no two calls share a method and path", () => {
  const addresses = all.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
});

test("a path begins with a slash, ends without one, and its parameters are described", () => {
  for (const { path, params, id } of all) {
    expect([id, path]).toEqual([id, expect.stringMatching(/^\/\S*[^/]$/)]);
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const { properties = {} } = (params?.toJSONSchema({ io: "input" }) ?? {}) as {
      properties?: object;
    };
    expect([id, Object.keys(properties)]).toEqual([id, named]);
  }
});
