import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { problem, storyStatuses, type CallId, type Role } from "@katha/api/contract";
import type { InjectOptions } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scriptedNarrator } from "../features/game/testing/scripted-narrator.ts";
import { createMediaStore, folderShelf } from "../features/media/index.ts";
import { shelveCategory } from "../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../testing/index.ts";
import { rowCounter } from "../testing/row-counts.ts";
import { scriptedPainters } from "../testing/scripted-painters.ts";
import { scriptedWriter } from "../testing/scripted-writer.ts";
import type { OpenApiDocument } from "./openapi/document.ts";
import { asked, type Stage } from "../testing/access/asked.ts";
import { people, rowsOf, type Who } from "../testing/access/rows.ts";

const roles: Record<Exclude<Who, "anonymous">, Role> = {
  player: "player",
  "other-author": "author",
  owner: "author",
  admin: "admin",
};
const rows = rowsOf();

let house: TestApp;
let folder: string;
let document: OpenApiDocument;
let countRows: () => Promise<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-matrix-"));
  const media = createMediaStore({ shelf: folderShelf(folder) });
  const told = { narratorFor: scriptedNarrator, writer: scriptedWriter };
  house = await createTestApp({ review: "human", media, painters: scriptedPainters, ...told });
  await shelveCategory(house.db);
  document = (await house.app.inject({ url: "/api/v1/openapi.json" })).json();
  countRows = await rowCounter(house.db);
  // One who stays: so the administrators of the rows may leave.
  await signUp(house, { role: "admin" });
});
afterAll(async () => {
  await house.close();
  await rm(folder, { recursive: true });
});

interface Operation {
  method: string;
  path: string;
}

function operations(): Map<string, Operation> {
  return new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [operationId, { method, path }]),
    ),
  );
}

/** New ones for each row: what it does to them, no other row sees. */
async function newCast(): Promise<Stage["cast"]> {
  const cast: Partial<Stage["cast"]> = {};
  for (const [who, role] of Object.entries(roles) as [keyof Stage["cast"], Role][])
    cast[who] = await signUp(house, { role });
  return cast as Stage["cast"];
}

async function ask(stage: Stage, callId: string) {
  const operation = operations().get(callId);
  if (operation === undefined) throw new Error(`No route answers ${callId}.`);
  const { params = {}, query, body, file } = (await asked[callId as CallId]?.(stage)) ?? {};
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name);
  const before = await countRows();
  const payload = body ?? file?.bytes;
  const options: InjectOptions = {
    method: operation.method.toUpperCase(),
    url: (document.servers[0]?.url ?? "") + path,
    headers: { ...stage.by?.headers, ...(file && { "content-type": file.type }) },
    ...(query && { query }),
    ...(payload && { payload }),
  };
  const answer = await house.app.inject(options);
  return { answer, wrote: (await countRows()) !== before };
}

const byCall = Map.groupBy(rows, ({ callId }) => callId);

describe.each([...byCall.keys()])("%s", (callId) => {
  test.each(byCall.get(callId)?.map((row) => [row.state, row] as const) ?? [])(
    "%s",
    async (state, { statuses }) => {
      const seen: Partial<Record<Who, number>> = {};
      const cast = await newCast();
      for (const who of people) {
        const by: Person | null = who === "anonymous" ? null : cast[who];
        const { answer, wrote } = await ask({ house, cast, state, by }, callId);
        seen[who] = answer.statusCode;
        if (answer.statusCode < 400) continue;
        expect(problem.safeParse(answer.json()).success).toBe(true);
        expect([who, "wrote something", wrote]).toEqual([who, "wrote something", false]);
      }
      expect(seen).toEqual(statuses);
    },
  );
});

test("every route has its rows, and every row its route", () => {
  expect([...byCall.keys()].toSorted()).toEqual([...operations().keys()].toSorted());
});

test("a route about one story has a row for each state that the story can have", () => {
  const aboutOneStory = [...operations()]
    .filter(([, { path }]) => /^\/(?:stories|admin\/reviews)\/\{id\}|\{story_id\}/.test(path))
    .map(([callId]) => callId);
  expect(aboutOneStory.length).toBeGreaterThan(8);
  for (const callId of aboutOneStory)
    expect([callId, byCall.get(callId)?.map(({ state }) => state)]).toEqual([
      callId,
      [...storyStatuses],
    ]);
});
