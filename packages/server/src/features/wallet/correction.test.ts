import type { AuditEntry } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { authoringClient, type AuthoringClient } from "../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";
import { holdCoins } from "./index.ts";

const reason = "A turn that was lost in the storm";

let server: TestApp;
let authoring: AuthoringClient;
let admin: Person;
let player: Person;
beforeAll(async () => {
  server = await createTestApp();
  authoring = authoringClient(server);
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());
beforeEach(async () => {
  player = await signUp(server, { verified: false });
});

const correct = (body: object, key?: string, by = admin) =>
  authoring.ask(
    "POST",
    `/admin/users/${player.id}/coins`,
    by,
    body,
    key ? { "idempotency-key": key } : {},
  );
const wallet = async () => (await authoring.ask("GET", "/wallet/entries", player)).body;

test("coins are added and taken, as entries of their own with the reason", async () => {
  expect((await correct({ amount: 25, reason })).body).toMatchObject({ id: player.id, coins: 125 });
  expect((await correct({ amount: -125, reason: "Paid twice" })).body).toMatchObject({ coins: 0 });
  expect(await wallet()).toMatchObject({
    balance: 0,
    entries: [
      { amount: -125, balance_after: 0, reason: "correction", description: "Paid twice" },
      { amount: 25, balance_after: 125, reason: "correction", description: reason },
      { reason: "welcome" },
    ],
  });
  const audit = await authoring.ask("GET", "/admin/audit?limit=1", admin);
  expect(audit.body["entries"] as AuditEntry[]).toMatchObject([
    {
      act: "user.coins_corrected",
      actor: { id: admin.id },
      subject: { kind: "user", id: player.id },
      before: { coins: 125 },
      after: { coins: 0, amount: -125, reason: "Paid twice" },
    },
  ]);
});

test("never below nothing, and never what a running turn holds", async () => {
  await server.db
    .transaction()
    .execute((tx) =>
      holdCoins(
        { ...server, tx },
        { userId: player.id, turnId: server.ids(), coins: 30, description: "Continue" },
      ),
    );
  const refused = await correct({ amount: -71, reason });
  expect([refused.status, refused.body["code"]]).toEqual([409, "too_few_coins"]);
  expect(refused.body).toMatchObject({ available: 70 });
  expect(await wallet()).toMatchObject({ balance: 100, held: 30 });
  expect((await correct({ amount: -70, reason })).body).toMatchObject({ coins: 30 });
});

test("only once, also when the answer was lost and it is sent again", async () => {
  const answers = await Promise.all(
    ["same", "same", "same"].map((key) => correct({ amount: 10, reason }, key)),
  );
  expect(answers.map(({ body }) => body["coins"])).toEqual([110, 110, 110]);
  expect(await wallet()).toMatchObject({ balance: 110 });
  const other = await correct({ amount: 11, reason }, "same");
  expect(other.body["code"]).toBe("idempotency_key_reused");
});

test("many at once lose none and take none too many", async () => {
  const asked = Array.from({ length: 12 }, (_, index) =>
    correct({ amount: index % 2 === 0 ? 10 : -60, reason }),
  );
  const answers = await Promise.all(asked);
  const done = answers.map(({ status }, index) =>
    status === 200 ? (index % 2 === 0 ? 10 : -60) : 0,
  );
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const sum = done.reduce<number>((all, coins) => all + coins, 100);
  expect(await wallet()).toMatchObject({ balance: sum });
  expect(sum).toBeGreaterThanOrEqual(0);
});

test.each([
  { amount: 0, reason },
  { amount: 1.5, reason },
  { amount: 100_001, reason },
  { amount: -100_001, reason },
  { amount: "10", reason },
  { amount: 10, reason: " " },
  { amount: 10, reason: "a\nb" },
  { amount: 10 },
])("refuses %j", async (body) => {
  expect((await correct(body)).status).toBe(422);
  expect(await wallet()).toMatchObject({ balance: 100 });
});

test("is only for existing users", async () => {
  const nobody = await authoring.ask("POST", `/admin/users/${server.ids()}/coins`, admin, {
    amount: 10,
    reason,
  });
  expect([nobody.status, nobody.body["code"]]).toEqual([404, "user_not_found"]);
});
