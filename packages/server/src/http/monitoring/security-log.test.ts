import { pino } from "pino";
import { afterEach, expect, test } from "vitest";
import {
  createTestApp,
  deliverEmails,
  signUp,
  testPassword,
  tokenOf,
  type TestApp,
} from "../../testing/index.ts";

interface Entry {
  readonly [field: string]: unknown;
  readonly level: number;
  readonly event: string;
}

let server: TestApp;
afterEach(() => server.close());

/** A server with the default log settings, and its log. */
async function logged(level = "warn", options: Parameters<typeof createTestApp>[0] = {}) {
  const lines: string[] = [];
  const logger = pino({ level }, { write: (line: string) => void lines.push(line) });
  server = await createTestApp({ logger, ...options });
  const all = () => lines.map((line) => JSON.parse(line) as Entry);
  return {
    text: () => lines.join(""),
    security: () => all().filter((entry) => entry["log"] === "security"),
    ask: async (
      method: "GET" | "POST" | "PUT" | "DELETE",
      path: string,
      payload?: object,
      headers = {},
    ) =>
      server.app.inject({
        method,
        url: `/api/v1${path}`,
        headers,
        ...(payload && { payload }),
      }),
  };
}

test("what happens to an account is logged without any setting, and without secrets", async () => {
  const { ask, security, text } = await logged();
  const form = { username: "asha", email: "asha@example.org", password: testPassword };
  const entered = await ask("POST", "/auth/register", { ...form, confirm_password: testPassword });
  const { tokens, user } = entered.json();
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  const login = (password: string) =>
    ask("POST", "/auth/login", { email_or_username: "Asha ", password });
  await login("Wrong#2026");
  const again = (await login(testPassword)).json();
  const newPassword = "the lamp must not go out";
  const change = { password: newPassword, confirm_password: newPassword };
  await ask("PUT", "/auth/password", { current_password: "Wrong#2026", ...change }, bearer);
  await ask("PUT", "/auth/password", { current_password: testPassword, ...change }, bearer);
  await ask("POST", "/auth/forgot-password", { email: "asha@example.org" });
  const token = tokenOf(
    (await deliverEmails(server)).find(({ text: body }) => /reset-password/.test(body)),
  );
  await ask("POST", "/auth/reset-password", { token: "made-up", ...change });
  await ask("GET", "/auth/me/export", undefined, bearer);
  await ask("POST", "/auth/refresh", { refresh_token: again.tokens.refresh_token });
  await ask("DELETE", "/auth/me", { password: newPassword }, bearer);

  const seen = security().map(({ event, level, user: who }) => [event, level, who]);
  expect(seen).toEqual([
    ["account.created", 30, user.id],
    ["sign_in.failed", 40, undefined],
    ["sign_in.succeeded", 30, user.id],
    ["password.refused", 40, user.id],
    ["password.changed", 30, user.id],
    ["password.reset_requested", 30, undefined],
    ["link.refused", 40, undefined],
    ["account.exported", 30, user.id],
    ["token.refused", 40, undefined],
    ["account.deleted", 30, user.id],
  ]);
  for (const entry of security()) {
    expect(entry["time"]).toEqual(expect.any(Number));
    expect(entry).toMatchObject({ ip: "127.0.0.1", request_id: expect.any(String) });
  }
  const [, failed, succeeded] = security();
  expect(failed?.["account"]).toBe(succeeded?.["account"]);
  const secrets = [
    testPassword,
    "Wrong#2026",
    newPassword,
    token,
    tokens.access_token,
    tokens.refresh_token,
    again.tokens.refresh_token,
    "asha@example.org",
  ];
  for (const secret of secrets) expect(text().toLowerCase()).not.toContain(secret.toLowerCase());
  expect(text().toLowerCase()).not.toContain("asha");
});

test("tokens that come twice are logged with the device that was signed out", async () => {
  const { ask, security } = await logged();
  const person = await signUp(server);
  const renew = () => ask("POST", "/auth/refresh", { refresh_token: person.tokens.refresh_token });
  await renew();
  server.clock.advance(60_000);
  expect((await renew()).statusCode).toBe(401);
  expect(security()).toMatchObject([
    { event: "token.reused", level: 40, user: person.id, sign_in: expect.any(String) },
  ]);
});

test("guessing too often, and asking for what is not one's own, is logged", async () => {
  const { ask, security } = await logged();
  const person = await signUp(server);
  const guess = { email_or_username: person.user.username, password: "Wrong#2026" };
  for (let count = 0; count < 8; count += 1) await ask("POST", "/auth/login", guess);
  await ask("GET", "/admin/users", undefined, person.headers);
  const seen = security().map(({ event }) => event);
  expect(seen.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "sign_in.failed"));
  expect(seen).toContain("limit.reached");
  expect(security().at(-1)).toMatchObject({
    event: "access.refused",
    user: person.id,
    call: "listUsers",
    status: 403,
  });
});

test("a change of role that is refused is logged", async () => {
  const { ask, security } = await logged();
  const person = await signUp(server);
  const path = `/admin/users/${person.id}/role`;
  await ask("PUT", path, { role: "admin" }, person.headers);
  const admin = await signUp(server, { role: "admin" });
  const itself = `/admin/users/${admin.id}/role`;
  expect((await ask("PUT", itself, { role: "author" }, admin.headers)).statusCode).toBe(409);
  expect(security()).toMatchObject([
    { event: "access.refused", user: person.id, target: { id: person.id }, call: "changeRole" },
  ]);
});

test("what administrators change is logged, and what they read is not", async () => {
  const { ask, security } = await logged();
  const admin = await signUp(server, { role: "admin" });
  const person = await signUp(server);
  await ask("GET", "/admin/users", undefined, admin.headers);
  await ask("PUT", `/admin/users/${person.id}/role`, { role: "author" }, admin.headers);
  await ask("PUT", `/admin/users/${person.id}/premium`, { until: null }, admin.headers);
  expect(security()).toMatchObject([
    { event: "role.changed", user: admin.id, target: { id: person.id }, role: "author" },
    { event: "admin.act", user: admin.id, target: { id: person.id }, call: "grantPremium" },
  ]);
});

test("a silent server logs nothing", async () => {
  const { ask, text } = await logged("silent");
  await ask("POST", "/auth/login", { email_or_username: "nobody", password: "Wrong#2026" });
  expect(text()).toBe("");
});

test("tokens for other software: made, refused and ended, and never written down", async () => {
  const { ask, security, text } = await logged("warn", { mcp: true });
  const asha = await signUp(server);
  const form = { name: "Desk", scope: "read", password: testPassword };
  const { id, token } = (await ask("POST", "/auth/tokens", form, asha.headers)).json();
  await ask("DELETE", `/auth/tokens/${id}`, undefined, asha.headers);
  const headers = { authorization: `Bearer ${token}` };
  await server.app.inject({ method: "POST", url: "/mcp", headers, payload: {} });
  expect(security().map(({ event, user }) => [event, user])).toEqual([
    ["personal_token.made", asha.id],
    ["personal_token.ended", asha.id],
    ["personal_token.refused", undefined],
  ]);
  expect(text()).not.toContain(token);
});
