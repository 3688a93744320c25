import { allBuiltIn } from "@katha/narrator";
import { expect, test } from "vitest";
import { memorySignals } from "../../db/signals.ts";
import { testClock } from "../../lib/clock.ts";
import { createSecret } from "../../lib/secret.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import { openBoundModels } from "./bound-models.ts";

test("what was read is in force once it is read, also where it is being read again", async () => {
  const { db, close } = await createTestDatabase();
  const clock = testClock();
  const models = openBoundModels({
    db,
    clock,
    secret: createSecret("the secret of tests, and of tests alone"),
    signals: memorySignals(),
    file: allBuiltIn,
    fetch,
    fetchPicture: () => Promise.reject(new Error("no")),
    log: { warn: () => {} },
  });
  const price = { kind: "text", model_key: "vyasa", credit_cost: 7, changed_at: clock.now() };
  await db.insertInto("model_prices").values(price).execute();
  const reading = models.reload();
  const again = models.reload();
  await reading;
  expect(models.priceOf("text", "vyasa")).toBe(7);
  await again;
  models.close();
  await close();
});
