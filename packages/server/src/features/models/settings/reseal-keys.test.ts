import { expect, test } from "vitest";
import { testClock } from "../../../lib/clock.ts";
import { createSecret } from "../../../lib/secret.ts";
import { createTestApp, createTestDatabase, signUp } from "../../../testing/index.ts";
import { resealKeys } from "./reseal-keys.ts";
import { openKey, sealKey } from "../../../lib/sealed-key.ts";

const previous = createSecret("the secret of before, and of before alone");
const secret = createSecret("the secret of now, and of now and later alone");
const lost = createSecret("a secret that nobody has any more, and no one");

test("keys of the previous secret open under the new one, once; others stay as they are", async () => {
  const { db, close } = await createTestDatabase();
  const row = (name: string, sealed_key: string | null) => ({
    name,
    protocol: "openai",
    base_url: "https://api.example.com/v1",
    sealed_key,
    changed_at: testClock().now(),
  });
  const sealed = (provider: string, under: typeof secret) =>
    sealKey(`sk-${provider}`, { secret: under, provider });
  const gone = sealed("gone", lost);
  await db
    .insertInto("model_providers")
    .values([
      row("old", sealed("old", previous)),
      row("new", sealed("new", secret)),
      row("gone", gone),
      row("open", null),
    ])
    .execute();
  expect(await resealKeys(db, { secret, previous })).toBe(1);
  const kept = await db
    .selectFrom("model_providers")
    .select(["name", "sealed_key"])
    .orderBy("name")
    .execute();
  const opened = kept.map(({ name, sealed_key }) => [
    name,
    sealed_key && openKey(sealed_key, { secret, provider: name }),
  ]);
  expect(opened).toEqual([
    ["gone", undefined],
    ["new", "sk-new"],
    ["old", "sk-old"],
    ["open", null],
  ]);
  expect(kept[0]?.sealed_key).toBe(gone);
  expect(await resealKeys(db, { secret, previous })).toBe(0);
  await close();
});

test("readers' own keys are sealed anew, too, each for its reader and provider", async () => {
  const server = await createTestApp();
  const { db } = server;
  const reader = await signUp(server);
  const name = `reader:${reader.id}:mistral`;
  await db
    .insertInto("own_keys")
    .values({
      user_id: reader.id,
      provider: "mistral",
      sealed_key: sealKey("sk-own", { secret: previous, provider: name }),
      model: "big",
      added_at: server.clock.now(),
    })
    .execute();
  expect(await resealKeys(db, { secret, previous })).toBe(1);
  const { sealed_key } = await db
    .selectFrom("own_keys")
    .select("sealed_key")
    .executeTakeFirstOrThrow();
  expect(openKey(sealed_key, { secret, provider: name })).toBe("sk-own");
  expect(openKey(sealed_key, { secret, provider: "mistral" })).toBeUndefined();
  expect(await resealKeys(db, { secret, previous })).toBe(0);
  await server.close();
});
