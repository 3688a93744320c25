import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestApp, deliverEmails, testPassword, tokenOf } from "../../testing/index.ts";

test("the log at its most verbose contains no secrets", async () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  const server = await createTestApp({ logger });
  const ask = (method: "GET" | "POST", path: string, payload?: object, headers = {}) =>
    server.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) });

  const form = { username: "asha", email: "asha@example.org", password: testPassword };
  const signedUp = await ask("POST", "/auth/register", { ...form, confirm_password: testPassword });
  const { tokens } = signedUp.json();
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  await ask("POST", "/auth/login", { email_or_username: "asha", password: "Wrong#2026" });
  const token = tokenOf((await deliverEmails(server))[0]);
  await ask("GET", `/auth/verify-email?token=${token}`);
  await ask("GET", `/auth/verify-email?token=${token}`);
  await ask("GET", "/auth/me", undefined, bearer);
  await ask("POST", "/auth/refresh", { refresh_token: tokens.refresh_token });
  await server.db.destroy();
  const broken = await ask("GET", `/auth/verify-email?token=${token}`, undefined, bearer);
  expect(broken.statusCode).toBe(500);
  await server.app.close();

  const log = lines.join("");
  expect(lines.length).toBeGreaterThan(10);
  expect(log).toContain("/auth/verify-email");
  for (const secret of [
    testPassword,
    "Wrong#2026",
    token,
    tokens.access_token,
    tokens.refresh_token,
    "$argon2",
    "asha@example.org",
  ]) {
    expect(log).not.toContain(secret);
  }
});
