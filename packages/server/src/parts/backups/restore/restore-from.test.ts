import { expect, test } from "vitest";
import { readConfig } from "../../../settings/config.ts";
import { systemClock as clock } from "../../../lib/clock.ts";
import { restoreFrom } from "./restore-from.ts";

test("a restore over nothing but a pooler is refused before anything is touched", async () => {
  const { config } = readConfig({
    DATABASE_URL: "postgres://katha@pooler.example/katha",
    KATHA_DATABASE_DIRECT_URL: "none",
  });
  await expect(restoreFrom("backup.tar.gz", { config, clock })).rejects.toThrow(
    "Set KATHA_DATABASE_DIRECT_URL to the address of the database for this command. Nothing was changed.",
  );
});
