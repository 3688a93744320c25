import { afterAll, beforeAll, expect, test } from "vitest";
import { systemClock as clock } from "../lib/clock.ts";
import { createSecret } from "../lib/secret.ts";
import { createTestDatabase, type TestDatabase } from "../testing/index.ts";
import { requireSharedSecret } from "./shared-secret.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const one = "the secret that the first server came with";
const another = "another secret, of a server set up in a hurry";
const start = (text: string, config: { secret?: undefined; previousSecret?: string } = {}) =>
  requireSharedSecret({
    db: database.db,
    clock,
    secret: createSecret(text),
    config: { secret: text, previousSecret: undefined, dataDir: "/data", ...config },
  });

test("a server with another secret refuses to start and says what to do", async () => {
  await start(one);
  await start(one);
  await expect(start(another)).rejects.toThrow(
    /^KATHA_SECRET is not the one that this database's servers use.*KATHA_SECRET_PREVIOUS/,
  );
  await expect(start(another, { secret: undefined })).rejects.toThrow(
    "KATHA_SECRET is not set, and the secret that this server made up in /data/secret",
  );
  const { fingerprint } = await database.db
    .selectFrom("shared_secret")
    .select("fingerprint")
    .executeTakeFirstOrThrow();
  expect(fingerprint).not.toContain(one);
});

test("a deliberately changed secret is the one that others need from then on", async () => {
  const wrong = start(another, { previousSecret: "a secret that was never the one of before" });
  await expect(wrong).rejects.toThrow("KATHA_SECRET is not the one");
  await start(another, { previousSecret: one });
  await start(another);
  await expect(start(one)).rejects.toThrow("KATHA_SECRET is not the one");
  await start(one, { previousSecret: "lost" });
  await start(one);
});
