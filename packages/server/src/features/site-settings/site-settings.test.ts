import { createServer, type AddressInfo } from "node:net";
import type { SiteSettings } from "@katha/api/contract";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createSecret } from "../../lib/secret.ts";
import { createAuthoringFixture } from "../../testing/authoring.ts";
import {
  createTestApp,
  signUp,
  testPassword,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { findSettings, resealSettings, saveSetting } from "./repo.ts";

const password = "planted:pass/word%20";
const mailServer = (port: number) =>
  `smtp://post:${encodeURIComponent(password)}@127.0.0.1:${port}`;
const lines: string[] = [];
let server: TestApp;
let other: TestApp;
let admin: Person;
beforeAll(async () => {
  const logger = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
  server = await createTestApp({ logger, googleClientId: "katha" });
  const { db, signals } = server;
  other = await createTestApp({ db, signals });
  admin = await signUp(server, { role: "admin" });
});
afterEach(async () => {
  const all = Object.keys(await settings()).map((name) => [name, null]);
  await patch({ ...Object.fromEntries(all), smtp_url: null });
});
afterAll(async () => {
  await other.close();
  await server.close();
});

async function ask(
  method: "GET" | "PATCH" | "POST",
  { payload, path = "", at = server }: { payload?: object; path?: string; at?: TestApp } = {},
) {
  const url = `/api/v1/admin/settings${path}`;
  const { headers } = admin;
  const answer = await at.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}
const patch = (payload: object, at = server) => ask("PATCH", { payload, at });
const settings = async (at = server): Promise<SiteSettings> => (await ask("GET", { at })).body;
const sendTest = () => ask("POST", { path: "/test-mail" });
const registrationAt = async (at: TestApp) =>
  (await at.app.inject({ url: "/api/v1/auth/ways" })).json().registration;

describe("what an administrator decides", () => {
  test("is in force at once, here and on every other server, until it is as usual again", async () => {
    const closed = { registration: { rule: "closed", domains: [] } };
    expect((await patch(closed)).body).toMatchObject(closed);
    expect(await registrationAt(server)).toBe("closed");
    await expect.poll(() => registrationAt(other)).toBe("closed");
    const payload = {
      username: "late_reader",
      email: "late@elsewhere.example",
      password: testPassword,
      confirm_password: testPassword,
    };
    const register = () =>
      other.app.inject({ method: "POST", url: "/api/v1/auth/register", payload });
    expect((await register()).statusCode).toBe(403);
    await patch({ registration: null }, other);
    expect(await registrationAt(other)).toBe("open");
    await expect.poll(() => registrationAt(server)).toBe("open");
    expect((await register()).statusCode).toBe(201);
  });

  test("is in force after a start", async () => {
    await patch({ guide_url: "https://guide.example.org/", quota_plays: 7 });
    const { db, secret } = server;
    expect(await findSettings(db, secret)).toEqual({
      guide_url: "https://guide.example.org/",
      quota_plays: 7,
    });
  });

  test("is audited, each setting by itself", async () => {
    await patch({ contact: "mailto:a@example.org", review: "human" });
    await patch({ contact: null });
    const { entries } = (
      await server.app.inject({ url: "/api/v1/admin/audit", headers: admin.headers })
    ).json();
    const entry = { act: "site.changed", actor: { id: admin.id } };
    const told = entries.filter(({ subject }: { subject: { id: string } }) =>
      ["contact", "review"].includes(subject.id),
    );
    expect(told).toMatchObject([
      { ...entry, subject: { id: "contact" }, before: "mailto:a@example.org", after: null },
      { ...entry, subject: { id: "contact" }, before: null, after: "mailto:a@example.org" },
      { ...entry, subject: { id: "review" }, before: null, after: "human" },
    ]);
  });

  test.each([
    { guide_url: "http://guide.example.org" },
    { guide_url: `https://guide.example.org/${"a".repeat(500)}` },
    { contact: "javascript:alert(1)" },
    { registration: { rule: "domains", domains: [] } },
    { registration: { rule: "domains", domains: ["not a domain"] } },
    { social: [{ label: "", href: "https://a.example" }] },
    { social: Array.from({ length: 13 }, () => ({ label: "A", href: "https://a.example" })) },
    { quota_pictures: 0 },
    { quota_pictures: 1.5 },
    { smtp_url: "https://mail.example.org" },
    { smtp_url: "smtp://" },
    { smtp_url: "smtp://user:%zz@mail.example.org" },
    { mail_from: "nobody" },
    { mail_from: "A <a@example.org>\r\nBcc: b@example.org" },
    { admin_second_factor: "sometimes" },
  ])("%j is refused", async (payload) => {
    expect((await patch(payload)).status).toBe(422);
    expect(await findSettings(server.db, server.secret)).toEqual({});
  });

  test("needs a second factor from the next call on, where it says so", async () => {
    expect((await patch({ admin_second_factor: "required" })).status).toBe(200);
    expect((await ask("GET")).body.code).toBe("second_factor_needed");
    const { headers } = admin;
    const factors = await server.app.inject({ url: "/api/v1/auth/me/second-factors", headers });
    expect(factors.json().status).toMatchObject({ is_required: true, is_enrolled: false });
    await server.db.deleteFrom("site_settings").execute();
    await server.signals.send(server.db, { about: "settings_changed", ids: ["all"] });
    await expect.poll(async () => (await ask("GET")).status).toBe(200);
  });
});

test("what the server's file says overrides, and cannot be changed", async () => {
  const { db, signals } = server;
  await patch({ registration: { rule: "closed", domains: [] }, review: "human" });
  const fileSettings = {
    registration: { rule: "invitation", domains: [] },
    smtp_url: mailServer(9),
  } as const;
  const fixed = await createTestApp({ db, signals, fileSettings });
  expect(await registrationAt(fixed)).toBe("invitation");
  expect(await settings(fixed)).toMatchObject({
    registration: fileSettings.registration,
    smtp_host: "127.0.0.1:9",
    from_file: [
      { name: "registration", variable: "KATHA_SETTINGS" },
      { name: "smtp_url", variable: "KATHA_SMTP_URL" },
    ],
  });
  const refused = await patch({ review: null, registration: null }, fixed);
  expect([refused.status, refused.body.code, refused.body.variable]).toEqual([
    409,
    "setting_from_file",
    "KATHA_SETTINGS",
  ]);
  expect((await settings()).review).toBe("human");
  await fixed.close();
});

test("ways in are listed with what a provider asks for", async () => {
  expect((await settings()).ways_in).toEqual([
    { kind: "google", name: "Google", address: expect.stringMatching(/^http:/) },
  ]);
});

test("authors publish as it is decided now", async () => {
  const authoring = await createAuthoringFixture({});
  const author = await signUp(authoring.server);
  const decide = (review: string) =>
    authoring.server.app.inject({
      method: "PATCH",
      url: "/api/v1/admin/settings",
      headers: authoring.admin.headers,
      payload: { review },
    });
  const published = async () => {
    const { id } = await authoring.write(author);
    return (await authoring.ask("PUT", `/stories/${id}/publish`, author)).body["status"];
  };
  expect(await published()).toBe("published");
  await decide("human");
  expect(await published()).toBe("in_review");
  await authoring.server.close();
});

test("quotas are those that are decided now", async () => {
  await patch({ quota_pictures: 3 });
  const { headers } = admin;
  const { pictures } = (
    await server.app.inject({ url: "/api/v1/auth/me/storage", headers })
  ).json();
  expect(pictures.limit).toBe(3_000_000);
});

/** A mail server that takes an e-mail, or no password. */
async function openMailServer(answers: { auth: string }) {
  const smtp = createServer((socket) => {
    let inData = false;
    socket.write("220 mail.test\r\n");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        if (line === ".") inData = false;
        if (inData) continue;
        if (line === "DATA") inData = true;
        if (line === "QUIT") socket.end("221 bye\r\n");
        else if (line.startsWith("EHLO")) socket.write("250-mail.test\r\n250 AUTH PLAIN\r\n");
        else if (line.startsWith("AUTH")) socket.write(`${answers.auth} ${line}\r\n`);
        else socket.write(line === "DATA" ? "354 go on\r\n" : "250 taken as 4711\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
  return { port: (smtp.address() as AddressInfo).port, close: () => void smtp.close() };
}

describe("the mail server", () => {
  test("takes a test at once, and its answer is told", async () => {
    const smtp = await openMailServer({ auth: "235 welcome" });
    const changed = await patch({ smtp_url: mailServer(smtp.port) });
    expect(changed.body.smtp_host).toBe(`127.0.0.1:${smtp.port}`);
    expect((await sendTest()).body).toEqual({
      outcome: "sent",
      recipient: admin.user.email,
      said: "250 taken as 4711",
    });
    smtp.close();
  });

  test("may refuse it or be away, and nowhere is its password told", async () => {
    const smtp = await openMailServer({ auth: "535 not you:" });
    const answers = [await patch({ smtp_url: mailServer(smtp.port) }), await sendTest()];
    expect(answers[1]?.body).toMatchObject({
      outcome: "refused",
      said: expect.stringMatching(/^535 not you:/),
    });
    await patch({ smtp_url: mailServer(9) });
    answers.push(await sendTest(), await ask("GET"));
    expect(answers[2]?.body).toMatchObject({
      outcome: "refused",
      said: expect.stringContaining("ECONNREFUSED"),
    });
    const url = "/api/v1/admin/audit";
    const { body: audit } = await server.app.inject({ url, headers: admin.headers });
    const kept = await server.db.selectFrom("site_settings").selectAll().execute();
    const told = [...answers.map(({ text }) => text), audit, JSON.stringify(kept), ...lines].join();
    for (const form of [
      password,
      encodeURIComponent(password),
      Buffer.from(password).toString("base64"),
      Buffer.from(`\0post\0${password}`).toString("base64"),
    ])
      expect(told).not.toContain(form);
    smtp.close();
  });

  test("without one, an e-mail is a file", async () => {
    expect((await sendTest()).body).toMatchObject({ outcome: "file", said: "" });
  });

  test("is sealed anew under another secret", async () => {
    const { db, secret, clock } = server;
    const earlier = createSecret("an earlier secret of tests, long enough");
    const value = mailServer(25);
    const setting = { name: "smtp_url", value, at: clock.now(), by: admin.id } as const;
    await saveSetting(db, { ...setting, secret: earlier });
    expect(await findSettings(db, secret)).toEqual({});
    await resealSettings(db, { secret, previous: earlier });
    expect(await findSettings(db, secret)).toEqual({ smtp_url: value });
    await resealSettings(db, { secret, previous: earlier });
    expect(await findSettings(db, secret)).toEqual({ smtp_url: value });
  });
});
