import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  testPassword,
  tokenOf,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let server: TestApp;
let asha: Person;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("jobs").execute();
  await server.db.deleteFrom("users").execute();
  server.clock.advance(2 * 86_400_000);
  asha = await signUp(server, { username: "asha", email: "asha@example.org", verified: false });
});

const minutes = (count: number) => count * 60_000;
const post = (path: string, payload: object) =>
  server.app.inject({ method: "POST", url: `/api/v1/auth${path}`, payload });
const verify = (token: string) =>
  server.app.inject({ url: `/api/v1/auth/verify-email?token=${encodeURIComponent(token)}` });
const reset = (token: string, password = "Lotus#2027") =>
  post("/reset-password", { token, password, confirm_password: password });
const logIn = (password: string, name = "asha") =>
  post("/login", { email_or_username: name, password });
const me = async () =>
  (await server.app.inject({ url: "/api/v1/auth/me", headers: asha.headers })).json();

async function askedFor(path: string, email = "asha@example.org") {
  const answer = await post(path, { email });
  expect(answer.statusCode).toBe(200);
  return { message: answer.json().message, sent: await deliverEmails(server) };
}

describe("confirming an email", () => {
  test("a new account gets an email whose link confirms it, once", async () => {
    await post("/register", {
      username: "meera",
      email: "meera@example.org",
      password: testPassword,
      confirm_password: testPassword,
    });
    const [email, ...others] = await deliverEmails(server);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ recipient: "meera@example.org", kind: "verify_email" });
    expect(email?.text).toContain("https://katha.test/verify-email?token=");
    const token = tokenOf(email);
    const answer = await verify(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: "Email verified successfully" });
    expect(answer.headers).toMatchObject({ "cache-control": "private, no-store" });
    expect(answer.headers["etag"]).toBeUndefined();
    const { user } = (await logIn(testPassword, "meera")).json();
    expect(user.is_verified).toBe(true);
    const again = await verify(token);
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual({ message: "Your email is confirmed already" });
    const moved = { email: "moved@example.org" };
    await server.db.updateTable("users").set(moved).where("username", "=", "meera").execute();
    expect((await verify(token)).json()).toMatchObject({ code: "bad_link" });
  });

  test("a stranger's words reach nobody by mail: only a proved address is greeted by name", async () => {
    const display_name = "Win 5000 now at evil.example";
    const { tokens } = (
      await post("/register", {
        username: "mallory",
        email: "victim@example.org",
        display_name,
        password: testPassword,
        confirm_password: testPassword,
      })
    ).json();
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const put = (path: string, payload: object) =>
      server.app.inject({ method: "PUT", url: `/api/v1/auth${path}`, headers, payload });
    const [confirm] = await deliverEmails(server);
    await post("/forgot-password", { email: "victim@example.org" });
    await put("/email", { email: "another@example.org", current_password: testPassword });
    const next = { password: "Lotus#2027", confirm_password: "Lotus#2027" };
    await put("/password", { current_password: testPassword, ...next });
    const others = await deliverEmails(server);
    expect(others.map(({ kind }) => kind).toSorted()).toEqual([
      "change_email",
      "email_change_asked",
      "password_changed_here",
      "reset_password",
    ]);
    for (const email of [confirm, ...others]) {
      expect(email?.text).toMatch(/^Namaste,\n/);
      expect(`${email?.text}${email?.html}`).not.toContain("evil.example");
    }
    expect((await verify(tokenOf(confirm))).statusCode).toBe(200);
    server.clock.advance(minutes(2));
    const [proved] = (await askedFor("/forgot-password", "victim@example.org")).sent;
    expect(proved?.text).toContain(`Namaste ${display_name},`);
  });

  test("of two who open the link at once, one is first", async () => {
    const { sent } = await askedFor("/resend-verification");
    const token = tokenOf(sent[0]);
    const answers = await Promise.all([verify(token), verify(token), verify(token)]);
    const said = answers.map((answer) => answer.json().message);
    expect(said.filter((message) => message === "Email verified successfully")).toHaveLength(1);
    expect(said.filter((message) => message === "Your email is confirmed already")).toHaveLength(2);
  });

  test("the link is valid for 24 hours", async () => {
    const early = tokenOf((await askedFor("/resend-verification")).sent[0]);
    server.clock.advance(minutes(24 * 60) - 1);
    const late = tokenOf((await askedFor("/resend-verification")).sent[0]);
    server.clock.advance(1);
    expect((await verify(early)).statusCode).toBe(400);
    expect((await me()).is_verified).toBeUndefined();
    expect((await verify(late)).statusCode).toBe(200);
  });

  test("a link for one purpose is invalid for another", async () => {
    const confirm = tokenOf((await askedFor("/resend-verification")).sent[0]);
    const forgot = tokenOf((await askedFor("/forgot-password")).sent[0]);
    expect((await reset(confirm)).statusCode).toBe(400);
    expect((await verify(forgot)).statusCode).toBe(400);
  });

  test("proves nothing once the account has another email", async () => {
    const token = tokenOf((await askedFor("/resend-verification")).sent[0]);
    await server.db.updateTable("users").set({ email: "new@example.org" }).execute();
    expect((await verify(token)).statusCode).toBe(400);
    expect((await me()).is_verified).toBe(false);
  });
});

describe("requesting a link", () => {
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

  test("does the same work in the request with or without an account", async () => {
    const before = await server.db.selectFrom("jobs").select("id").execute();
    await post("/forgot-password", { email: "asha@example.org" });
    await post("/forgot-password", { email: "nobody@example.org" });
    const rows = await server.db.selectFrom("jobs").select("kind").execute();
    expect(rows.slice(before.length)).toEqual([
      { kind: "link-asked-for" },
      { kind: "link-asked-for" },
    ]);
    expect(await server.db.selectFrom("email_tokens").select("id").execute()).toEqual([]);
  });

  test("keeps no unknown address after looking for it", async () => {
    const kept = async () =>
      JSON.stringify(await server.db.selectFrom("jobs").selectAll().execute());
    await post("/forgot-password", { email: "nobody@example.org" });
    expect(await kept()).toContain("nobody@example.org");
    expect(await deliverEmails(server)).toEqual([]);
    expect(await kept()).toContain("link-asked-for");
    expect(await kept()).not.toContain("nobody@example.org");
  });

  test("repeatedly does not flood a mailbox, and invalidates no earlier link", async () => {
    const links: string[] = [];
    for (let second = 0; second < 30; second += 1) {
      await server.db.deleteFrom("tries").execute();
      const { sent } = await askedFor("/forgot-password");
      links.push(...sent.map(tokenOf));
      server.clock.advance(minutes(1));
    }
    expect(links.length).toBeGreaterThan(2);
    expect(links.length).toBeLessThan(7);
    expect((await reset(links.at(-1) ?? "")).statusCode).toBe(200);
  });

  test("sends nothing to confirmed users, nor to catalogue authors without a mailbox", async () => {
    await server.db.updateTable("users").set({ is_verified: true }).execute();
    expect((await askedFor("/resend-verification")).sent).toEqual([]);
    await signUp(server, { username: "desk", email: "desk@desks.katha.invalid" });
    expect((await askedFor("/forgot-password", "desk@desks.katha.invalid")).sent).toEqual([]);
  });

  test.each(["/forgot-password", "/resend-verification"])(
    "%s needs a valid email",
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
  test("with the emailed link ends the old password and all devices", async () => {
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
    const [told] = await deliverEmails(server);
    expect(told).toMatchObject({ kind: "password_changed", recipient: "asha@example.org" });
  });

  test("works once, and spends the other links", async () => {
    const first = tokenOf((await askedFor("/forgot-password")).sent[0]);
    server.clock.advance(minutes(2));
    const second = tokenOf((await askedFor("/forgot-password")).sent[0]);
    expect(second).not.toBe("");
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(first, "Other#2028")).statusCode).toBe(400);
    expect((await reset(second, "Other#2028")).statusCode).toBe(400);
    expect((await logIn("Other#2028")).statusCode).toBe(401);
  });

  test("by several at once works for only one of them", async () => {
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
    server.clock.advance(minutes(30));
    expect((await reset(token)).statusCode).toBe(400);
    expect((await logIn(testPassword)).statusCode).toBe(200);
  });

  test("an invalid form does not spend the link", async () => {
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

test("neither database nor outbox contains a usable token", async () => {
  const token = tokenOf((await askedFor("/forgot-password")).sent[0]);
  await post("/forgot-password", { email: "asha@example.org" });
  const held = await Promise.all(
    (["email_tokens", "mails", "jobs", "sign_ins", "tries"] as const).map((table) =>
      server.db.selectFrom(table).selectAll().execute(),
    ),
  );
  const text = JSON.stringify(held);
  expect(text).toContain("token_hash");
  for (const secret of [token, asha.tokens.access_token, asha.tokens.refresh_token]) {
    expect(text).not.toContain(secret);
  }
});
