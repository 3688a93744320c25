import type { TokenSet } from "@katha/api/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createTestApp,
  signInAgain,
  signUp,
  testPassword,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";

let server: TestApp;
let asha: Person;
beforeAll(async () => {
  server = await createTestApp();
  asha = await signUp(server, { username: "asha" });
});
afterAll(() => server.close());

const seconds = (count: number) => count * 1_000;
const days = (count: number) => seconds(count * 86_400);

const post = (path: string, payload: object, headers = {}) =>
  server.app.inject({ method: "POST", url: `/api/v1${path}`, payload, headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const statusOfMe = async (token: string) =>
  (await server.app.inject({ url: "/api/v1/auth/me", headers: bearer(token) })).statusCode;

async function logIn(remember_me = false): Promise<TokenSet> {
  const form = { email_or_username: "asha", password: testPassword, remember_me };
  return (await post("/auth/login", form)).json().tokens;
}

const refresh = (token: string) => post("/auth/refresh", { refresh_token: token });
async function renewed(token: string): Promise<TokenSet> {
  const answer = await refresh(token);
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

describe("a refresh token", () => {
  test("is valid once, for valid tokens", async () => {
    const first = await logIn();
    server.clock.advance(seconds(60));
    const second = await renewed(first.refresh_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second).toMatchObject({ token_type: "bearer", expires_in: 900 });
    expect(await statusOfMe(second.access_token)).toBe(200);
    const third = await renewed(second.refresh_token);
    expect(await statusOfMe(third.access_token)).toBe(200);
  });

  test("sent twice at once, or again within ten seconds, has one successor", async () => {
    const { refresh_token } = await logIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => renewed(refresh_token)));
    server.clock.advance(seconds(10));
    const late = await renewed(refresh_token);
    const successors = new Set([...answers, late].map((tokens) => tokens.refresh_token));
    expect(successors.size).toBe(1);
    const [successor = ""] = successors;
    expect(await statusOfMe((await renewed(successor)).access_token)).toBe(200);
  });

  test("sent again later ends the sign-in for everybody who has its tokens", async () => {
    const first = await logIn();
    const second = await renewed(first.refresh_token);
    server.clock.advance(seconds(10) + 1);
    const stolen = await refresh(first.refresh_token);
    expect(stolen.statusCode).toBe(401);
    expect(stolen.json()).toMatchObject({ code: "signed_out" });
    expect((await refresh(second.refresh_token)).statusCode).toBe(401);
    expect(await statusOfMe(second.access_token)).toBe(401);
    const { ended_by } = await server.db
      .selectFrom("sign_ins")
      .select("ended_by")
      .where("ended_by", "is not", null)
      .executeTakeFirstOrThrow();
    expect(ended_by).toBe("reuse");
  });

  test("older than the last but one ends the sign-in, however soon it comes", async () => {
    const first = await logIn();
    const second = await renewed(first.refresh_token);
    const third = await renewed(second.refresh_token);
    expect((await refresh(first.refresh_token)).statusCode).toBe(401);
    expect((await refresh(third.refresh_token)).statusCode).toBe(401);
  });

  test("reused ends its own sign-in only", async () => {
    const phone = await logIn();
    const laptop = await logIn();
    await renewed(phone.refresh_token);
    server.clock.advance(seconds(11));
    expect((await refresh(phone.refresh_token)).statusCode).toBe(401);
    expect(await statusOfMe(laptop.access_token)).toBe(200);
  });

  test.each(["", "nonsense", "a".repeat(70), "%%%", "ä".repeat(30)])(
    "that we did not sign is invalid: %j",
    async (token) => {
      expect([401, 422]).toContain((await refresh(token)).statusCode);
    },
  );

  test("cannot be derived from another one", async () => {
    const { refresh_token } = await logIn();
    const bytes = Buffer.from(refresh_token, "base64url");
    for (let at = 0; at < bytes.length; at += 5) {
      const forged = Buffer.from(bytes);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect((await refresh(forged.toString("base64url"))).statusCode).toBe(401);
    }
    await renewed(refresh_token);
  });

  test('lasts a day unused, or thirty days with "remember me"', async () => {
    const short = await logIn(false);
    const long = await logIn(true);
    server.clock.advance(days(1) - 1);
    const shortOn = await renewed(short.refresh_token);
    server.clock.advance(days(1));
    expect((await refresh(shortOn.refresh_token)).statusCode).toBe(401);
    server.clock.advance(days(28) - 1);
    const longOn = await renewed(long.refresh_token);
    server.clock.advance(days(30));
    expect((await refresh(longOn.refresh_token)).statusCode).toBe(401);
  });

  test("survives restoring the database from a backup", async () => {
    const first = await logIn();
    const second = await renewed(first.refresh_token);
    await server.db.updateTable("sign_ins").set({ renewals: 0 }).execute();
    const third = await renewed(second.refresh_token);
    expect(await statusOfMe((await renewed(third.refresh_token)).access_token)).toBe(200);
  });
});

describe("an access token", () => {
  test("is valid for fifteen minutes", async () => {
    const { access_token } = await logIn();
    server.clock.advance(seconds(899));
    expect(await statusOfMe(access_token)).toBe(200);
    server.clock.advance(seconds(1));
    expect(await statusOfMe(access_token)).toBe(401);
  });

  test("that expired gets a 401 even on public calls, while its sign-in lasts", async () => {
    const { access_token } = await logIn();
    server.clock.advance(seconds(900));
    const ask = () => server.app.inject({ url: "/api/v1/stories/", headers: bearer(access_token) });
    expect((await ask()).statusCode).toBe(401);
    server.clock.advance(days(1));
    expect((await ask()).statusCode).toBe(200);
  });

  test.each(["x", "a.b.c", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0."])(
    "that we did not sign is invalid: %s",
    async (token) => {
      expect(await statusOfMe(token)).toBe(401);
      const list = await server.app.inject({ url: "/api/v1/stories/", headers: bearer(token) });
      expect(list.statusCode).toBe(200);
    },
  );

  test("of another sign-in, or signed for another purpose, is invalid", async () => {
    const { SignJWT } = await import("jose");
    const sign = (claims: object, key: Uint8Array) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer("katha")
        .setExpirationTime("1y")
        .sign(key);
    const ravi = await signUp(server);
    const { id } = await server.db
      .selectFrom("sign_ins")
      .select("id")
      .where("user_id", "=", asha.id)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const ours = server.secret.keyFor("access token");
    const wrongPair = await sign({ sub: ravi.id, sid: id }, ours);
    expect(await statusOfMe(wrongPair)).toBe(401);
    const wrongKey = await sign({ sub: asha.id, sid: id }, server.secret.keyFor("refresh token"));
    expect(await statusOfMe(wrongKey)).toBe(401);
  });

  test("carries no role: a changed one counts at once", async () => {
    const { app, db } = server;
    const vani = await signUp(server);
    await db.updateTable("users").set({ role: "admin" }).where("id", "=", vani.id).execute();
    const answer = await app.inject({ url: "/api/v1/auth/me", headers: vani.headers });
    expect(answer.json().role).toBe("admin");
  });
});

describe("the devices of a user", () => {
  const list = async (person: Person) =>
    (await server.app.inject({ url: "/api/v1/auth/sessions", headers: person.headers })).json();
  const end = (person: Person, path = "") =>
    server.app.inject({
      method: "DELETE",
      url: `/api/v1/auth/sessions${path}`,
      headers: person.headers,
    });

  test("are listed, newest first, and signed out one by one", async () => {
    const phone = await signUp(server);
    server.clock.advance(seconds(5));
    const laptop = await signInAgain(server, phone.user);
    const [first, second, ...rest] = await list(phone);
    expect(rest).toEqual([]);
    expect([first.is_current, second.is_current]).toEqual([false, true]);
    expect(first).toMatchObject({
      device: "A test",
      last_used_at: server.clock.now().toISOString(),
    });
    expect((await end(phone, `/${first.id}`)).statusCode).toBe(200);
    expect(await statusOfMe(laptop.tokens.access_token)).toBe(401);
    expect(await list(phone)).toHaveLength(1);
    expect((await end(phone, `/${first.id}`)).statusCode).toBe(404);
  });

  test("are private", async () => {
    const mine = await signUp(server);
    const [own] = await list(mine);
    const stranger = await signUp(server);
    expect((await end(stranger, `/${own.id}`)).statusCode).toBe(404);
    expect(await statusOfMe(mine.tokens.access_token)).toBe(200);
  });

  test("are signed out together", async () => {
    const phone = await signUp(server);
    const laptop = await signInAgain(server, phone.user);
    const stranger = await signUp(server);
    expect((await end(phone)).statusCode).toBe(200);
    for (const { tokens } of [phone, laptop]) {
      expect(await statusOfMe(tokens.access_token)).toBe(401);
      expect((await refresh(tokens.refresh_token)).statusCode).toBe(401);
    }
    expect(await statusOfMe(stranger.tokens.access_token)).toBe(200);
  });

  test("logging out ends this sign-in, even with an expired token", async () => {
    const phone = await signUp(server);
    const laptop = await signInAgain(server, phone.user);
    server.clock.advance(seconds(901));
    expect((await post("/auth/logout", {}, phone.headers)).statusCode).toBe(200);
    expect((await refresh(phone.tokens.refresh_token)).statusCode).toBe(401);
    expect((await refresh(laptop.tokens.refresh_token)).statusCode).toBe(200);
    expect((await post("/auth/logout", {})).statusCode).toBe(401);
  });
});
