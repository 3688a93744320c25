import { expect, test } from "vitest";
import { createGameFixture } from "../../../../testing/game/game-fixture.ts";
import { rowAcross } from "../../testing/ferry-story.ts";

async function heldUp(until: Promise<unknown>, closingMayTakeMs = 20_000) {
  const game = await createGameFixture({ closingMayTakeMs });
  const { id } = await game.begin();
  const reached = Promise.withResolvers<void>();
  game.narrator.script = {
    pause: async (at) => {
      if (at !== 1) return;
      reached.resolve();
      await until;
    },
  };
  const asked = game.act(id, rowAcross);
  await reached.promise;
  return { game, asked };
}

test("a closing server lets a short turn finish", async () => {
  const released = Promise.withResolvers<void>();
  const { game, asked } = await heldUp(released.promise);
  const closing = game.server.app.close();
  released.resolve();
  expect((await asked).status).toBe(200);
  await closing;
  await game.server.close();
});

test("a long turn does not delay closing, and costs nothing", async () => {
  const { game, asked } = await heldUp(new Promise(() => {}), 300);
  const began = performance.now();
  const closing = game.server.app.close();
  expect(await asked).toMatchObject({
    status: 503,
    body: { code: "turn_lost", receipt: { charged: 0, returned: 1 } },
  });
  await closing;
  expect(performance.now() - began).toBeGreaterThanOrEqual(290);
  const { held } = await game.server.db
    .selectFrom("wallets")
    .select("held")
    .where("user_id", "=", game.player.id)
    .executeTakeFirstOrThrow();
  expect(held).toBe(0);
  await game.server.close();
});
