import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { TestAppOptions } from "../../../testing/app-dependencies.ts";
import {
  createTestApp,
  signUp,
  testPassword,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";
import {
  clientId,
  clientSecret,
  openLoopbackProvider,
  type LoopbackProvider,
} from "../../../parts/sign-in/openid/testing/loopback-provider.ts";
import { openIdBrowser } from "../../../testing/openid-browser.ts";
import { pretendGoogle } from "../../../parts/sign-in/openid/testing/pretend-google.ts";

let school: LoopbackProvider;
let server: TestApp;
let admin: Person;
const apps: TestApp[] = [];
beforeAll(async () => {
  school = await openLoopbackProvider();
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
afterAll(() => school.close());

async function open(options: TestAppOptions): Promise<void> {
  const settings = {
    key: "school",
    name: "The school",
    issuer: school.issuer,
    clientId,
    clientSecret,
    scopes: "openid email profile",
    roleClaim: undefined,
    adminValue: undefined,
  };
  server = await createTestApp({ openId: [settings], ...options });
  apps.push(server);
  admin = await signUp(server, { role: "admin" });
}

let people = 0;
function register(more: object = {}) {
  people += 1;
  return server.app.inject({
    method: "POST",
    url: "/api/v1/auth/register",
    payload: {
      username: `reader_${people}`,
      email: `reader${people}@elsewhere.example`,
      password: testPassword,
      confirm_password: testPassword,
      ...more,
    },
  });
}

function comeBySchool(email: string, form: object = {}) {
  people += 1;
  school.person = { sub: `sub-${people}`, email, email_verified: true };
  return openIdBrowser(server).signIn("school", form);
}

async function invite(form: object = {}) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/admin/invitations",
    headers: admin.headers,
    payload: form,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: string; token: string; uses: number }>();
}

const listed = async () => {
  const url = "/api/v1/admin/invitations";
  return (await server.app.inject({ url, headers: admin.headers })).json().invitations;
};

const openLink = (invitation: string) =>
  server.app.inject({ method: "POST", url: "/api/v1/auth/invitation", payload: { invitation } });

describe("where nobody may register", () => {
  test("neither a password nor a provider makes an account, and whoever has one comes in", async () => {
    await open({ fileSettings: { registration: { rule: "closed", domains: [] } } });
    await signUp(server, { email: "asha@school.example" });
    const { token } = await invite();
    for (const answer of [
      await register(),
      await register({ invitation: token }),
      await comeBySchool("new@school.example"),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: "registration_closed" });
    }
    expect((await comeBySchool("asha@school.example")).statusCode).toBe(200);
  });
});

describe("by invitation", () => {
  const byInvitation = {
    fileSettings: { registration: { rule: "invitation", domains: [] } },
  } as const;

  test("nobody registers without one", async () => {
    await open(byInvitation);
    const { registration } = (await server.app.inject({ url: "/api/v1/auth/ways" })).json();
    expect(registration).toBe("invitation");
    for (const answer of [await register(), await comeBySchool("new@school.example")]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: "registration_by_invitation" });
    }
  });

  test("as many register as it has uses, by password or by a provider", async () => {
    await open(byInvitation);
    const { token: invitation } = await invite({ uses: 2, note: "The reading club" });
    expect((await openLink(invitation)).json()).toMatchObject({ email: null });
    expect((await register({ invitation })).statusCode).toBe(201);
    expect((await comeBySchool("new@school.example", { invitation })).statusCode).toBe(200);
    expect(await listed()).toMatchObject([{ uses: 2, uses_left: 0, token: null }]);
    for (const answer of [await register({ invitation }), await openLink(invitation)]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "invitation_ended" });
    }
  });

  test("of two who use the last one at once, one registers", async () => {
    await open(byInvitation);
    const { token: invitation } = await invite();
    const both = await Promise.all([register({ invitation }), register({ invitation })]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 400]));
  });

  test("one for an address is for that address alone", async () => {
    await open(byInvitation);
    const { token: invitation, uses } = await invite({ email: "Meera@Example.org", uses: 9 });
    expect(uses).toBe(1);
    expect((await openLink(invitation)).json()).toMatchObject({ email: "Meera@Example.org" });
    expect((await register({ invitation })).statusCode).toBe(400);
    expect((await comeBySchool("other@example.org", { invitation })).statusCode).toBe(400);
    const invited = await register({ invitation, email: "meera@example.org" });
    expect(invited.statusCode).toBe(201);
    expect(invited.json().user.is_verified).toBe(false);
  });

  test("a registration that fails uses nothing up", async () => {
    await open(byInvitation);
    const { token: invitation } = await invite();
    const taken = await register({ invitation, username: admin.user.username });
    expect(taken.statusCode).toBe(409);
    expect((await register({ invitation })).statusCode).toBe(201);
  });

  test("one that was taken back, has expired or was changed invites nobody", async () => {
    await open(byInvitation);
    const [withdrawn, old] = [await invite(), await invite({ days: 1 })];
    const { token } = await invite();
    const answer = await server.app.inject({
      method: "DELETE",
      url: `/api/v1/admin/invitations/${withdrawn.id}`,
      headers: admin.headers,
    });
    expect(answer.statusCode).toBe(200);
    expect((await listed()).at(-1)).toMatchObject({ token: null });
    server.clock.advance(86_400_000);
    const changed = `${withdrawn.id}.${token.split(".")[1]}`;
    for (const invitation of [withdrawn.token, old.token, changed, "nonsense"]) {
      expect((await openLink(invitation)).json()).toMatchObject({ code: "invitation_ended" });
      expect((await register({ invitation })).json()).toMatchObject({ code: "invitation_ended" });
    }
    expect((await register({ invitation: token })).statusCode).toBe(201);
  });

  test("what administrators do with invitations is in the audit log", async () => {
    await open(byInvitation);
    const { id } = await invite({ uses: 3 });
    await server.app.inject({
      method: "DELETE",
      url: `/api/v1/admin/invitations/${id}`,
      headers: admin.headers,
    });
    const acts = await server.db
      .selectFrom("audit_entries")
      .select("act")
      .where("subject_id", "=", id)
      .orderBy("created_at")
      .execute();
    expect(acts.map(({ act }) => act).toSorted()).toEqual([
      "invitation.made",
      "invitation.withdrawn",
    ]);
  });
});

describe("by domain", () => {
  const byDomain = {
    fileSettings: { registration: { rule: "domains", domains: ["school.example"] } },
  } as const;

  test("addresses that a provider has confirmed register, others do not", async () => {
    await open(byDomain);
    expect((await comeBySchool("meera@School.Example")).statusCode).toBe(200);
    for (const email of [
      "a@evil.example",
      "a@notschool.example",
      "a@school.example.evil.example",
    ]) {
      const answer = await comeBySchool(email);
      expect(answer.json()).toMatchObject({ code: "registration_by_domain" });
    }
  });

  test("a password proves no address, so it takes an invitation", async () => {
    await open(byDomain);
    const answer = await register({ email: "meera@school.example" });
    expect(answer.json()).toMatchObject({ code: "registration_by_domain" });
    const { token: invitation } = await invite();
    expect((await register({ invitation })).statusCode).toBe(201);
  });
});

test("whoever was invited is let in by Google, once", async () => {
  await open({
    google: pretendGoogle,
    fileSettings: { registration: { rule: "invitation", domains: [] } },
  });
  const enter = (id_token: string, form: object = {}) =>
    server.app.inject({
      method: "POST",
      url: "/api/v1/auth/google-id-token",
      payload: { id_token, ...form },
    });
  expect((await enter("meera@gmail.com")).json()).toMatchObject({
    code: "registration_by_invitation",
  });
  const { token: invitation } = await invite();
  expect((await enter("meera@gmail.com", { invitation: "nonsense" })).statusCode).toBe(400);
  const first = await enter("meera@gmail.com", { invitation });
  expect([first.statusCode, first.json().user.email]).toEqual([200, "meera@gmail.com"]);
  expect((await enter("meera@gmail.com")).json().user.id).toBe(first.json().user.id);
  expect((await enter("asha@gmail.com", { invitation })).json()).toMatchObject({
    code: "invitation_ended",
  });
});

describe("without passwords", () => {
  test("nobody signs in, registers or comes back by one, and a provider signs in", async () => {
    await open({ allowsPasswords: false });
    const person = await signUp(server, { email: "asha@school.example" });
    expect((await server.app.inject({ url: "/api/v1/auth/ways" })).json().passwords).toBe(false);
    const name = person.user.username;
    const twice = { password: "Lotus#2027", confirm_password: "Lotus#2027" };
    const forms: [string, object][] = [
      ["/auth/login", { email_or_username: name, password: testPassword }],
      ["/auth/forgot-password", { email: person.user.email }],
      ["/auth/reset-password", { token: "x", ...twice }],
      ["/auth/browser-link", { email_or_username: name }],
      ["/auth/confirm-browser", { token: "x" }],
    ];
    const answers = [await register()];
    for (const [path, payload] of forms)
      answers.push(await server.app.inject({ method: "POST", url: `/api/v1${path}`, payload }));
    answers.push(
      await server.app.inject({
        method: "PUT",
        url: "/api/v1/auth/password",
        headers: person.headers,
        payload: { current_password: testPassword, ...twice },
      }),
    );
    expect(answers.map((answer) => answer.json().code)).toEqual(answers.map(() => "passwords_off"));
    expect((await comeBySchool("asha@school.example")).json().user.id).toBe(person.id);
  });

  test("whoever has none deletes the account after a fresh sign-in, and after no older one", async () => {
    await open({ allowsPasswords: false });
    const { tokens } = (await comeBySchool("new@school.example")).json();
    const remove = (token: string) =>
      server.app.inject({
        method: "DELETE",
        url: "/api/v1/auth/me",
        headers: { authorization: `Bearer ${token}` },
        payload: { published_stories: "keep_stories" },
      });
    server.clock.advance(11 * 60_000);
    expect((await remove(tokens.access_token)).json()).toMatchObject({ code: "sign_in_again" });
    const again = await openIdBrowser(server).signIn("school");
    expect((await remove(again.json().tokens.access_token)).statusCode).toBe(200);
  });

  test("a second factor is added after a fresh sign-in, and after no older one", async () => {
    await open({ allowsPasswords: false });
    const start = (token: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/v1/auth/me/second-factors/totp",
        headers: { authorization: `Bearer ${token}` },
        payload: { proof: { kind: "sign_in" } },
      });
    const { tokens } = (await comeBySchool("own@school.example")).json();
    expect((await start(tokens.access_token)).statusCode).toBe(200);
    server.clock.advance(11 * 60_000);
    expect((await start(tokens.access_token)).json()).toMatchObject({ code: "sign_in_again" });
    // Where there are passwords, a sign-in alone adds none.
    await open({});
    const other = (await comeBySchool("other@school.example")).json();
    expect((await start(other.tokens.access_token)).statusCode).toBe(422);
  });
});
