import { sql } from "kysely";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { printedMark } from "../../../lib/passwords.ts";
import { insertStory } from "../../../testing/insert-story.ts";
import {
  createTestApp,
  deliverEmails,
  signUp,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";
import { byPassword, twoStep } from "../../../testing/two-step.ts";

let server: TestApp;
let steps: ReturnType<typeof twoStep>;
const lines: string[] = [];
beforeAll(async () => {
  const logger = pino({ level: "warn" }, { write: (line: string) => void lines.push(line) });
  server = await createTestApp({ fileSettings: { admin_second_factor: "required" }, logger });
  steps = twoStep(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("tries").execute();
  lines.length = 0;
});

const factors = "/auth/me/second-factors";
const statusOf = async (by: Pick<Person, "headers">) =>
  (await steps.ask("GET", "/auth/me", { by })).body.second_factor;
const listUsers = async (by: Pick<Person, "headers">) => {
  const { status, body } = await steps.ask("GET", "/admin/users", { by });
  return status === 200 ? status : body.code;
};

describe("an administrator where a second factor is required", () => {
  test("cannot administrate before proving it, but reads and plays as usual", async () => {
    const admin = await signUp(server, { role: "admin" });
    expect(await statusOf(admin)).toEqual({
      is_enrolled: false,
      is_required: true,
      is_proved: false,
    });
    expect(await listUsers(admin)).toBe("second_factor_needed");
    expect((await steps.ask("GET", "/stories/", { by: admin })).status).toBe(200);
    expect((await steps.ask("GET", "/game/sessions", { by: admin })).status).toBe(200);
    await steps.addApp(admin);
    expect(await listUsers(admin)).toBe(200);
    expect(await statusOf(admin)).toMatchObject({ is_enrolled: true, is_proved: true });
  });

  test("changes nobody's story without it, neither a published one nor a draft", async () => {
    const admin = await signUp(server, { role: "admin" });
    const author = await signUp(server, { role: "author" });
    for (const status of ["published", "draft"] as const) {
      const id = await insertStory(server.db, {
        id: server.ids(),
        author_id: author.id,
        status,
        title: "Kept",
        ...(status === "draft" && { published_at: null }),
      });
      const payload = { title: "Changed", description: "d" };
      const answer = await steps.ask("PUT", `/stories/${id}`, { by: admin, payload });
      expect([answer.status, answer.body.code]).toEqual([403, "second_factor_needed"]);
      const found = server.db.selectFrom("stories").select("title").where("id", "=", id);
      expect((await found.executeTakeFirst())?.title).toBe("Kept");
    }
  });

  test("proves it again after twelve hours, in the same sign-in", async () => {
    const admin = await signUp(server, { role: "admin" });
    const app = await steps.addApp(admin);
    const hour = 3_600_000;
    let { refresh_token } = admin.tokens;
    const renewed = async () => {
      const answer = await steps.ask("POST", "/auth/refresh", { payload: { refresh_token } });
      ({ refresh_token } = answer.body);
      return steps.bearer(answer.body);
    };
    server.clock.advance(11 * hour);
    expect(await listUsers(await renewed())).toBe(200);
    server.clock.advance(2 * hour);
    const by = await renewed();
    expect(await listUsers(by)).toBe("second_factor_needed");
    const again = await steps.ask("POST", "/auth/me/second-factor", {
      by,
      payload: { proof: app.next() },
    });
    expect(again.body).toEqual({ is_enrolled: true, is_required: true, is_proved: true });
    expect(await listUsers(by)).toBe(200);
  });

  test("has no rights left over from a factor that was removed", async () => {
    const admin = await signUp(server, { role: "admin" });
    const { id } = await steps.addApp(admin);
    await steps.ask("DELETE", `${factors}/${id}`, { by: admin, payload: byPassword });
    expect(await listUsers(admin)).toBe("second_factor_needed");
  });
});

test("where it is optional, an administrator without one administrates", async () => {
  const open = await createTestApp({ db: server.db });
  const admin = await signUp(open, { role: "admin" });
  const { status } = await twoStep(open).ask("GET", "/admin/users", { by: admin });
  expect(status).toBe(200);
  await open.close();
});

describe("the last resort", () => {
  test("is another administrator, which is logged; the owner gets an email", async () => {
    const admin = await signUp(server, { role: "admin" });
    const meera = await signUp(server);
    await steps.addApp(admin);
    await steps.addApp(meera);
    await deliverEmails(server);
    const path = `/admin/users/${meera.id}/second-factors`;
    const removed = await steps.ask("DELETE", path, { by: admin });
    expect(removed.body).toMatchObject({ id: meera.id, has_second_factor: false });
    expect((await steps.logIn(meera)).body.tokens).toBeDefined();
    expect((await deliverEmails(server)).map(({ kind }) => kind)).toEqual(["second_factors_reset"]);
    const audit = await steps.ask("GET", "/admin/audit", { by: admin });
    expect(audit.body.entries[0]).toMatchObject({
      act: "user.second_factors_removed",
      subject: { id: meera.id },
    });
    expect((await steps.ask("DELETE", path, { by: admin })).body.code).toBe("no_second_factor");
  });

  test("is not for one's own account, as it asks for no proof", async () => {
    const admin = await signUp(server, { role: "admin" });
    await steps.addApp(admin);
    const own = `/admin/users/${admin.id}`;
    for (const what of ["second-factors", "sessions"])
      expect((await steps.ask("DELETE", `${own}/${what}`, { by: admin })).body.code).toBe(
        "own_account",
      );
  });
});

test("an administrator signs somebody out everywhere, also half way in", async () => {
  const admin = await signUp(server, { role: "admin" });
  const meera = await signUp(server);
  await steps.addApp(admin);
  const app = await steps.addApp(meera);
  const { challenge } = (await steps.logIn(meera)).body.second_factor;
  const ended = await steps.ask("DELETE", `/admin/users/${meera.id}/sessions`, { by: admin });
  expect(ended.status).toBe(200);
  expect((await steps.ask("GET", "/auth/me", { by: meera })).status).toBe(401);
  expect((await steps.prove(challenge, app.next())).body.code).toBe("challenge_ended");
});

test("each step is in the security log, and no code, seed or challenge is", async () => {
  const meera = await signUp(server);
  const app = await steps.addApp(meera);
  const { challenge } = (await steps.logIn(meera)).body.second_factor;
  const proof = app.next();
  await steps.prove(challenge, { kind: "recovery_code", code: "0".repeat(24) });
  const { tokens } = (await steps.prove(challenge, proof)).body;
  const by = steps.bearer(tokens);
  await steps.ask("DELETE", `${factors}/${app.id}`, { by, payload: byPassword });
  const seen = lines.map((line) => JSON.parse(line)).filter(({ log }) => log === "security");
  expect(seen.map(({ event, user, proof: proved }) => [event, user, proved])).toEqual([
    ["second_factor.added", meera.id, undefined],
    ["sign_in.second_factor_asked", undefined, undefined],
    ["second_factor.refused", meera.id, "recovery_code"],
    ["sign_in.succeeded", meera.id, "totp"],
    ["second_factor.removed", meera.id, "password"],
  ]);
  for (const secret of [app.secret, challenge, proof.code, meera.password])
    expect(lines.join("")).not.toContain(`"${secret}"`);
});

describe("an administrator whose password is the one that Katha printed", () => {
  test("administrates once another is chosen, whatever else is proved", async () => {
    const admin = await signUp(server, { role: "admin" });
    await steps.addApp(admin);
    expect(await listUsers(admin)).toBe(200);
    const own = server.db.updateTable("users").where("id", "=", admin.id);
    await own
      .set((row) => ({ password_hash: sql`${printedMark} || ${row.ref("password_hash")}` }))
      .execute();
    expect(await listUsers(admin)).toBe("password_change_needed");
    expect((await steps.ask("GET", "/stories/", { by: admin })).status).toBe(200);
    const author = await signUp(server, { role: "author" });
    const story = await insertStory(server.db, {
      id: server.ids(),
      author_id: author.id,
      status: "published",
      title: "Kept",
    });
    const changed = { title: "Changed", description: "d" };
    const refused = await steps.ask("PUT", `/stories/${story}`, { by: admin, payload: changed });
    expect([refused.status, refused.body.code]).toEqual([403, "password_change_needed"]);
    const choose = async (password: string) => {
      const current_password = byPassword.proof.password;
      const payload = { current_password, password, confirm_password: password };
      return (await steps.ask("PUT", "/auth/password", { by: admin, payload })).status;
    };
    expect(await choose(byPassword.proof.password)).toBe(422);
    expect(await choose("A lamp of my own 1!")).toBe(200);
    expect(await listUsers(admin)).toBe(200);
  });
});
