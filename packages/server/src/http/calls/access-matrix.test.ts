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
import type { RequestParts } from "../../testing/access/request.ts";
import { ordinaryStatuses } from "../../testing/access/ordinary.ts";
import { preparationOf } from "../../testing/access/requests.ts";
import {
  accountsOf,
  changesPeople,
  people as everybody,
  type SignedUp,
  type Who,
} from "../../testing/access/people.ts";
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
  const told = { narratorFor: scriptedNarrator, writer: () => scriptedWriter };
  server = await createTestApp({ fileSettings: { review: "human" }, media, ...told });
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

async function newPeople(): Promise<SignedUp> {
  const people: Partial<SignedUp> = {};
  for (const [who, role] of Object.entries(roles) as [keyof SignedUp, Role][])
    people[who] = await signUp(server, { role });
  return people as SignedUp;
}

const peopleByTag = new Map<string, Promise<SignedUp>>();

/** Those of a tag's calls, or new ones for a call that changes people. Each state of a story has its own story. */
function peopleFor(call: AnyCall): Promise<SignedUp> {
  if (changesPeople(call)) return newPeople();
  const people = peopleByTag.get(call.tag) ?? newPeople();
  peopleByTag.set(call.tag, people);
  return people;
}

async function ask(callId: string, parts: RequestParts, by: Person | null) {
  const operation = operations.get(callId);
  if (operation === undefined) throw new Error(`No route answers ${callId}.`);
  const { params = {}, query, body, file } = parts;
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
  const before = await countRows();
  const payload = body ?? file?.bytes;
  const options: InjectOptions = {
    method: operation.method.toUpperCase(),
    url: (document.servers[0]?.url ?? "") + path,
    headers: { ...by?.headers, ...(file && { "content-type": file.type }) },
    ...(query && { query }),
    ...(payload && { payload }),
  };
  const answer = await server.app.inject(options);
  return { answer, wrote: (await countRows()) !== before };
}

const byCall = Map.groupBy(rows, ({ callId }) => callId);

describe.each([...byCall.keys()])("%s", (callId) => {
  const call: AnyCall = calls[callId as CallId];
  let people: SignedUp;
  let accounts: unknown;
  beforeAll(async () => {
    people = await peopleFor(call);
    accounts = await accountsOf(server.db, people);
  });

  test.each(byCall.get(callId)?.map((row) => [row.state, row] as const) ?? [])(
    "%s",
    async (state, { statuses }) => {
      const prepare = preparationOf(call);
      const seen: Partial<Record<Who, number>> = {};
      let parts: RequestParts | undefined;
      for (const who of everybody) {
        const by: Person | null = who === "anonymous" ? null : people[who];
        parts ??= (await prepare?.({ server, people, state })) ?? {};
        const { answer, wrote } = await ask(callId, parts, by);
        seen[who] = answer.statusCode;
        if (answer.statusCode < 400) {
          // What was read is as it was, as is what a refused request was about.
          if (call.method !== "GET") parts = undefined;
          continue;
        }
        expect(problem.safeParse(answer.json()).success).toBe(true);
        expect([who, "wrote something", wrote]).toEqual([who, "wrote something", false]);
      }
      expect(seen).toEqual(statuses);
      const now = changesPeople(call) ? accounts : await accountsOf(server.db, people);
      expect(now).toEqual(accounts);
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
