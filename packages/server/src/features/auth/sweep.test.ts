import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, signUp, type TestApp } from "../../testing/index.ts";
import { accountsSweep } from "./sweep.ts";

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

const days = (count: number) => count * 86_400_000;
const sweep = () =>
  accountsSweep.run(
    {},
    { ...server, log: pino({ level: "silent" }), signal: new AbortController().signal },
  );
const count = async (table: "sign_ins" | "email_tokens" | "tries") =>
  (await server.db.selectFrom(table).selectAll().execute()).length;

test("ended sign-ins and links are kept for a month, attempts for a day, active ones as long as they last", async () => {
  const { user } = await signUp(server, { username: "asha", verified: false });
  const payload = { email: user.email };
  await server.app.inject({ method: "POST", url: "/api/v1/auth/resend-verification", payload });
  await server.db
    .insertInto("email_tokens")
    .values({
      id: server.ids(),
      user_id: user.id,
      purpose: "verify_email",
      token_hash: "x",
      email: user.email,
      created_at: server.clock.now(),
      expires_at: new Date(server.clock.now().getTime() + days(1)),
    })
    .execute();
  const kept = async () => ({
    sign_ins: await count("sign_ins"),
    email_tokens: await count("email_tokens"),
    tries: await count("tries"),
  });
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 1, email_tokens: 1, tries: 2 });
  server.clock.advance(days(1) + 1);
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 1, email_tokens: 1, tries: 0 });
  server.clock.advance(days(30));
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 1, email_tokens: 0, tries: 0 });
  server.clock.advance(days(30));
  await sweep();
  expect(await kept()).toEqual({ sign_ins: 0, email_tokens: 0, tries: 0 });
});
