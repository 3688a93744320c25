import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, signUp, testPassword, type TestApp } from "../../../testing/index.ts";
import { twoStep } from "../../../testing/two-step.ts";
import type { OpenIdSettings } from "../../../features/auth/index.ts";
import { requestLastsMs } from "./requests.ts";
import {
  clientId,
  clientSecret,
  openLoopbackProvider,
  type LoopbackPerson,
  type LoopbackProvider,
  type Misbehaviour,
} from "./testing/loopback-provider.ts";
import { openIdBrowser } from "../../../testing/openid-browser.ts";

let school: LoopbackProvider;
let club: LoopbackProvider;
let server: TestApp;
const settingsOf = (key: string, name: string, { issuer }: LoopbackProvider): OpenIdSettings => ({
  key,
  name,
  issuer,
  clientId,
  clientSecret,
  scopes: "openid email profile",
  roleClaim: key === "school" ? "groups" : undefined,
  adminValue: key === "school" ? "katha-admins" : undefined,
});
const providers = () => [
  settingsOf("school", "The school", school),
  settingsOf("club", "The club", club),
];
beforeAll(async () => {
  school = await openLoopbackProvider();
  club = await openLoopbackProvider();
  server = await createTestApp({ openId: providers() });
});
afterAll(async () => {
  await server.close();
  await Promise.all([school.close(), club.close()]);
});

let people = 0;
/** Somebody new at the school. */
function newcomer(wanted: Partial<LoopbackPerson> = {}): LoopbackPerson {
  people += 1;
  school.person = {
    sub: `sub-${people}`,
    email: `pupil${people}@school.example`,
    email_verified: true,
    name: `Pupil ${people}`,
    ...wanted,
  };
  return school.person;
}
beforeEach(() => {
  school.misbehaves = {};
  newcomer();
});

const me = async (token: string) =>
  (
    await server.app.inject({
      url: "/api/v1/auth/me",
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();
const countUsers = async () => {
  const rows = await server.db.selectFrom("users").select("id").execute();
  return rows.length;
};
const signInsOf = (id: string) =>
  server.db.selectFrom("sign_ins").selectAll().where("user_id", "=", id).execute();

describe("signing in with a provider", () => {
  test("is offered by name, in the host's order", async () => {
    const { providers: offered } = (await server.app.inject({ url: "/api/v1/auth/ways" })).json();
    expect(offered).toEqual([
      { key: "school", name: "The school" },
      { key: "club", name: "The club" },
    ]);
  });

  test("makes an account the first time, and finds it afterwards by issuer and subject", async () => {
    const { sub } = newcomer({ email: "meera@school.example", name: "Meera Nair" });
    const first = await openIdBrowser(server).signIn("school");
    expect(first.statusCode).toBe(200);
    const { user, tokens } = first.json();
    expect(user).toMatchObject({
      username: "meera",
      display_name: "Meera Nair",
      email: "meera@school.example",
      is_verified: true,
      role: "player",
    });
    expect(await me(tokens.access_token)).toMatchObject({ id: user.id });

    newcomer({ sub, email: "moved@school.example", email_verified: false });
    const again = (await openIdBrowser(server).signIn("school")).json();
    expect(again.user).toMatchObject({ id: user.id, email: "meera@school.example" });
  });

  test("tells the same subject of two issuers apart", async () => {
    newcomer({ sub: "same" });
    club.person = { sub: "same", email: "other@club.example", email_verified: true };
    const there = (await openIdBrowser(server).signIn("school")).json();
    const here = (await openIdBrowser(server).signIn("club")).json();
    expect(here.user.id).not.toBe(there.user.id);
  });

  test("opens the account that has the same confirmed address, and leaves its password", async () => {
    const asha = await signUp(server, { username: "asha", email: "asha@school.example" });
    newcomer({ email: "Asha@School.Example" });
    const { user } = (await openIdBrowser(server).signIn("school")).json();
    expect(user.id).toBe(asha.id);
    const login = await openIdBrowser(server).post("/auth/login", {
      email_or_username: "asha",
      password: testPassword,
    });
    expect(login.statusCode).toBe(200);
  });

  test("takes an account over from a stranger who registered its address and never confirmed it", async () => {
    const squatter = await signUp(server, {
      username: "squatter",
      email: "vani@school.example",
      verified: false,
    });
    newcomer({ email: "vani@school.example" });
    const { user } = (await openIdBrowser(server).signIn("school")).json();
    expect(user).toMatchObject({ id: squatter.id, is_verified: true });
    expect(await me(squatter.tokens.access_token)).toMatchObject({ code: "sign_in_needed" });
    const login = await openIdBrowser(server).post("/auth/login", {
      email_or_username: "squatter",
      password: testPassword,
    });
    expect(login.statusCode).toBe(401);
  });

  test("asks userinfo for what the ID token leaves out", async () => {
    const { email } = newcomer();
    school.misbehaves = { claims: { email: undefined, email_verified: undefined } };
    const { user } = (await openIdBrowser(server).signIn("school")).json();
    expect(user.email).toBe(email);
    expect(school.asked).toContain("/userinfo");
  });

  test("asks for the account's second factor, too", async () => {
    const { email = "" } = newcomer();
    const steps = twoStep(server);
    const app = await steps.addApp(await signUp(server, { email }));
    const answer = (await openIdBrowser(server).signIn("school", { remember_me: true })).json();
    expect(answer.tokens).toBeUndefined();
    const { body } = await steps.prove(answer.second_factor.challenge, app.next());
    expect(body.user.email).toBe(email);
    const proved = (await signInsOf(body.user.id)).find(({ way }) => way === "school");
    expect(proved).toMatchObject({ is_remembered: true, sealed_id_token: expect.any(String) });
  });

  test("makes one account of two first sign-ins at once", async () => {
    newcomer();
    const before = await countUsers();
    const [one, other] = [openIdBrowser(server), openIdBrowser(server)];
    const answers = [await one.signInThere("school"), await other.signInThere("school")] as const;
    const both = await Promise.all([one.finish(answers[0]), other.finish(answers[1])]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(both[0].json().user.id).toBe(both[1].json().user.id);
    expect(await countUsers()).toBe(before + 1);
  });

  test("goes on when the provider has new keys", async () => {
    const { sub } = newcomer();
    const first = (await openIdBrowser(server).signIn("school")).json();
    await school.rotateKeys();
    newcomer({ sub });
    const again = await openIdBrowser(server).signIn("school");
    expect(again.statusCode).toBe(200);
    expect(again.json().user.id).toBe(first.user.id);
  });

  test("lasts as long as was asked for", async () => {
    const { user } = (await openIdBrowser(server).signIn("school", { remember_me: true })).json();
    const [signIn] = await signInsOf(user.id);
    expect(signIn).toMatchObject({ is_remembered: true, way: "school" });
  });
});

describe("nobody gets into an account that is not theirs", () => {
  test("an address that the provider has not confirmed opens no account, and makes none", async () => {
    const ravi = await signUp(server, { email: "ravi@school.example" });
    const before = await countUsers();
    for (const claims of [
      { email: "ravi@school.example", email_verified: false },
      { email: "ravi@school.example", email_verified: undefined },
      { email: "nobody@school.example", email_verified: false },
      { email: undefined },
      { email: "ravi\u0000@school.example" },
      { email: "ravi@school.example\nBcc: all@school.example" },
      { email: `${"r".repeat(5_000)}@school.example` },
    ]) {
      newcomer(claims as Partial<LoopbackPerson>);
      const answer = await openIdBrowser(server).signIn("school");
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({
        code: "openid_email_unconfirmed",
        detail: expect.stringContaining("The school has not confirmed your email"),
      });
    }
    expect(await countUsers()).toBe(before);
    expect(await signInsOf(ravi.id)).toHaveLength(1);
  });

  test("an address that the provider has given to somebody else opens nobody's account", async () => {
    const { email = "" } = newcomer();
    const first = (await openIdBrowser(server).signIn("school")).json();
    newcomer({ email });
    const answer = await openIdBrowser(server).signIn("school");
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: "openid_other_person" });
    expect(await signInsOf(first.user.id)).toHaveLength(1);
  });

  const wrongAnswers: [string, Misbehaviour, string, string][] = [
    ["another issuer", { claims: { iss: "https://evil.example" } }, "issuer", "another issuer"],
    ["another nonce", { claims: { nonce: "another" } }, "nonce", "another sign-in"],
    ["another audience", { claims: { aud: "another" } }, "audience", "another site"],
    ["an expired token", { claims: { exp: 1_000_000_000 } }, "time", "has expired"],
    ["a wrong signature", { signsWithOtherKey: true }, "signature", "signature is not right"],
    ["no subject", { claims: { sub: "" } }, "form", "not what OpenID Connect asks for"],
    ["a subject with NUL", { claims: { sub: "a\u0000" } }, "form", "not what OpenID Connect asks"],
    ["a subject of lines", { claims: { sub: "a\nb" } }, "form", "not what OpenID Connect asks for"],
    [
      "a long subject",
      { claims: { sub: "a".repeat(256) } },
      "form",
      "not what OpenID Connect asks",
    ],
    ["nonsense", { tokens: "nonsense" }, "form", "not what OpenID Connect asks for"],
  ];
  test.each(wrongAnswers)("refused: %s", async (_, misbehaves, reason, words) => {
    const { sub } = newcomer();
    const known = (await openIdBrowser(server).signIn("school")).json();
    newcomer({ sub });
    const before = await countUsers();
    school.misbehaves = misbehaves;
    const answer = await openIdBrowser(server).signIn("school");
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({
      code: "openid_refused",
      reason,
      detail: expect.stringContaining(words),
    });
    expect(await countUsers()).toBe(before);
    expect(await signInsOf(known.user.id)).toHaveLength(1);
  });

  test("refused: an answer that another issuer sent the browser back with", async () => {
    const browser = openIdBrowser(server);
    const answer = new URLSearchParams(await browser.signInThere("school"));
    answer.set("iss", club.issuer);
    const refused = await browser.finish(answer.toString());
    expect(refused.json()).toMatchObject({ code: "openid_refused", reason: "issuer" });
  });

  test("refused: the code of another sign-in, which was begun with other proofs", async () => {
    const thief = openIdBrowser(server);
    const stolen = new URLSearchParams(await openIdBrowser(server).signInThere("school"));
    const own = new URLSearchParams(await thief.signInThere("school"));
    own.set("code", stolen.get("code") ?? "");
    expect((await thief.finish(own.toString())).json()).toMatchObject({ code: "openid_declined" });
  });

  test("refused: a state from another browser, which the right one can still finish", async () => {
    const begun = openIdBrowser(server);
    const answer = await begun.signInThere("school");
    const other = openIdBrowser(server);
    await other.signInThere("school");
    for (const browser of [other, openIdBrowser(server)]) {
      const refused = await browser.finish(answer);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({
        code: "openid_other_browser",
        detail: expect.stringContaining("begun in another browser"),
      });
    }
    expect((await begun.finish(answer)).statusCode).toBe(200);
  });

  test("refused: a state that was used, of sign-ins at once as well, or is unknown", async () => {
    const browser = openIdBrowser(server);
    const answer = await browser.signInThere("school");
    const both = await Promise.all([browser.finish(answer), browser.finish(answer)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]));
    for (const replayed of [answer, "code=x&state=unknown", "code=x", `${answer}&state=x`]) {
      const refused = await browser.finish(replayed);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toMatchObject({ code: "openid_ended" });
    }
  });

  test("refused: a state that is too old", async () => {
    const browser = openIdBrowser(server);
    const answer = await browser.signInThere("school");
    server.clock.advance(requestLastsMs + 1);
    expect((await browser.finish(answer)).json()).toMatchObject({ code: "openid_ended" });
  });

  test("refused: whoever said no at the provider", async () => {
    const browser = openIdBrowser(server);
    const state = new URLSearchParams(await browser.signInThere("school")).get("state");
    const answer = await browser.finish(
      `error=access_denied&state=${state}&iss=${encodeURIComponent(school.issuer)}`,
    );
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "openid_declined" });
  });

  test("a suspended account stays shut", async () => {
    const { sub } = newcomer();
    const { user } = (await openIdBrowser(server).signIn("school")).json();
    await server.db
      .updateTable("users")
      .set({ suspended_at: server.clock.now(), suspension_reason: "Rude" })
      .where("id", "=", user.id)
      .execute();
    newcomer({ sub });
    expect((await openIdBrowser(server).signIn("school")).statusCode).toBe(403);
  });

  test("the database keeps nothing that a sign-in could be finished with", async () => {
    const browser = openIdBrowser(server);
    const answer = new URLSearchParams(await browser.signInThere("school"));
    const rows = await server.db.selectFrom("oidc_requests").selectAll().execute();
    const kept = JSON.stringify(rows);
    for (const secret of [answer.get("state") ?? "?", ...browser.cookies.values()])
      expect(kept).not.toContain(secret);
  });
});

describe("a provider that is away", () => {
  const unreachable = { code: "openid_unreachable", detail: expect.stringContaining("The school") };

  test("cannot be gone to", async () => {
    school.misbehaves = { discovery: "500" };
    const away = await createTestApp({ openId: providers() });
    const answer = await openIdBrowser(away).post("/auth/openid/school");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject(unreachable);
    expect(answer.cookies).toEqual([]);
    await away.close();
  });

  test("is not trusted where its discovery names another issuer", async () => {
    school.misbehaves = { discovery: "other issuer" };
    const away = await createTestApp({ openId: providers() });
    const answer = await openIdBrowser(away).post("/auth/openid/school");
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: "openid_refused", reason: "issuer" });
    await away.close();
  });

  test("signs nobody in while its tokens do not come, and does once they do", async () => {
    const { sub } = newcomer();
    school.misbehaves = { tokens: "500" };
    const answer = await openIdBrowser(server).signIn("school");
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject(unreachable);
    school.misbehaves = { tokens: "refuses" };
    expect((await openIdBrowser(server).signIn("school")).statusCode).toBe(401);
    school.misbehaves = {};
    newcomer({ sub });
    expect((await openIdBrowser(server).signIn("school")).statusCode).toBe(200);
  });

  test("is not waited for long", async () => {
    const browser = openIdBrowser(server);
    const answer = await browser.signInThere("school");
    school.misbehaves = { tokens: "hangs" };
    const settings = settingsOf("school", "The school", school);
    const impatient = await createTestApp({
      db: server.db,
      clock: server.clock,
      openId: [settings],
      providerPatienceMs: 200,
    });
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const refused = await impatient.app.inject({
      method: "POST",
      url: "/api/v1/auth/openid-answer",
      headers: { cookie },
      payload: { answer },
    });
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject(unreachable);
    await impatient.close();
  });

  test("an unknown one is not offered", async () => {
    const answer = await openIdBrowser(server).post("/auth/openid/nobody");
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: "way_not_offered" });
  });
});

describe("the role of an administrator", () => {
  const roleAfter = async (person: Partial<LoopbackPerson>) => {
    newcomer(person);
    return (await openIdBrowser(server).signIn("school")).json().user.role;
  };

  test("is given and taken by the provider's claim", async () => {
    await signUp(server, { role: "admin" });
    const { sub } = newcomer();
    expect(await roleAfter({ sub, groups: ["pupils"] })).toBe("player");
    expect(await roleAfter({ sub, groups: ["pupils", "katha-admins"] })).toBe("admin");
    expect(await roleAfter({ sub, groups: ["pupils"] })).toBe("player");
    const acts = await server.db
      .selectFrom("audit_entries")
      .select(["act", "after"])
      .where("act", "=", "user.role_changed")
      .orderBy("id")
      .execute();
    expect(acts.map(({ after }) => after)).toEqual([
      { role: "admin", by: "provider" },
      { role: "player", by: "provider" },
    ]);
  });

  test("is not taken by a provider that does not say who administers", async () => {
    const admin = await signUp(server, { role: "admin", email: "head@club.example" });
    club.person = { sub: "head", email: "head@club.example", email_verified: true };
    const { user } = (await openIdBrowser(server).signIn("club")).json();
    expect(user).toMatchObject({ id: admin.id, role: "admin" });
  });

  test("is not taken from the last administrator", async () => {
    const { sub } = newcomer();
    const others = server.db.updateTable("users").set({ role: "player" });
    await others.where("role", "=", "admin").execute();
    expect(await roleAfter({ sub, groups: ["katha-admins"] })).toBe("admin");
    expect(await roleAfter({ sub, groups: [] })).toBe("admin");
  });
});

describe("signing out", () => {
  const signOut = (token: string, app = server.app) =>
    app.inject({
      method: "POST",
      url: "/api/v1/auth/logout",
      headers: { authorization: `Bearer ${token}` },
    });

  test("leads to the end of the provider's own sign-in, with its ID token", async () => {
    const { tokens } = (await openIdBrowser(server).signIn("school")).json();
    const answer = await signOut(tokens.access_token);
    const address = new URL(answer.json().sign_out_address);
    expect(address.origin + address.pathname).toBe(`${school.issuer}/end`);
    expect(address.searchParams.get("client_id")).toBe(clientId);
    expect(address.searchParams.get("post_logout_redirect_uri")).toMatch(/\/login$/);
    const [, payload = ""] = address.searchParams.get("id_token_hint")?.split(".") ?? [];
    expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({
      sub: school.person.sub,
    });
    expect(await me(tokens.access_token)).toMatchObject({ code: "sign_in_needed" });
  });

  test("leads nowhere after a password, or while the provider is away", async () => {
    const person = await signUp(server);
    expect((await signOut(person.tokens.access_token)).json().sign_out_address).toBeNull();
    const { tokens } = (await openIdBrowser(server).signIn("school")).json();
    school.misbehaves = { discovery: "500" };
    const away = await createTestApp({
      db: server.db,
      clock: server.clock,
      openId: providers(),
    });
    const answer = await signOut(tokens.access_token, away.app);
    expect(answer.json().sign_out_address).toBeNull();
    expect(answer.statusCode).toBe(200);
    await away.close();
  });
});

describe("a provider at which somebody signs out", () => {
  let told = 0;
  const tell = (logout_token: string, provider = "school") =>
    server.app.inject({
      method: "POST",
      url: `/backchannel-logout/${provider}`,
      remoteAddress: `198.51.100.${(told += 1)}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ logout_token }).toString(),
    });
  const isIn = async (token: string) => (await me(token)).id !== undefined;
  const tokenFrom = async (provider = "school") =>
    String((await openIdBrowser(server).signIn(provider)).json().tokens.access_token);

  test("ends that session here, and then all that came from there, but none by a password", async () => {
    const person = await signUp(server, { email: "both@school.example" });
    const { sub } = newcomer({ email: "both@school.example", sid: "desk" });
    const desk = await tokenFrom();
    newcomer({ sub, email: "both@school.example", sid: "phone" });
    const phone = await tokenFrom();
    const answer = await tell(await school.logoutToken({ sid: "desk" }));
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect([await isIn(desk), await isIn(phone)]).toEqual([false, true]);
    expect((await tell(await school.logoutToken())).statusCode).toBe(200);
    expect([await isIn(phone), await isIn(person.tokens.access_token)]).toEqual([false, true]);
  });

  test("ends the one session that it names alone, and nobody else's", async () => {
    const { sub, email = "" } = newcomer({ sid: "laptop" });
    const laptop = await tokenFrom();
    newcomer({ sub, email, sid: "tablet" });
    const tablet = await tokenFrom();
    newcomer({ sid: "elsewhere" });
    const other = await tokenFrom();
    club.person = { sub: "c", email: "c@club.example", email_verified: true, sid: "laptop" };
    const member = await tokenFrom("club");
    for (const sid of ["unheard of", "laptop"])
      expect((await tell(await school.logoutToken({ sub: undefined, sid }))).statusCode).toBe(200);
    const still = await Promise.all([laptop, tablet, other, member].map(isIn));
    expect(still).toEqual([false, true, true, true]);
    const rows = await server.db.selectFrom("sign_ins").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain("tablet");
  });

  test("does not end another's session for a subject, nor their own that are known to be others", async () => {
    const { sub, email = "" } = newcomer({ sid: "first" });
    const first = await tokenFrom();
    newcomer({ sid: "second" });
    const second = await tokenFrom();
    await tell(await school.logoutToken({ sub, sid: "second" }));
    expect([await isIn(first), await isIn(second)]).toEqual([true, true]);
    newcomer({ sub, email });
    const unnamed = await tokenFrom();
    await tell(await school.logoutToken({ sub, sid: "third" }));
    expect([await isIn(first), await isIn(unnamed)]).toEqual([true, false]);
  });

  test("ends a session at its second step, and one that came through it", async () => {
    const steps = twoStep(server);
    const person = await signUp(server, { email: "steps@school.example" });
    const app = await steps.addApp(person);
    const { sub } = newcomer({ email: "steps@school.example", sid: "step one" });
    const half = (await openIdBrowser(server).signIn("school")).json();
    await tell(await school.logoutToken({ sub: undefined, sid: "step one" }));
    const refused = await steps.prove(half.second_factor.challenge, app.next());
    expect(refused.body).toMatchObject({ code: "challenge_ended" });
    newcomer({ sub, email: "steps@school.example", sid: "step two" });
    const whole = (await openIdBrowser(server).signIn("school")).json();
    const { body } = await steps.prove(whole.second_factor.challenge, app.next());
    const { access_token } = (body as { tokens: { access_token: string } }).tokens;
    expect(await isIn(access_token)).toBe(true);
    await tell(await school.logoutToken({ sub: undefined, sid: "step two" }));
    expect(await isIn(access_token)).toBe(false);
  });

  test("is believed once, and only with a token that is right in every part", async () => {
    const token = await tokenFrom();
    const now = Math.floor(Date.now() / 1_000);
    const right = await school.logoutToken({ sub: "nobody here" });
    expect((await tell(right)).statusCode).toBe(200);
    const event = "http://schemas.openid.net/event/backchannel-logout";
    const wrong = [
      right,
      "nonsense",
      await school.logoutToken({ iss: "http://127.0.0.1:9" }),
      await school.logoutToken({ aud: "another" }),
      await school.logoutToken({ nonce: "n" }),
      await school.logoutToken({ events: {} }),
      await school.logoutToken({ events: { [event]: "yes" } }),
      await school.logoutToken({ jti: undefined }),
      await school.logoutToken({ sub: undefined }),
      await school.logoutToken({ sub: 7, sid: "desk" }),
      await school.logoutToken({ sub: undefined, sid: "" }),
      await school.logoutToken({ iat: undefined }),
      await school.logoutToken({ iat: now - 3_600 }),
      await school.logoutToken({ exp: now - 600 }),
      await school.logoutToken({}, { typ: "at+jwt" }),
    ];
    school.misbehaves = { signsWithOtherKey: true };
    wrong.push(await school.logoutToken());
    school.misbehaves = {};
    for (const one of wrong) {
      const answer = await tell(one);
      expect([answer.statusCode, answer.json().error]).toEqual([400, "invalid_request"]);
    }
    expect((await tell(await school.logoutToken(), "club")).statusCode).toBe(400);
    expect((await tell(await school.logoutToken(), "nobody")).statusCode).toBe(400);
    expect(await isIn(token)).toBe(true);
  });
});
