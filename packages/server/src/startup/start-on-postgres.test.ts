import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { createEmptyTestDatabase } from "../testing/index.ts";
import { runMain, smallServer } from "../testing/main-process.ts";

test.runIf(inject("engine") === "postgres")(
  "servers that start at once on one PostgreSQL share it: one schema, one administrator",
  async () => {
    const database = await createEmptyTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), "katha-data-"));
    const servers = Array.from({ length: 3 }, () =>
      runMain(
        { DATABASE_URL: database.url ?? "", KATHA_DATA_DIR: dataDir },
        { program: smallServer },
      ),
    );
    try {
      await Promise.all(servers.map((server) => server.untilSaid("Katha is open at")));
      const passwords = servers.filter((server) => server.said().includes("shown only this once"));
      expect(passwords).toHaveLength(1);
      const admins = await database.db
        .selectFrom("users")
        .select("id")
        .where("role", "=", "admin")
        .execute();
      expect(admins).toHaveLength(1);
      expect(await readdir(dataDir)).not.toContain("database");
      for (const server of servers)
        expect(server.said()).toContain("any other server of this database will miss them");

      const stranger = runMain({
        DATABASE_URL: database.url ?? "",
        KATHA_DATA_DIR: dataDir,
        KATHA_SECRET: "not the secret that the others have found",
      });
      servers.push(stranger);
      expect(await stranger.ended).toBe(1);
      expect(stranger.said()).toContain("KATHA_SECRET is not the one that this database's servers");

      for (const server of servers) {
        server.signal("SIGINT");
      }
      expect(await Promise.all(servers.map((server) => server.ended))).toEqual([0, 0, 0, 1]);
    } finally {
      for (const server of servers) {
        server.signal("SIGKILL");
      }
      await database.close();
      await rm(dataDir, { recursive: true });
    }
  },
);
