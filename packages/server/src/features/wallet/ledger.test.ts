import { assert, asyncProperty, integer, record, constantFrom, array } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/index.ts";
import { holdCoins, payForTask, settleHold, voidHold, type InTransaction } from "./index.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const acts = ["hold", "hold", "settle", "void", "pay", "fail"] as const;
interface Move {
  act: (typeof acts)[number];
  subject: number;
  coins: number;
}

/** One caller, which makes its moves in order and in parallel with all others. */
const caller = array(
  record({
    act: constantFrom(...acts),
    subject: integer({ min: 0, max: 40 }),
    coins: integer({ min: 0, max: 60 }),
  }),
  { minLength: 3, maxLength: 3 },
);
const callers = array(caller, { minLength: 64, maxLength: 64 });

const nobody = { turn: "", task: "", userId: "" };

class Interrupted extends Error {}

test("64 parallel callers create or lose no coin, and no balance becomes negative", async () => {
  await assert(
    asyncProperty(callers, async (all) => {
      const players = await Promise.all([signUp(server), signUp(server), signUp(server)]);
      // A turn and a task belong to one player each.
      const subjects = Array.from({ length: 41 }, (_, index) => ({
        turn: server.ids(),
        task: server.ids(),
        userId: players[index % 3]?.id ?? "",
      }));
      const move = async (within: InTransaction, { act, subject, coins }: Move) => {
        const { turn, task, userId } = subjects[subject] ?? nobody;
        const description = act;
        if (act === "pay" && coins > 0)
          await payForTask(within, { userId, coins, reference: task, description });
        if (act === "hold" || act === "fail")
          await holdCoins(within, { userId, turnId: turn, coins, description });
        if (act === "settle") await settleHold(within, turn, coins);
        if (act === "void") await voidHold(within, turn);
        if (act === "fail") throw new Interrupted();
      };
      await Promise.all(
        all.map(async (moves) => {
          for (const one of moves)
            await server.db
              .transaction()
              .execute((tx) => move({ tx, clock: server.clock, ids: server.ids }, one))
              .catch((error: Error) => {
                const isExpected =
                  error instanceof Interrupted ||
                  error instanceof RangeError ||
                  error.message.startsWith("No coins are held");
                if (!isExpected) throw error;
              });
        }),
      );
      for (const { id } of players) await checkLedger(id);
    }),
    { numRuns: 8 },
  );
}, 120_000);

async function checkLedger(userId: string): Promise<void> {
  const entries = await server.db
    .selectFrom("wallet_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("number")
    .execute();
  const wallet = await server.db
    .selectFrom("wallets")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  let balance = 0;
  let held = 0;
  for (const [index, entry] of entries.entries()) {
    balance += entry.amount;
    held += entry.held;
    expect(entry.number).toBe(index + 1);
    expect(entry.balance_after).toBe(balance);
    expect(held).toBeGreaterThanOrEqual(0);
    expect(balance).toBeGreaterThanOrEqual(held);
  }
  expect(wallet).toMatchObject({ balance, held, entries_count: entries.length });
  const once = (kinds: readonly string[]) => {
    const references = entries
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ reference }) => reference);
    expect(new Set(references).size).toBe(references.length);
  };
  once(["hold"]);
  once(["charge", "return"]);
  once(["task"]);
  expect(entries.filter(({ kind }) => kind === "welcome")).toHaveLength(1);
}
