import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestApp,
  letters,
  signUp,
  testPassword,
  tokenOf,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let house: TestApp;
let asha: Person;
beforeAll(async () => {
  house = await createTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.db.deleteFrom("jobs").execute();
  await house.db.deleteFrom("users").execute();
  house.clock.advance(2 * 86_400_000);
  asha = await signUp(house, { username: "asha", email: "asha@example.org", verified: false });
});

const minutes = (count: number) => count * 60_000;
const post = (path: string, payload: object) =>
  house.app.inject({ method: "POST", url: `/api/v1/auth${path}`, payload });
const verify = (token: string) =>
  house.app.inject({ url: `/api/v1/auth/verify-email?token=${encodeURIComponent(token)}` });
const reset = (token: string, password = "Lotus#2027") =>
  post("/reset-password", { token, password, confirm_password: password });
const logIn = (password: string, name = "asha") =>
  post("/login", { email_or_username: name, password });
const me = async () =>
  (await house.app.inject({ url: "/api/v1/auth/me", headers: asha.headers })).json();

async function askedFor(path: string, email = "asha@example.org") {
  const answer = await post(path, { email });
  expect(answer.statusCode).toBe(200);
  return { message: answer.json().message, sent: await letters(house) };
}

describe("confirming an email", () => {
  test("a new account gets a letter whose link confirms it, once", async () => {
    await post("/register", {
      username: "meera",
      email: "meera@example.org",
      password: testPassword,
      confirm_password: testPassword,
    });
    const [letter, ...others] = await letters(house);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ recipient: "meera@example.org", kind: "verify_email" });
    expect(letter?.text).toContain("https://katha.test/verify-email?token=");
    const token = tokenOf(letter);
    const answer = await verify(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: "Email verified successfully" });
    expect(answer.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(answer.headers["etag"]).toBeUndefined();
    const { user } = (await logIn(testPassword, "meera")).json();
    expect(user.is_verified).toBe(true);
    const again = await verify(token);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ code: "bad_link" });
  });

  test("of two who follow the link at once, one is first", async () => {
    const { sent } = await askedFor("/resend-verification");
    const token = tokenOf(sent[0]);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2);
  });

  test("the link is good for 24 hours", async () => {
    const early = tokenOf((await askedFor("/resend-verification")).sent[0]);
    house.clock.advance(minutes(24 * 60) - 1);
    const late = tokenOf((await askedFor("/resend-verification")).sent[0]);
    house.clock.advance(1);
    expect((await verify(early)).statusCode).toBe(400);
    expect((await me()).is_verified).toBeUndefined();
    expect((await verify(late)).statusCode).toBe(200);
  });

  test("a link for one thing is none for another", async () => {
    const confirm = tokenOf((await askedFor("/resend-verification")).sent[0]);
    const forgot = tokenOf((await askedFor("/forgot-password")).sent[0]);
    expect((await reset(confirm)).statusCode).toBe(400);
    expect((await verify(forgot)).statusCode).toBe(400);
  });

  test("proves nothing once the account has another email", async () => {
    const token = tokenOf((await askedFor("/resend-verification")).sent[0]);
    await house.db.updateTable("users").set({ email: "new@example.org" }).execute();
    expect((await verify(token)).statusCode).toBe(400);
    expect((await me()).is_verified).toBe(false);
  });
});

describe("asking for a link", () => {
  test.each([
    [
      "/forgot-password",
      "If this email is registered, you will receive password reset instructions",
    ],
    ["/resend-verification", "Verification email sent if account exists"],
  ])("%s answers the same whether there is an account or not", async (path, promise) => {
    const known = await askedFor(path, "ASHA@example.org");
    const unknown = await askedFor(path, "nobody@example.org");
    expect(known.message).toBe(promise);
    expect(unknown.message).toBe(promise);
    expect(known.sent).toHaveLength(1);
    expect(unknown.sent).toEqual([]);
  });

  test("does the same work in the request for both", async () => {
    const before = await house.db.selectFrom("jobs").select("id").execute();
    await post("/forgot-password", { email: "asha@example.org" });
    await post("/forgot-password", { email: "nobody@example.org" });
    const rows = await house.db.selectFrom("jobs").select("kind").execute();
    expect(rows.slice(before.length)).toEqual([
      { kind: "link-asked-for" },
      { kind: "link-asked-for" },
    ]);
    expect(await house.db.selectFrom("email_tokens").select("id").execute()).toEqual([]);
  });

  test("again and again fills no mailbox, and takes no link away from its owner", async () => {
    const links: string[] = [];
    for (let second = 0; second < 30; second += 1) {
      await house.db.deleteFrom("tries").execute();
      const { sent } = await askedFor("/forgot-password");
      links.push(...sent.map(tokenOf));
      house.clock.advance(minutes(1));
    }
    expect(links.length).toBeGreaterThan(2);
    expect(links.length).toBeLessThan(7);
    expect((await reset(links.at(-1) ?? "")).statusCode).toBe(200);
  });

  test("sends nothing to who is confirmed already, nor to desks that have no mailbox", async () => {
    await house.db.updateTable("users").set({ is_verified: true }).execute();
    expect((await askedFor("/resend-verification")).sent).toEqual([]);
    await signUp(house, { username: "desk", email: "desk@desks.katha.invalid" });
    expect((await askedFor("/forgot-password", "desk@desks.katha.invalid")).sent).toEqual([]);
  });

  test.each(["/forgot-password", "/resend-verification"])(
    "%s needs an email that can be one",
    async (path) => {
      const empty = await post(path, { email: " " });
      expect(empty.statusCode).toBe(422);
      expect(empty.json().detail[0]).toMatchObject({
        loc: ["body", "email"],
        msg: "Email is required",
      });
      const wrong = await post(path, { email: "asha" });
      expect(wrong.json().detail[0].msg).toBe("Please enter a valid email address");
    },
  );
});

describe("choosing a new password", () => {
  test("with the link of the letter: the old password and all devices are done", async () => {
    const { sent } = await askedFor("/forgot-password");
    expect(sent[0]?.text).toContain("https://katha.test/reset-password?token=");
    expect((await reset(tokenOf(sent[0]))).statusCode).toBe(200);
    expect((await logIn(testPassword)).statusCode).toBe(401);
    const { tokens, user } = (await logIn("Lotus#2027")).json();
    expect(user.is_verified).toBe(true);
    expect((await me()).code).toBe("sign_in_needed");
    const refresh = await post("/refresh", { refresh_token: asha.tokens.refresh_token });
    expect(refresh.statusCode).toBe(401);
    expect(tokens.access_token).not.toBe(asha.tokens.access_token);
    const [told] = await letters(house);
    expect(told).toMatchObject({ kind: "password_changed", recipient: "asha@example.org" });
  });

  test("works once, and the other links that were sent are spent with it", async () => {
    const first = tokenOf((await askedFor("/forgot-password")).sent[0]);
    house.clock.advance(minutes(2));
    const second = tokenOf((await askedFor("/forgot-password")).sent[0]);
    expect(second).not.toBe("");
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(first, "Other#2028")).statusCode).toBe(400);
    expect((await reset(second, "Other#2028")).statusCode).toBe(400);
    expect((await logIn("Other#2028")).statusCode).toBe(401);
  });

  test("at once by several is done by one of them", async () => {
    const token = tokenOf((await askedFor("/forgot-password")).sent[0]);
    const wishes = ["Lotus#1001", "Lotus#1002", "Lotus#1003"];
    const answers = await Promise.all(wishes.map((wish) => reset(token, wish)));
    const winner = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(2);
    for (const [index, wish] of wishes.entries()) {
      expect((await logIn(wish)).statusCode).toBe(index === winner ? 200 : 401);
    }
  });

  test("is possible for 30 minutes", async () => {
    const token = tokenOf((await askedFor("/forgot-password")).sent[0]);
    house.clock.advance(minutes(30));
    expect((await reset(token)).statusCode).toBe(400);
    expect((await logIn(testPassword)).statusCode).toBe(200);
  });

  test("a bad form spends nothing", async () => {
    const token = tokenOf((await askedFor("/forgot-password")).sent[0]);
    const answer = await post("/reset-password", {
      token,
      password: "short",
      confirm_password: "other",
    });
    expect(answer.statusCode).toBe(422);
    expect((await reset(token)).statusCode).toBe(200);
  });
});

test("neither database nor outbox holds a token that opens anything", async () => {
  const token = tokenOf((await askedFor("/forgot-password")).sent[0]);
  await post("/forgot-password", { email: "asha@example.org" });
  const held = await Promise.all(
    (["email_tokens", "mails", "jobs", "sign_ins", "tries"] as const).map((table) =>
      house.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const text = JSON.stringify(held);
  expect(text).toContain("token_hash");
  for (const secret of [token, asha.tokens.access_token, asha.tokens.refresh_token]) {
    expect(text).not.toContain(secret);
  }
});
