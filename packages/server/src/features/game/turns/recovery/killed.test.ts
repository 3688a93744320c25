import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ActionResponse, GameSession } from "@katha/api/contract";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import {
  createFreshDatabase,
  type FreshDatabase,
} from "../../../../testing/database/fresh-database.ts";
import { runMain, type MainProcess } from "../../../../testing/main-process.ts";
import { eventsIn } from "../../../../testing/game/game-fixture.ts";

/** Each server here is a separate process, whose database outlives it. */
const program = fileURLToPath(
  new URL("../../../../testing/game/killed-server.ts", import.meta.url),
);
const isEmbedded = inject("engine") === "pglite";

/** What remains of a server after its process has ended. */
interface ServerData {
  dataDir: string;
  database: FreshDatabase | undefined;
}

const running: MainProcess[] = [];
const grounds: ServerData[] = [];
let folder: string;
let whole: ServerData;
let authorization = "";
let storyId = "";

interface RunningServer {
  katha: MainProcess;
  ask: (
    method: string,
    path: string,
    payload?: object,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; text: string }>;
}

async function data(name: string, template?: FreshDatabase): Promise<ServerData> {
  const made: ServerData = {
    dataDir: join(folder, name),
    database: isEmbedded
      ? undefined
      : await createFreshDatabase(inject("postgresUrl"), template?.name),
  };
  grounds.push(made);
  return made;
}

/** A copy of the data, as it was when the server was closed. */
async function copyOfWhole(name: string): Promise<ServerData> {
  const copy = await data(name, whole.database);
  await cp(whole.dataDir, copy.dataDir, { recursive: true });
  return copy;
}

async function open({ dataDir, database }: ServerData, stopAt = ""): Promise<RunningServer> {
  const katha = runMain({}, { program, args: [dataDir, stopAt, database?.url ?? ""] });
  running.push(katha);
  await katha.untilSaid("Open at ");
  const address = /Open at (\S+)\./.exec(katha.said())?.[1] ?? "";
  return {
    katha,
    ask: async (method, path, payload, headers = {}) => {
      const answer = await fetch(`${address}/api/v1${path}`, {
        method,
        headers: {
          authorization,
          ...(payload && { "content-type": "application/json" }),
          ...headers,
        },
        ...(payload && { body: JSON.stringify(payload) }),
      });
      return { status: answer.status, text: await answer.text() };
    },
  };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-killed-"));
  whole = await data("whole");
  const { katha } = await open(whole);
  const said = /Story (\S+) for (Bearer \S+)/.exec(katha.said());
  [, storyId = "", authorization = ""] = said ?? [];
  katha.signal("SIGKILL");
  await katha.ended;
});
afterEach(async () => {
  for (const katha of running.splice(0)) {
    katha.signal("SIGKILL");
    await katha.ended;
  }
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  for (const { database } of grounds) await database?.drop();
});

async function walletOf({ ask }: RunningServer) {
  const { text } = await ask("GET", "/wallet/entries");
  return JSON.parse(text) as { balance: number; held: number };
}

const takesTheOar = { action_type: "continue", selected_choice: "Take the oar" };
const withOar = {
  state: { things: [{ id: "rope" }, { id: "oar" }] },
  changes: [
    { kind: "given", name: "an oar" },
    { kind: "number", name: "Water", by: 1, value: 3 },
  ],
};

/** Begins a turn, kills the server at the point, and starts it again. */
async function killedAt(point: string) {
  const where = await copyOfWhole(point.replaceAll(" ", "-"));
  const first = await open(where, point);
  const begun = await first.ask("PUT", "/game/sessions", { story_id: storyId });
  const session = JSON.parse(begun.text) as GameSession;
  const before = await walletOf(first);
  const path = `/game/sessions/${session.id}`;
  const key = { "idempotency-key": "the-one" };
  const act = (server: RunningServer, headers: Record<string, string> = key) =>
    server.ask("POST", `${path}/action`, takesTheOar, headers);
  const lost = act(first).catch(() => "lost");
  await first.katha.untilSaid(`Stands at ${point}.`);
  first.katha.signal("SIGKILL");
  await first.katha.ended;
  expect(await lost).toBe("lost");
  const again = await open(where);
  return { again, path, before, act, begun: session };
}

test.each(["reserved", "telling", "in the middle", "committing"])(
  "killed at %s: the turn is void, free, and reported so",
  async (point) => {
    const { again, path, before, act, begun } = await killedAt(point);
    expect(await walletOf(again)).toMatchObject({ balance: before.balance, held: 0 });
    const session = JSON.parse((await again.ask("GET", path)).text) as GameSession;
    expect(session).toMatchObject({ running_turn: null, choices_made: 0 });
    expect([session.state, session.offers]).toEqual([begun.state, begun.offers]);
    expect(session.session_data.narrative_history).toHaveLength(1);
    const repeated = await act(again);
    expect(repeated.status).toBe(503);
    const problem = JSON.parse(repeated.text) as { turn_id: string };
    expect(problem).toMatchObject({ code: "turn_lost", receipt: { charged: 0, returned: 1 } });
    const tail = await again.ask("GET", `${path}/turns/${problem.turn_id}/events`, undefined, {
      accept: "text/event-stream",
      "last-event-id": "1",
    });
    expect(eventsIn(tail.text)).toMatchObject([
      { event: "error", seq: 2, status: 503, receipt: { returned: 1 } },
    ]);
    const anew = await act(again, {});
    expect(anew.status).toBe(200);
    expect(JSON.parse(anew.text)).toMatchObject(withOar);
    expect((await walletOf(again)).held).toBe(0);
  },
);

test("killed after the commit, before the response: the turn is kept, charged once, and can be read", async () => {
  const { again, path, before, act } = await killedAt("settled");
  const session = JSON.parse((await again.ask("GET", path)).text) as GameSession;
  const told = session.session_data.narrative_history.at(-1);
  expect(session).toMatchObject({ state: withOar.state });
  expect(told).toMatchObject({ changes: withOar.changes });
  expect(told).toMatchObject({ action_type: "continue", credits_consumed: 1 });
  const repeated = await act(again);
  expect(repeated.status).toBe(200);
  const response = JSON.parse(repeated.text) as ActionResponse;
  expect(response).toMatchObject({ turn_id: told?.turn_id, narrative: told?.ai_response });
  expect(response).toMatchObject(withOar);
  const wallet = await walletOf(again);
  expect(wallet).toMatchObject({ balance: response.receipt.balance, held: 0 });
  expect(wallet.balance).toBeGreaterThanOrEqual(before.balance - 1);
  const tail = await again.ask("GET", `${path}/turns/${response.turn_id}/events`, undefined, {
    accept: "text/event-stream",
    "last-event-id": "1",
  });
  const texts = eventsIn(tail.text).flatMap((event) =>
    event.event === "delta" ? [event.text] : [],
  );
  expect(told?.ai_response?.endsWith(texts.join(""))).toBe(true);
  expect(texts).toHaveLength(2);
});
