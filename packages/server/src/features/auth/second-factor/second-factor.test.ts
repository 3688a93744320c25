import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signInAgain,
  signUp,
  tokenOf,
  type TestApp,
} from "../../../testing/index.ts";
import { signInEndsMs } from "../sign-ins/sign-ins.ts";
import { byPassword, codeAt, twoStep } from "../../../testing/two-step.ts";

let server: TestApp;
let steps: ReturnType<typeof twoStep>;
beforeAll(async () => {
  server = await createTestApp();
  steps = twoStep(server);
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom("tries").execute());

const factors = "/auth/me/second-factors";

describe("signing in to an account with an authenticator app", () => {
  test("gives no tokens for the password alone, and tokens for the code", async () => {
    const meera = await signUp(server);
    const app = await steps.addApp(meera);
    const first = await steps.logIn(meera);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      second_factor: {
        challenge: expect.any(String),
        kinds: ["totp", "recovery_code"],
        passkey: null,
        expires_in: 300,
      },
    });
    expect(first.headers["set-cookie"]).toBeUndefined();
    const second = await steps.prove(first.body.second_factor.challenge, app.next());
    expect(second.status).toBe(200);
    expect(second.body.user.id).toBe(meera.id);
    const me = await steps.ask("GET", "/auth/me", { by: steps.bearer(second.body.tokens) });
    expect(me.body.second_factor).toEqual({
      is_enrolled: true,
      is_required: false,
      is_proved: true,
    });
  });

  test("takes a code of the step before or after, and none further away", async () => {
    const meera = await signUp(server);
    const { secret } = await steps.addApp(meera);
    const at = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1_000);
    const enter = async (code: string) => {
      const { challenge } = (await steps.logIn(meera)).body.second_factor;
      return (await steps.prove(challenge, { kind: "totp", code })).status;
    };
    server.clock.advance(300_000);
    expect(await enter(codeAt(secret, at(-60)))).toBe(401);
    expect(await enter(codeAt(secret, at(60)))).toBe(401);
    expect(await enter(codeAt(secret, at(-30)))).toBe(200);
    expect(await enter(codeAt(secret, at(30)))).toBe(200);
  });

  test("refuses a code that was used, and one from before it", async () => {
    const meera = await signUp(server);
    const { secret } = await steps.addApp(meera);
    const now = server.clock.now();
    const enter = async (when: Date) => {
      const { challenge } = (await steps.logIn(meera)).body.second_factor;
      const proof = { kind: "totp", code: codeAt(secret, when) };
      return (await steps.prove(challenge, proof)).body.code;
    };
    expect(await enter(now)).toBeUndefined();
    expect(await enter(now)).toBe("second_factor_wrong");
    expect(await enter(new Date(now.getTime() - 30_000))).toBe("second_factor_wrong");
  });

  test("accepts a code from only one of several at once, and a challenge only once", async () => {
    const meera = await signUp(server);
    const app = await steps.addApp(meera);
    const challenges = await Promise.all(Array.from({ length: 4 }, () => steps.logIn(meera)));
    const code = app.next();
    const answers = await Promise.all(
      challenges.map(({ body }) => steps.prove(body.second_factor.challenge, code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const used = answers.findIndex(({ status }) => status === 200);
    const again = challenges[used]?.body.second_factor.challenge;
    expect((await steps.prove(again, app.next())).body.code).toBe("challenge_ended");
  });

  test("has five minutes for the code, and a new password ends what was begun", async () => {
    const meera = await signUp(server);
    const app = await steps.addApp(meera);
    const late = (await steps.logIn(meera)).body.second_factor.challenge;
    server.clock.advance(301_000);
    expect((await steps.prove(late, app.next())).body.code).toBe("challenge_ended");
    const begun = (await steps.logIn(meera)).body.second_factor.challenge;
    const form = {
      password: "the lamp must not go out",
      confirm_password: "the lamp must not go out",
    };
    await steps.ask("POST", "/auth/forgot-password", { payload: { email: meera.user.email } });
    const token = tokenOf(
      (await deliverEmails(server)).find(({ kind }) => kind === "reset_password"),
    );
    const reset = await steps.ask("POST", "/auth/reset-password", { payload: { token, ...form } });
    expect(reset.status).toBe(200);
    expect((await steps.prove(begun, app.next())).body.code).toBe("challenge_ended");
    const after = await steps.logIn({ ...meera, password: form.password });
    expect([after.body.tokens, after.body.second_factor.kinds]).toEqual([
      undefined,
      ["totp", "recovery_code"],
    ]);
  });

  test("takes a recovery code once, counts it off, and writes to the owner", async () => {
    const meera = await signUp(server);
    const { recoveryCodes } = await steps.addApp(meera);
    await deliverEmails(server);
    const code = recoveryCodes?.[3] ?? "";
    const enter = async (written: string) => {
      const { challenge } = (await steps.logIn(meera)).body.second_factor;
      return steps.prove(challenge, { kind: "recovery_code", code: written });
    };
    expect(recoveryCodes).toHaveLength(10);
    const entered = await enter(` ${code.toUpperCase()} `);
    expect(entered.status).toBe(200);
    expect((await enter(code)).status).toBe(401);
    const own = await steps.ask("GET", factors, { by: steps.bearer(entered.body.tokens) });
    expect(own.body.recovery_codes_left).toBe(9);
    expect((await deliverEmails(server)).map(({ kind }) => kind)).toEqual(["recovery_code_used"]);
    const stored = await server.db.selectFrom("recovery_codes").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll("-", ""));
  });

  test("keeps the proof when the tokens are renewed", async () => {
    const meera = await signUp(server);
    const app = await steps.addApp(meera);
    const { challenge } = (await steps.logIn(meera)).body.second_factor;
    const { tokens } = (await steps.prove(challenge, app.next())).body;
    const payload = { refresh_token: tokens.refresh_token };
    const renewed = await steps.ask("POST", "/auth/refresh", { payload });
    const me = await steps.ask("GET", "/auth/me", { by: steps.bearer(renewed.body) });
    expect(me.body.second_factor.is_proved).toBe(true);
  });
});

describe("adding a second factor", () => {
  test("signs other devices out, writes to the owner, and shows no seed afterwards", async () => {
    const meera = await signUp(server);
    const elsewhere = await signInAgain(server, meera.user);
    await deliverEmails(server);
    const { secret } = await steps.addApp(meera);
    expect((await steps.ask("GET", "/auth/me", { by: elsewhere })).status).toBe(401);
    expect((await steps.ask("GET", "/auth/me", { by: meera })).status).toBe(200);
    expect((await deliverEmails(server)).map(({ kind }) => kind)).toEqual(["second_factor_added"]);
    const own = await steps.ask("GET", factors, { by: meera });
    expect(own.body).toMatchObject({
      factors: [{ kind: "totp", name: "Authenticator app" }],
      recovery_codes_left: 10,
    });
    const kept = await server.db.selectFrom("second_factors").selectAll().execute();
    expect(JSON.stringify([own.body, kept])).not.toContain(secret);
  });

  test("needs the password, and a confirmed email", async () => {
    const meera = await signUp(server);
    const wrong = { proof: { kind: "password", password: "Wrong#2026" } };
    for (const path of ["totp", "passkey"]) {
      const answer = await steps.ask("POST", `${factors}/${path}`, { by: meera, payload: wrong });
      expect([answer.status, answer.body.code]).toEqual([403, "wrong_password"]);
    }
    const stranger = await signUp(server, { verified: false });
    const begun = await steps.ask("POST", `${factors}/totp`, { by: stranger, payload: byPassword });
    expect(begun.body.code).toBe("email_unconfirmed");
  });

  test("is confirmed by a right code, in the sign-in that began it", async () => {
    const meera = await signUp(server);
    const other = await signInAgain(server, meera.user);
    const begun = await steps.ask("POST", `${factors}/totp`, { by: meera, payload: byPassword });
    const { challenge, secret, uri } = begun.body;
    expect(uri).toContain(`secret=${secret}`);
    const confirm = (by: typeof meera, code: string) =>
      steps.ask("POST", `${factors}/totp/confirm`, { by, payload: { challenge, code } });
    const code = codeAt(secret, server.clock.now());
    expect((await confirm(meera, code === "000000" ? "111111" : "000000")).status).toBe(403);
    expect((await confirm(other, code)).body.code).toBe("challenge_ended");
    expect((await confirm(meera, code)).status).toBe(201);
    expect((await confirm(meera, code)).body.code).toBe("challenge_ended");
  });

  test("a password alone replaces no factor in a sign-in that proved none lately", async () => {
    const meera = await signUp(server);
    const app = await steps.addApp(meera);
    server.clock.advance(13 * 3_600_000);
    const renewed = await steps.ask("POST", "/auth/refresh", {
      payload: { refresh_token: meera.tokens.refresh_token },
    });
    const by = steps.bearer(renewed.body);
    const calls = [
      ["POST", `${factors}/totp`],
      ["POST", `${factors}/passkey`],
      ["DELETE", `${factors}/${app.id}`],
      ["POST", "/auth/me/recovery-codes"],
    ] as const;
    for (const [method, path] of calls)
      expect((await steps.ask(method, path, { by, payload: byPassword })).body.code).toBe(
        "second_factor_needed",
      );
    const payload = { proof: app.next() };
    expect((await steps.ask("DELETE", `${factors}/${app.id}`, { by, payload })).status).toBe(200);
  });
});

describe("a second factor", () => {
  test("has a name, and is removed with the password or itself; the last takes the codes along", async () => {
    const meera = await signUp(server);
    const other = await signUp(server);
    const app = await steps.addApp(meera);
    const path = `${factors}/${app.id}`;
    const renamed = await steps.ask("PATCH", path, { by: meera, payload: { name: " Telephone " } });
    expect(renamed.body.name).toBe("Telephone");
    expect((await steps.ask("DELETE", path, { by: other, payload: byPassword })).status).toBe(404);
    expect((await steps.ask("DELETE", path, { by: meera, payload: byPassword })).status).toBe(200);
    const own = await steps.ask("GET", factors, { by: meera });
    expect(own.body).toMatchObject({
      factors: [],
      recovery_codes_left: 0,
      status: { is_enrolled: false, is_proved: false },
    });
    expect((await steps.logIn(meera)).body.tokens).toBeDefined();
  });

  test("gives new recovery codes, and the old ones open nothing", async () => {
    const meera = await signUp(server);
    const { recoveryCodes } = await steps.addApp(meera);
    const renewed = await steps.ask("POST", "/auth/me/recovery-codes", {
      by: meera,
      payload: byPassword,
    });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const enter = async (code = "") => {
      const { challenge } = (await steps.logIn(meera)).body.second_factor;
      return (await steps.prove(challenge, { kind: "recovery_code", code })).status;
    };
    expect(await enter(recoveryCodes?.[0])).toBe(401);
    expect(await enter(renewed.body.recovery_codes[0])).toBe(200);
  });
});

test("a sign-in ends for good in time, however often it is renewed", async () => {
  const meera = await signUp(server);
  const monthMs = 29 * 86_400_000;
  let { refresh_token } = meera.tokens;
  const renew = () => steps.ask("POST", "/auth/refresh", { payload: { refresh_token } });
  for (let gone = monthMs; gone < signInEndsMs.remembered; gone += monthMs) {
    server.clock.advance(monthMs);
    const renewed = await renew();
    expect(renewed.status).toBe(200);
    ({ refresh_token } = renewed.body);
  }
  server.clock.advance(monthMs);
  expect((await renew()).body.code).toBe("signed_out");
});
