import { expect, test } from "vitest";
import { setStage } from "./testing/stage.ts";

async function heldUp(until: Promise<unknown>, closingMayTakeMs = 20_000) {
  const stage = await setStage({ closingMayTakeMs });
  const { id } = await stage.begin();
  const reached = Promise.withResolvers<void>();
  stage.narrator.script = {
    pause: async (at) => {
      if (at !== 1) return;
      reached.resolve();
      await until;
    },
  };
  const asked = stage.act(id, { action_type: "continue" });
  await reached.promise;
  return { stage, asked };
}

test("a closing server lets a turn end that ends soon", async () => {
  const released = Promise.withResolvers<void>();
  const { stage, asked } = await heldUp(released.promise);
  const closing = stage.house.app.close();
  released.resolve();
  expect((await asked).status).toBe(200);
  await closing;
  await stage.house.close();
});

test("a turn that does not end holds no server up, and costs nothing", async () => {
  const { stage, asked } = await heldUp(new Promise(() => {}), 300);
  const began = performance.now();
  const closing = stage.house.app.close();
  expect(await asked).toMatchObject({
    status: 503,
    body: { code: "turn_lost", receipt: { charged: 0, returned: 1 } },
  });
  await closing;
  expect(performance.now() - began).toBeGreaterThanOrEqual(290);
  const { held } = await stage.house.db
    .selectFrom("wallets")
    .select("held")
    .where("user_id", "=", stage.player.id)
    .executeTakeFirstOrThrow();
  expect(held).toBe(0);
  await stage.house.close();
});
