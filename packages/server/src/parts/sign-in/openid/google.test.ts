import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testClock } from "../../../lib/clock.ts";
import {
  createTestApp,
  deliverEmails,
  signUp,
  testPassword,
  tokenOf,
  type TestApp,
} from "../../../testing/index.ts";
import { Problem } from "../../../lib/problem.ts";
import { googleProvider } from "./google.ts";
import type { OpenIdPerson } from "./provider.ts";

const clientId = "katha.apps.googleusercontent.com";
const clock = testClock();

let google: Server;
let issuer: string;
let key: CryptoKey;
let server: TestApp;
let without: TestApp;
beforeAll(async () => {
  const pair = await generateKeyPair("RS256");
  key = pair.privateKey;
  const keys = [{ ...(await exportJWK(pair.publicKey)), kid: "k1", alg: "RS256", use: "sig" }];
  google = createServer(({ url }, response) => {
    const metadata = { issuer, jwks_uri: `${issuer}/certs` };
    const answer = url === "/certs" ? { keys } : metadata;
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
  issuer = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
  server = await createTestApp({ google: googleProvider(clientId, { clock, issuer }) });
  without = await createTestApp();
});
afterAll(async () => {
  await server.close();
  await without.close();
  google.close();
});

const claims = {
  sub: "1001",
  email: "meera.nair@gmail.com",
  email_verified: true,
  name: "Meera Nair",
  aud: clientId,
};

function idToken(changes: Record<string, unknown> = {}, by: CryptoKey = key): Promise<string> {
  const now = Math.floor(clock.now().getTime() / 1_000);
  return new SignJWT({ iat: now, exp: now + 3_600, iss: issuer, ...claims, ...changes })
    .setProtectedHeader({ alg: "RS256", kid: "k1" })
    .sign(by);
}

const signIn = (id_token: string, app = server.app, remoteAddress = "127.0.0.1") =>
  app.inject({
    method: "POST",
    url: "/api/v1/auth/google-id-token",
    remoteAddress,
    payload: { id_token },
  });

describe("signing in with Google", () => {
  test("creates an account the first time and finds it afterwards, by the subject", async () => {
    const first = await signIn(await idToken());
    expect(first.statusCode).toBe(200);
    const { user, tokens } = first.json();
    expect(user).toMatchObject({
      username: "meera_nair",
      display_name: "Meera Nair",
      email: "meera.nair@gmail.com",
      is_verified: true,
      role: "player",
    });
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    const me = await server.app.inject({ url: "/api/v1/auth/me", headers });
    expect(me.json()).toMatchObject(user);
    const renamed = await signIn(await idToken({ email: "meera.new@gmail.com" }));
    expect(renamed.json().user.id).toBe(user.id);
    const shortened = await signIn(await idToken({ iss: issuer.replace("http://", "") }));
    expect(shortened.json().user.id).toBe(user.id);
    const other = await signIn(await idToken({ sub: "1002", email: "meera-nair@gmail.com" }));
    expect(other.json().user).toMatchObject({ username: "meera_nair2" });
  });

  test("creates one account when first sign-ins run in parallel", async () => {
    const token = await idToken({ sub: "1100", email: "twice@gmail.com" });
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json().user.id)).size).toBe(1);
  });

  test.each([
    ["meant for another app", { aud: "another" }],
    ["of another issuer", { iss: "https://accounts.example.org" }],
    ["that ran out", { exp: Math.floor(clock.now().getTime() / 1_000) - 60 }],
    ["that never runs out", { exp: undefined }],
    ["about nobody", { sub: undefined }],
    ["about the empty name", { sub: "" }],
    ["without an email", { email: undefined }],
    ["with an email that Google has not confirmed", { email_verified: false }],
  ])("a token %s is refused", async (_case, changes) => {
    const answer = await signIn(await idToken(changes));
    expect(answer.statusCode).toBe(401);
    expect(answer.json().detail).toEqual(expect.stringContaining("Google"));
  });

  test("a token that Google did not sign is refused", async () => {
    const { privateKey } = await generateKeyPair("RS256");
    expect((await signIn(await idToken({}, privateKey))).statusCode).toBe(401);
    const now = Math.floor(clock.now().getTime() / 1_000);
    const symmetric = await new SignJWT({ ...claims, iss: issuer, iat: now, exp: now + 60 })
      .setProtectedHeader({ alg: "HS256", kid: "k1" })
      .sign(new TextEncoder().encode("the public key, as if it were a secret"));
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${symmetric.split(".")[1]}.`;
    for (const token of [symmetric, unsigned, "nonsense", "a.b.c"]) {
      expect((await signIn(token)).statusCode).toBe(401);
    }
  });

  test("signs in to an account with the same email when Google hosts the mailbox", async () => {
    const asha = await signUp(server, { username: "asha", email: "asha@gmail.com" });
    const { user } = (await signIn(await idToken({ sub: "2001", email: "Asha@gmail.com" }))).json();
    expect(user.id).toBe(asha.id);
    const login = { email_or_username: "asha", password: testPassword };
    const still = await server.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: login,
    });
    expect(still.statusCode).toBe(200);
  });

  test("does not when Google does not host the mailbox", async () => {
    await signUp(server, { username: "ravi", email: "ravi@example.org" });
    const token = await idToken({ sub: "2002", email: "ravi@example.org" });
    const answer = await signIn(token);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "email_taken" });
    const hosted = await idToken({ sub: "2003", email: "ravi@example.org", hd: "example.org" });
    expect((await signIn(hosted)).statusCode).toBe(200);
  });

  test("takes an account over from a stranger who registered its email first", async () => {
    const squatter = await signUp(server, {
      username: "squatter",
      email: "vani@gmail.com",
      verified: false,
    });
    await server.app.inject({
      method: "PUT",
      url: "/api/v1/auth/email",
      headers: squatter.headers,
      payload: { email: "squatter@example.org", current_password: testPassword },
    });
    const link = tokenOf((await deliverEmails(server)).find(({ kind }) => kind === "change_email"));
    const { user } = (await signIn(await idToken({ sub: "2004", email: "vani@gmail.com" }))).json();
    expect(user).toMatchObject({ id: squatter.id, is_verified: true });
    const me = await server.app.inject({ url: "/api/v1/auth/me", headers: squatter.headers });
    expect(me.statusCode).toBe(401);
    const moved = await server.app.inject({ url: `/api/v1/auth/verify-email?token=${link}` });
    expect(moved.statusCode).toBe(400);
    const login = await server.app.inject({
      method: "POST",
      url: "/api/v1/auth/login",
      payload: { email_or_username: "squatter", password: testPassword },
    });
    expect(login.statusCode).toBe(401);
  });

  test("is offered with its client id", async () => {
    const ways = (app: TestApp["app"]) => app.inject({ url: "/api/v1/auth/ways" });
    expect((await ways(server.app)).json()).toMatchObject({ google_client_id: clientId });
    expect((await ways(without.app)).json()).toMatchObject({ google_client_id: null });
  });

  test("is not offered without a client id", async () => {
    const answer = await signIn(await idToken(), without.app);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toBe("This way of signing in is not offered here.");
  });

  test("is distinguished from Google being unreachable", async () => {
    const unreachable = googleProvider(clientId, { clock, issuer: "http://127.0.0.1:9" });
    const away = await createTestApp({ google: unreachable });
    const answer = await signIn(await idToken(), away.app);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: "openid_unreachable" });
    await away.close();
  });

  test("never has to wait because Google was unreachable, as it has after many refusals", async () => {
    const from = "203.0.113.9";
    const unreachable = new Problem(503, "openid_unreachable", "Later.");
    let personBehind = () => Promise.reject<OpenIdPerson>(unreachable);
    const away = await createTestApp({
      google: { clientId, name: "Google", personBehind: () => personBehind() },
    });
    const statuses = async () => {
      const seen = new Set<number>();
      for (let time = 0; time < 40; time += 1)
        seen.add((await signIn("token", away.app, from)).statusCode);
      return [...seen];
    };
    expect(await statuses()).toEqual([503]);
    personBehind = () => Promise.reject(new Problem(401, "openid_refused", "No."));
    expect(await statuses()).toEqual([401, 429]);
    await away.close();
  });
});
