import type { AdminUser, AuditEntry } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { twoStep } from "../../testing/two-step.ts";
import { insertStory } from "../../testing/insert-story.ts";
import {
  createTestApp,
  deliverEmails,
  signInAgain,
  signUp,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { pretendGoogle } from "../../parts/sign-in/openid/testing/pretend-google.ts";

const dayMs = 86_400_000;
const reason = "Abuse of other players, twice.";

let server: TestApp;
let steps: ReturnType<typeof twoStep>;
let admin: Person;
let meera: Person;
beforeAll(async () => {
  server = await createTestApp({ google: pretendGoogle });
  steps = twoStep(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  admin = await signUp(server, { role: "admin" });
  meera = await signUp(server);
  await deliverEmails(server);
});

const inDays = (days: number) =>
  new Date(server.clock.now().getTime() + days * dayMs).toISOString();
const suspend = (who: Person, until: string | null = null, by = admin, why = reason) =>
  steps.ask("PUT", `/admin/users/${who.id}/suspension`, { by, payload: { reason: why, until } });
const lift = (who: Person, by = admin) =>
  steps.ask("DELETE", `/admin/users/${who.id}/suspension`, { by });
const renew = ({ tokens: { refresh_token } }: Person) =>
  steps.ask("POST", "/auth/refresh", { payload: { refresh_token } });
const me = (by: Person) => steps.ask("GET", "/auth/me", { by });
const google = (who: Person) =>
  steps.ask("POST", "/auth/google-id-token", { payload: { id_token: who.user.email } });
const lastActs = async (limit: number) => {
  const { body } = await steps.ask("GET", `/admin/audit?limit=${limit}`, { by: admin });
  return body.entries as AuditEntry[];
};

describe("a suspended user", () => {
  test("is refused at the next request, also by another server, and reads why", async () => {
    const other = await createTestApp({ db: server.db });
    const asked = () => other.app.inject({ url: "/api/v1/auth/me", headers: meera.headers });
    expect((await asked()).statusCode).toBe(200);
    const { status, body } = await suspend(meera);
    expect(status).toBe(200);
    expect(body.suspension).toEqual({
      since: server.clock.now().toISOString(),
      until: null,
      reason,
    });
    expect((await asked()).json().code).toBe("sign_in_needed");
    expect((await me(meera)).status).toBe(401);
    await other.close();
    const renewed = await renew(meera);
    expect([renewed.status, renewed.body.code]).toEqual([401, "account_suspended"]);
    expect(renewed.body.detail).toContain(reason);
  });

  test("signs in neither by password nor by Google; somebody who does not know the password learns nothing", async () => {
    await suspend(meera, inDays(3));
    for (const refused of [await steps.logIn(meera), await google(meera)]) {
      expect([refused.status, refused.body.code]).toEqual([403, "account_suspended"]);
      expect(refused.body).toMatchObject({ until: inDays(3), reason });
      expect(refused.body.tokens).toBeUndefined();
      for (const words of ["until January 18, 2026", reason, "Nothing was deleted", "write to"])
        expect(refused.body.detail).toContain(words);
    }
    const guess = await steps.logIn({ ...meera, password: "Not-this-1!" });
    expect(guess.body.code).toBe("wrong_credentials");
    expect(JSON.stringify(guess.body)).not.toContain("uspended");
  });

  test("with a second factor is told after it, and not by the password alone", async () => {
    const app = await steps.addApp(meera);
    const begun = await steps.logIn(meera);
    await suspend(meera);
    const late = await steps.prove(begun.body.second_factor.challenge, app.next());
    expect(late.body.tokens).toBeUndefined();
    const asked = await steps.logIn(meera);
    expect(JSON.stringify(asked.body)).not.toContain(reason);
    const refused = await steps.prove(asked.body.second_factor.challenge, app.next());
    expect([refused.status, refused.body.code]).toEqual([403, "account_suspended"]);
  });

  test("cannot use a sign-in that was opened at the same moment", async () => {
    await suspend(meera);
    await server.db
      .updateTable("sign_ins")
      .set({ ended_at: null, ended_by: null })
      .where("user_id", "=", meera.id)
      .execute();
    expect((await me(meera)).status).toBe(401);
    expect((await renew(meera)).body.code).toBe("account_suspended");
  });

  test("keeps their published stories where they are", async () => {
    const id = await insertStory(server.db, { author_id: meera.id, title: "The Salt Ferry" });
    await suspend(meera);
    expect((await steps.ask("GET", `/stories/${id}`)).status).toBe(200);
  });

  test("is told by mail, in their language", async () => {
    await suspend(meera, inDays(3));
    const [mail] = await deliverEmails(server);
    expect(mail).toMatchObject({ kind: "account_suspended", recipient: meera.user.email });
    for (const words of [reason, "January 18, 2026", "https://katha.test/privacy-policy"])
      expect(mail?.text).toContain(words);
    await server.db
      .updateTable("users")
      .set({ language: "hi" })
      .where("id", "=", meera.id)
      .execute();
    await suspend(meera, inDays(4));
    const [hindi] = await deliverEmails(server);
    expect(hindi?.text).toContain("19 जनवरी 2026 तक रोक दिया है");
    await lift(meera);
    expect((await deliverEmails(server)).map(({ kind }) => kind)).toEqual(["suspension_lifted"]);
  });

  test("finds it in the export of their account afterwards", async () => {
    await suspend(meera, inDays(1));
    server.clock.advance(2 * dayMs);
    const by = await signInAgain(server, meera.user);
    const { body } = await steps.ask("GET", "/auth/me/export", { by });
    expect(body.suspensions).toMatchObject([{ suspension_reason: reason }]);
  });
});

describe("a suspension", () => {
  test("that is lifted leaves everything as it was except the sign-ins; both acts are audited", async () => {
    await suspend(meera);
    expect((await lift(meera)).body.suspension).toBeNull();
    expect((await renew(meera)).body.code).toBe("signed_out");
    expect((await steps.logIn(meera)).body.user.id).toBe(meera.id);
    const subject = { kind: "user", id: meera.id };
    expect(await lastActs(2)).toMatchObject([
      { act: "user.suspension_lifted", subject, before: { reason, until: null } },
      { act: "user.suspended", subject, before: null, after: { reason, until: null } },
    ]);
    expect((await lift(meera)).status).toBe(200);
    expect(await lastActs(1)).toMatchObject([{ act: "user.suspension_lifted" }]);
  });

  test("ends by itself at its end", async () => {
    await suspend(meera, inDays(2));
    server.clock.advance(2 * dayMs - 1);
    expect((await steps.logIn(meera)).body.code).toBe("account_suspended");
    server.clock.advance(1);
    expect((await steps.logIn(meera)).body.user.id).toBe(meera.id);
    admin = await signInAgain(server, admin.user);
    const list = await steps.ask("GET", `/admin/users?q=${meera.user.username}`, { by: admin });
    expect(list.body.users).toMatchObject([{ suspension: null }]);
  });

  test("keeps its beginning when it is changed", async () => {
    const { body } = await suspend(meera, inDays(1));
    server.clock.advance(60_000);
    const changed = (await suspend(meera, null, admin, "Longer.")).body as unknown as AdminUser;
    expect(changed.suspension).toEqual({
      since: (body as unknown as AdminUser).suspension?.since,
      until: null,
      reason: "Longer.",
    });
    expect((await lastActs(1))[0]).toMatchObject({ before: { reason }, after: { until: null } });
  });

  test("needs a reason, an end in the future and a user", async () => {
    expect((await suspend(meera, null, admin, "  ")).status).toBe(422);
    expect((await suspend(meera, inDays(0))).body.code).toBe("day_is_past");
    expect((await suspend(meera, "tomorrow")).status).toBe(422);
    const nobody = { ...meera, id: server.ids() };
    expect((await suspend(nobody)).body.code).toBe("user_not_found");
    expect((await lift(nobody)).body.code).toBe("user_not_found");
    expect((await me(meera)).status).toBe(200);
  });

  test("is never one's own, and never the last administrator's", async () => {
    expect((await suspend(admin)).body.code).toBe("own_account");
    const second = await signUp(server, { role: "admin" });
    await server.db
      .updateTable("users")
      .set({ role: "player" })
      .where("id", "not in", [admin.id, second.id])
      .execute();
    const answers = await Promise.all([suspend(second), suspend(admin, null, second)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    const by = answers[0].status === 200 ? admin : second;
    const path = "/admin/users?role=admin&is_suspended=false";
    const { body } = await steps.ask("GET", path, { by });
    expect((body.users as AdminUser[]).map(({ id }) => id)).toEqual([by.id]);
    // The remaining administrator can neither resign nor leave: a suspended one does not count.
    const role = { by, payload: { role: "player" } };
    const resigned = await steps.ask("PUT", `/admin/users/${by.id}/role`, role);
    expect(resigned.body.code).toBe("last_administrator");
    const leaving = { by, payload: { password: by.password, published_stories: "keep_stories" } };
    expect((await steps.ask("DELETE", "/auth/me", leaving)).body.code).toBe("last_administrator");
  });
});

test("the list finds who is suspended now, and who is not", async () => {
  const past = await signUp(server, { username: "boatman_past" });
  const now = await signUp(server, { username: "boatman_now" });
  await signUp(server, { username: "boatman_free" });
  await suspend(past, inDays(1));
  server.clock.advance(dayMs);
  admin = await signInAgain(server, admin.user);
  await suspend(now);
  const named = async (query: string) => {
    const { body } = await steps.ask("GET", `/admin/users?q=boatman&${query}`, { by: admin });
    const { users, total_users } = body as { users: AdminUser[]; total_users: number };
    expect(total_users).toBe(users.length);
    return users.map(({ username }) => username).toSorted();
  };
  expect(await named("is_suspended=true")).toEqual(["boatman_now"]);
  expect(await named("is_suspended=false")).toEqual(["boatman_free", "boatman_past"]);
  expect(await named("")).toHaveLength(3);
});
