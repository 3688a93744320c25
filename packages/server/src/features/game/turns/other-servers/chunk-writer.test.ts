import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "../../../../db/open.ts";
import { createRunningTurn } from "../events/running-turn.ts";
import { createChunkWriter } from "./chunk-writer.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database that takes whatever is written. */
const db: Db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (any) => new PostgresIntrospector(any),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

test("a turn's first words are written at once, later ones at most twice a second", async () => {
  const send = vi.fn<() => Promise<void>>(async () => {});
  const needs = {
    db,
    clock: { now: () => new Date() },
    log: { warn: () => {} },
    servers: { hasOthers: () => true },
    signals: { send, listen: () => () => {}, close: async () => {} },
  } as unknown as Parameters<typeof createChunkWriter>[0];
  const writer = createChunkWriter(needs);
  const running = createRunningTurn();
  running.emit({
    event: "turn",
    turn_id: "t",
    action_type: "continue",
    model: "m",
    held: 1,
  } as never);
  const tell = async (pieces: number) => {
    for (let at = 0; at < pieces; at += 1) {
      running.emit({ event: "delta", part: "narrative", text: `Word ${at}. ` });
      writer.note("t", running);
      await vi.advanceTimersByTimeAsync(50);
    }
  };
  await tell(1);
  expect(send).toHaveBeenCalledTimes(1);
  await tell(400);
  expect(send.mock.calls.length).toBeGreaterThan(30);
  expect(send.mock.calls.length).toBeLessThanOrEqual(1 + 2 * 20);
  writer.close();
});
