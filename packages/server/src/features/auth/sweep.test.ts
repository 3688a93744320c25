import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/index.ts";
import { accountsSweep } from "./sweep.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp();
});
afterAll(() => house.close());

const days = (count: number) => count * 86_400_000;
const sweep = () =>
  accountsSweep.run(
    {},
    { ...house, log: pino({ level: "silent" }), signal: new AbortController().signal },
  );
const count = async (table: "sign_ins" | "email_tokens" | "tries") =>
  (await house.db.selectFrom(table).selectAll().execute()).length;

test("what is over is kept for a month, tries for a day, what lasts for as long as it lasts", async () => {
  const { user } = await signUp(house, { username: "asha", verified: false });
  const payload = { email: user.email };
  await house.app.inject({ method: "POST", url: "/api/v1/auth/resend-verification", payload });
  await house.db
    .insertInto("email_tokens")
    .values({
      id: house.ids(),
      user_id: user.id,
      purpose: "verify_email",
      token_hash: "x",
      email: user.email,
      created_at: house.clock.now(),
      expires_at: new Date(house.clock.now().getTime() + days(1)),
    })
    .execute();
  const kept = async () => ({
    sign_ins: await count("sign_ins"),
    email_tokens: await count("email_tokens"),
    tries: await count("tries"),
  });
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 1, email_tokens: 1, tries: 2 });
  house.clock.advance(days(1) + 1);
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 1, email_tokens: 1, tries: 0 });
  house.clock.advance(days(30));
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 1, email_tokens: 0, tries: 0 });
  house.clock.advance(days(30));
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 0, email_tokens: 0, tries: 0 });
});
