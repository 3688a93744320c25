import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { openEmbedded } from "../open.ts";

test.runIf(inject("engine") === "pglite")("what was answered is not kept", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const { db, close } = await openEmbedded({ thread: "shared" });
  const ask = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      const { rows } = await sql<{ text: string }>`
          select repeat('katha', 20000) as text`.execute(db);
      expect(rows[0]?.text).toHaveLength(100_000);
    }
    collect();
    return process.memoryUsage().heapUsed / 1024 ** 2;
  };
  const before = await ask(20);
  expect((await ask(400)) - before).toBeLessThan(15);
  await close();
});
