import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { openEmbedded } from "../open.ts";

const writer = `
  import { sql } from "kysely";
  import { openEmbedded } from ${JSON.stringify(new URL("../open.ts", import.meta.url).href)};
  const { db } = await openEmbedded({ dataDir: process.env.FOLDER });
  await sql\`create table rows (id integer primary key)\`.execute(db);
  for (let id = 0; ; id += 1) {
    await sql\`insert into rows values (\${id})\`.execute(db);
    process.stdout.write(id + "\\n");
  }`;

test.runIf(inject("engine") === "pglite")(
  "a killed process loses no write that was answered",
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "katha-kill-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const child = spawn(
      process.execPath,
      ["--conditions=@katha/source", "--input-type=module", "--eval", writer],
      {
        cwd: import.meta.dirname,
        env: { ...process.env, FOLDER: join(folder, "cluster") },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    let answered = -1;
    for await (const line of createInterface({ input: child.stdout })) {
      answered = Number(line);
      if (answered >= 150 && !child.killed) {
        child.kill("SIGKILL");
      }
    }
    if (child.exitCode === null && child.signalCode === null) {
      await once(child, "exit");
    }

    const { db, close } = await openEmbedded({
      dataDir: join(folder, "cluster"),
      thread: "shared",
    });
    const { rows } = await sql<{ id: number }>`select id from rows order by id`.execute(db);
    await close();
    expect(answered).toBeGreaterThanOrEqual(150);
    expect(rows.slice(0, answered + 1).map(({ id }) => id)).toEqual(
      Array.from({ length: answered + 1 }, (_, id) => id),
    );
    expect(rows.length - (answered + 1)).toBeLessThanOrEqual(1);
  },
);
