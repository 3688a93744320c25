import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls, problem, type AnyCall, type CallId, type Role } from "@katha/api/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scriptedNarrator } from "../../features/game/testing/scripted-narrator.ts";
import { createMediaStore, folderStorage } from "../../features/media/index.ts";
import { insertTestCategory } from "../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { rowCounter } from "../../testing/database/row-counts.ts";
import { scriptedWriter } from "../../testing/scripted-writer.ts";
import type { OpenApiDocument } from "../openapi/document.ts";
import type { RequestContext } from "../../testing/access/request.ts";
import { ordinaryStatuses } from "../../testing/access/ordinary.ts";
import { preparationOf } from "../../testing/access/requests.ts";
import { people as everybody, type Who } from "../../testing/access/people.ts";
import { exceptionalRows, rowsOf } from "../../testing/access/rows.ts";

const roles: Record<Exclude<Who, "anonymous">, Role> = {
  player: "player",
  "other-author": "author",
  owner: "author",
  admin: "admin",
};
const rows = rowsOf();

let server: TestApp;
let folder: string;
let document: OpenApiDocument;
let operations: ReadonlyMap<string, Operation>;
let countRows: () => Promise<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-matrix-"));
  const media = createMediaStore({ storage: folderStorage(folder) });
  const told = { narratorFor: scriptedNarrator, writer: scriptedWriter };
  server = await createTestApp({ review: "human", media, ...told });
  await insertTestCategory(server.db);
  document = (await server.app.inject({ url: "/api/v1/openapi.json" })).json();
  operations = operationsIn(document);
  countRows = await rowCounter(server.db);
  // An administrator who stays, so that the rows' administrators can leave.
  await signUp(server, { role: "admin" });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Operation {
  method: string;
  path: string;
}

function operationsIn({ paths }: OpenApiDocument): Map<string, Operation> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, { method, path }]),
    ),
  );
}

/** New people for each call, so that calls do not affect each other. Each state of a story has its own story. */
async function newPeople(): Promise<RequestContext["people"]> {
  const people: Partial<RequestContext["people"]> = {};
  for (const [who, role] of Object.entries(roles) as [keyof RequestContext["people"], Role][])
    people[who] = await signUp(server, { role });
  return people as RequestContext["people"];
}

async function ask(context: RequestContext, callId: string) {
  const operation = operations.get(callId);
  if (operation === undefined) throw new Error(`No route answers ${callId}.`);
  const prepare = preparationOf(calls[callId as CallId]);
  const { params = {}, query, body, file } = (await prepare?.(context)) ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
  const before = await countRows();
  const payload = body ?? file?.bytes;
  const options: InjectOptions = {
    method: operation.method.toUpperCase(),
    url: (document.servers[0]?.url ?? "") + path,
    headers: { ...context.by?.headers, ...(file && { "content-type": file.type }) },
    ...(query && { query }),
    ...(payload && { payload }),
  };
  const answer = await server.app.inject(options);
  return { answer, wrote: (await countRows()) !== before };
}

const byCall = Map.groupBy(rows, ({ callId }) => callId);

describe.each([...byCall.keys()])("%s", (callId) => {
  let people: RequestContext["people"];
  beforeAll(async () => {
    people = await newPeople();
  });

  test.each(byCall.get(callId)?.map((row) => [row.state, row] as const) ?? [])(
    "%s",
    async (state, { statuses }) => {
      const seen: Partial<Record<Who, number>> = {};
      for (const who of everybody) {
        const by: Person | null = who === "anonymous" ? null : people[who];
        const { answer, wrote } = await ask({ server, people, state, by }, callId);
        seen[who] = answer.statusCode;
        if (answer.statusCode < 400) continue;
        expect(problem.safeParse(answer.json()).success).toBe(true);
        expect([who, "wrote something", wrote]).toEqual([who, "wrote something", false]);
      }
      expect(seen).toEqual(statuses);
    },
  );
});

test("every call of the contract has a route", () => {
  expect([...operations.keys()].toSorted()).toEqual([...byCall.keys()].toSorted());
});

test("what is written out is of a call and a state that there are, and not what is ordinary", () => {
  for (const row of exceptionalRows()) {
    expect(rows).toContainEqual(row);
    const call: AnyCall = calls[row.callId as CallId];
    expect([row.callId, row.statuses]).not.toEqual([row.callId, ordinaryStatuses(call, row.state)]);
  }
});
