import { walletEntries, type WalletEntries } from "@katha/api/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Tx } from "../../db/open.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import {
  balanceOf,
  holdCoins,
  payForTask,
  settleHold,
  voidHold,
  type InTransaction,
} from "./index.ts";

let server: TestApp;
let player: Person;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await signUp(server, { verified: false });
});

function within<Result>(work: (needs: InTransaction) => Promise<Result>): Promise<Result> {
  return server.db
    .transaction()
    .execute((tx: Tx) => work({ tx, clock: server.clock, ids: server.ids }));
}

const read = (query = "", who = player) =>
  server.app.inject({ url: `/api/v1/wallet/entries${query}`, headers: who.headers });
const wallet = async (query = "") => walletEntries.parse((await read(query)).json());
const description = "Continue";
const hold = (turnId: string, coins: number) =>
  within((w) => holdCoins(w, { userId: player.id, turnId, coins, description }));
const pay = (reference: string, coins: number) =>
  within((w) => payForTask(w, { userId: player.id, coins, reference, description: "A task" }));

describe("a wallet", () => {
  test("begins with the account, with a hundred coins", async () => {
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/v1/auth/register",
      payload: {
        username: "coin_counter",
        email: "coins@example.org",
        password: "Lotus#2026",
        confirm_password: "Lotus#2026",
      },
    });
    const { access_token } = answer.json().tokens;
    const headers = { authorization: `Bearer ${access_token}` };
    const seen = await server.app.inject({ url: "/api/v1/wallet/entries", headers });
    expect(walletEntries.parse(seen.json())).toEqual({
      balance: 100,
      held: 0,
      entries: [
        {
          id: expect.any(String),
          amount: 100,
          balance_after: 100,
          reason: "welcome",
          code: "welcome",
          description: "A hundred coins to begin with",
          reference: null,
          created_at: server.clock.now().toISOString(),
        },
      ],
      next_cursor: null,
    });
  });

  test("is one's own", async () => {
    await pay(server.ids(), 7);
    expect((await read("", await signUp(server, { verified: false }))).json()).toMatchObject({
      balance: 100,
    });
    expect(await wallet()).toMatchObject({ balance: 107 });
  });

  test("is paged, each entry once, also while new ones are added", async () => {
    for (let coins = 1; coins <= 9; coins += 1) await pay(server.ids(), coins);
    const amounts: number[] = [];
    let page: WalletEntries = await wallet("?limit=4");
    for (;;) {
      amounts.push(...page.entries.map(({ amount }) => amount));
      if (page.next_cursor === null) break;
      await pay(server.ids(), 50);
      page = await wallet(`?limit=4&cursor=${page.next_cursor}`);
    }
    expect(amounts).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 100]);
  });

  test.each(["0", "-1", "abc", "1e3", "999999999999", "%00"])(
    "refuses the cursor %s",
    async (cursor) => {
      expect((await read(`?cursor=${cursor}`)).statusCode).toBe(422);
    },
  );
});

describe("a hold", () => {
  test("reserves coins, is charged, and returns the rest", async () => {
    const turn = server.ids();
    expect(await hold(turn, 30)).toEqual({ isHeld: true, available: 70 });
    expect(await wallet()).toMatchObject({ balance: 100, held: 30 });
    const end = await within((w) => settleHold(w, turn, 12));
    expect(end).toEqual({ held: 30, charged: 12, returned: 18, balance: 88 });
    const seen = await wallet();
    expect(seen).toMatchObject({ balance: 88, held: 0 });
    expect(seen.entries.map(({ amount, reason }) => [amount, reason])).toEqual([
      [-12, "turn"],
      [100, "welcome"],
    ]);
  });

  test("that is voided costs nothing and is not listed", async () => {
    const turn = server.ids();
    await hold(turn, 100);
    expect(await within((w) => voidHold(w, turn))).toMatchObject({ charged: 0, returned: 100 });
    const seen = await wallet();
    expect(seen).toMatchObject({ balance: 100, held: 0 });
    expect(seen.entries).toHaveLength(1);
  });

  test("for more than the balance is refused with the balance", async () => {
    await hold(server.ids(), 95);
    expect(await hold(server.ids(), 6)).toEqual({ isHeld: false, available: 5, required: 6 });
    expect(await wallet()).toMatchObject({ balance: 100, held: 95 });
  });

  test("begins once and ends once, also when repeated", async () => {
    const turn = server.ids();
    await Promise.all(Array.from({ length: 5 }, () => hold(turn, 40)));
    expect((await wallet()).held).toBe(40);
    const ends = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) =>
        within((w) => (index % 2 === 0 ? settleHold(w, turn, 40) : voidHold(w, turn))),
      ),
    );
    expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
    const { balance, held } = await wallet();
    expect({ balance, held }).toEqual({ balance: ends[0]?.balance, held: 0 });
  });

  test("never costs more than it holds, and cannot end without having begun", async () => {
    const turn = server.ids();
    await hold(turn, 3);
    await expect(within((w) => settleHold(w, turn, 4))).rejects.toThrow("cannot cost 4");
    await expect(within((w) => settleHold(w, turn, -1))).rejects.toThrow("cannot cost -1");
    await expect(within((w) => voidHold(w, server.ids()))).rejects.toThrow("No coins are held");
    expect(await wallet()).toMatchObject({ balance: 100, held: 3 });
  });
});

test("a task is paid once, also in parallel", async () => {
  const reference = server.ids();
  const paid = await Promise.all(Array.from({ length: 8 }, () => pay(reference, 5)));
  expect(paid.filter(Boolean)).toHaveLength(1);
  expect(await wallet()).toMatchObject({ balance: 105 });
});

describe("the database itself", () => {
  const run = (query: string) => sql.raw(query).execute(server.db);
  const entry = (columns: string, values: string) =>
    run(`insert into wallet_entries (id, user_id, description, created_at, ${columns})
      values ('${server.ids()}', '${player.id}', 'x', now(), ${values})`);

  test.each([
    ["update wallet_entries set amount = 1000000", "only grows"],
    ["update wallet_entries set description = 'else'", "only grows"],
    ["delete from wallet_entries", "only grows"],
    ["truncate wallet_entries", "only grows"],
    ["update wallets set balance = balance + 1", "by entries of the ledger alone"],
    ["update wallets set held = 0", "by entries of the ledger alone"],
  ])("refuses: %s", async (query, reason) => {
    await expect(run(query)).rejects.toThrow(reason);
  });

  test("refuses an entry that makes the balance negative, or ends no hold", async () => {
    await expect(entry("kind, amount", "'correction', -101")).rejects.toThrow("check");
    await expect(entry("kind, amount", "'welcome', 100")).rejects.toThrow("welcome");
    await expect(entry("kind, amount", "'gift', -1")).rejects.toThrow("check");
    const turn = server.ids();
    const charge = () => entry("kind, amount, held, reference", `'charge', -5, -5, '${turn}'`);
    await expect(charge()).rejects.toThrow("no such hold");
    await hold(turn, 6);
    await expect(charge()).rejects.toThrow("no such hold");
    await entry("kind, amount", "'correction', -94");
    await expect(entry("kind, amount", "'correction', -1")).rejects.toThrow("check");
    expect(await wallet()).toMatchObject({ balance: 6, held: 6 });
  });

  test("keeps the ledger when the account is deleted", async () => {
    await server.db.deleteFrom("users").where("id", "=", player.id).execute();
    expect(await balanceOf(server.db, player.id)).toEqual({ balance: 0, held: 0 });
    const left = server.db.selectFrom("wallet_entries").select("amount");
    expect(await left.where("user_id", "=", player.id).execute()).toEqual([{ amount: 100 }]);
  });
});
