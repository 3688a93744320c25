import { createServer } from "node:http";
import { createServer as createTlsServer } from "node:tls";
import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";
import { breakerOf } from "@katha/narrator";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { systemClock, testClock } from "../../lib/clock.ts";
import { testHost } from "../../testing/app-dependencies.ts";
import { testCertificate } from "../../testing/certificate.ts";
import { createTestApp, signUp, type TestApp } from "../../testing/index.ts";
import { databaseSizeNoted } from "./database-sizes.ts";
import type { Finding } from "../../lib/finding.ts";
import { certificateEndOf } from "./host/certificate-end.ts";
import type { HostInfo } from "./host/host.ts";
import { newestVersionAt } from "./host/newest-version.ts";

const GB = 1024 ** 3;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const breaker = breakerOf(testClock());
const host: HostInfo = { ...testHost };
const connections = () => ({ open: 1, idle: 1, waitedFor: 0, lent: 1 });
const metrics = { connections, token: "a-token-of-sixteen", isAlone: false };
const headers = { authorization: `Bearer ${metrics.token}` };
let server: TestApp;
beforeAll(async () => {
  server = await createTestApp({
    host,
    metrics,
    version: "1.2.3",
    providerStatusOf: (key) =>
      key === "vyasa"
        ? [
            {
              provider: "near",
              model: "a-model",
              health: breaker.health(),
              latency: { firstWord: null, whole: null },
            },
          ]
        : [],
  });
});
afterAll(() => server.close());
beforeEach(() => void Object.assign(host, testHost));

async function look(app = server.app) {
  const answer = await app.inject({ url: "/health.json", headers });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ level: string; findings: Finding[] }>();
}
/** What is said of one thing, as its levels and values. */
const said = async (key: Finding["key"]) =>
  (await look()).findings
    .filter((finding) => finding.key === key)
    .map(({ level, values }) => [level, values]);

async function listening(on: Server): Promise<number> {
  on.listen(0, "127.0.0.1");
  await once(on, "listening");
  onTestFinished(() => void on.close());
  return (on.address() as AddressInfo).port;
}

test("all that is well is said, and there is nothing else but the backup that nobody has made", async () => {
  const { level, findings } = await look();
  expect(level).toBe("look");
  expect(findings.map((finding) => `${finding.level} ${finding.key}`)).toEqual([
    "look backup_none",
    "well disk",
    "well memory",
    "well database_new",
    "well mails",
    "well jobs",
    "well models",
    "well calls",
    "well version",
  ]);
});

test("a monitor is told what administrators are, and nobody else is", async () => {
  const admin = await signUp(server, { role: "admin" });
  const page = await server.app.inject({ url: "/api/v1/admin/health", headers: admin.headers });
  expect(page.json().findings).toEqual((await look()).findings);
  expect((await server.app.inject({ url: "/health.json" })).statusCode).toBe(404);
  const asAdmin = await server.app.inject({ url: "/health.json", headers: admin.headers });
  expect(asAdmin.statusCode).toBe(404);
});

test("the disk and memory are well, to be looked at, and to be acted on; the most urgent is first", async () => {
  host.disk = () => Promise.resolve({ all: 40 * GB, free: 3 * GB });
  expect(await said("disk_low")).toEqual([["look", { free_bytes: 3 * GB, all_bytes: 40 * GB }]]);
  host.memory = () => ({ used: 80, limit: 100 });
  expect(await said("memory_high")).toEqual([["look", { used_bytes: 80, limit_bytes: 100 }]]);
  host.memory = () => ({ used: 95, limit: 100 });
  host.disk = () => Promise.resolve({ all: 40 * GB, free: GB / 2 });
  const { level, findings } = await look();
  expect(level).toBe("act");
  expect(findings.slice(0, 2).map(({ key }) => key)).toEqual(["disk_low", "memory_high"]);
});

test("what cannot be seen says so, whether it fails or never answers, and spoils nothing else", async () => {
  host.disk = () => Promise.reject(new Error("gone"));
  expect(await said("unseen")).toEqual([["look", { what: "disk" }]]);
  expect(await said("memory")).toHaveLength(1);
  const hasty = await createTestApp({
    db: server.db,
    metrics,
    healthPatienceMs: 50,
    host: { ...testHost, disk: () => Promise.withResolvers<never>().promise },
  });
  const { findings } = await look(hasty.app);
  expect(findings).toContainEqual({ key: "unseen", level: "look", values: { what: "disk" } });
  await hasty.close();
});

test("the database's growth is known from the second day on, and said before the disk is full", async () => {
  const { db, clock } = server;
  const { signal } = new AbortController();
  const run = () =>
    databaseSizeNoted.run({}, { db, clock, log: pino({ level: "silent" }), signal });
  await run();
  clock.advance(6 * hour);
  await run();
  expect(await db.selectFrom("database_sizes").selectAll().execute()).toHaveLength(1);
  clock.advance(4 * day);
  await db.updateTable("database_sizes").set({ bytes: 0 }).execute();
  const [[level, values] = []] = await said("database");
  expect(level).toBe("well");
  const { size_bytes: size, growth_bytes: growth } = values as Record<string, number>;
  expect(growth).toBe(Math.round((size ?? 0) / 4));
  host.disk = () => Promise.resolve({ all: 500 * GB, free: 10.5 * (growth ?? 0) });
  expect(await said("database_fills")).toMatchObject([["look", { count: 10 }]]);
  clock.advance(100 * day);
  await run();
  expect(await db.selectFrom("database_sizes").selectAll().execute()).toHaveLength(1);
  expect(await said("database_new")).toHaveLength(1);
});

test("letters and work that wait too long are to be acted on, and those given up looked at", async () => {
  const { db, clock, ids } = server;
  await db.deleteFrom("jobs").execute();
  const now = clock.now();
  const late = new Date(now.getTime() - 20 * minute);
  const mail = { id: ids(), kind: "password_changed", recipient: "asha@example.org" };
  await db
    .insertInto("mails")
    .values({ ...mail, language: "en", facts: "{}", created_at: late })
    .execute();
  const job = { kind: "send-mail", created_at: late, run_at: late };
  const payload = JSON.stringify({ mail_id: mail.id });
  await db
    .insertInto("jobs")
    .values([
      { ...job, id: ids(), payload },
      { ...job, id: ids(), payload: "{}", given_up_at: now },
      { ...job, id: ids(), payload: "{}", kind: "push-news", given_up_at: now },
    ])
    .execute();
  expect(await said("mails_stuck")).toEqual([["act", { count: 1, oldest_ms: 20 * minute }]]);
  expect(await said("jobs_stuck")).toEqual([["act", { count: 1, oldest_ms: 20 * minute }]]);
  expect(await said("mails_lost")).toEqual([["look", { count: 1 }]]);
  expect(await said("jobs_lost")).toEqual([["look", { job: "push-news", count: 1 }]]);
  await db.deleteFrom("jobs").execute();
  await db.deleteFrom("mails").execute();
  host.sendsMail = () => false;
  expect(await said("mails_kept")).toEqual([["look", {}]]);
  expect(await said("mails")).toEqual([]);
});

test("a backup is well while it is young, and one that failed is to be acted on", async () => {
  const { db, clock, ids } = server;
  const run = (more: object) =>
    db
      .insertInto("backup_runs")
      .values({ id: ids(), kind: "pressed", started_at: clock.now(), ...more })
      .execute();
  await run({ finished_at: clock.now(), name: "a", bytes: 1 });
  clock.advance(day);
  expect(await said("backup")).toEqual([["well", { age_ms: day, size_bytes: 1 }]]);
  clock.advance(14 * day);
  expect(await said("backup_late")).toEqual([["look", { age_ms: 15 * day, size_bytes: 1 }]]);
  await run({ finished_at: clock.now(), failure: "The disk is full." });
  expect(await said("backup_failed")).toEqual([["act", { why: "The disk is full." }]]);
});

test("a model whose only provider fails is to be acted on", async () => {
  for (let time = 0; time < 3; time += 1)
    breaker.failed({ kind: "silent", status: 503, why: "AI_APICallError" });
  expect(await said("models_fail")).toEqual([
    ["act", { model: "vyasa", provider: "near", why: "AI_APICallError" }],
  ]);
});

test("calls that are slow on average are named by their route, for a day", async () => {
  server.clock.advance(day);
  host.memory = () => {
    server.clock.advance(1_500);
    return testHost.memory();
  };
  for (let time = 0; time < 9; time += 1) await look();
  expect(await said("calls_slow")).toEqual([]);
  const slow = { call: "GET /health.json", seconds: 1.5 };
  expect(await said("calls_slow")).toMatchObject([["look", slow]]);
  host.memory = testHost.memory;
  const admin = await signUp(server, { role: "admin" });
  const page = await server.app.inject({ url: "/api/v1/admin/health", headers: admin.headers });
  expect(page.json().slow_calls[0]).toMatchObject({ route: "/health.json", worst_ms: 1_500 });
  server.clock.advance(day);
  expect(await said("calls_slow")).toEqual([]);
});

test("a newer version is known where somebody may be asked, once a day", async () => {
  const { clock } = server;
  let asked = 0;
  let body = JSON.stringify({ version: "1.2.4" });
  const registry = createServer((_request, response) => {
    asked += 1;
    response.end(body);
  });
  const url = `http://127.0.0.1:${await listening(registry)}/version.json`;
  host.newestVersion = newestVersionAt(url, { clock, fetch });
  expect(await said("version_newer")).toEqual([["look", { version: "1.2.3", newest: "1.2.4" }]]);
  await look();
  expect(asked).toBe(1);
  clock.advance(day);
  body = JSON.stringify({ version: "1.2.3-rc.1" });
  expect(await said("version_newest")).toEqual([["well", { version: "1.2.3" }]]);
  expect(asked).toBe(2);
  clock.advance(day);
  body = `${" ".repeat(20_000)}${JSON.stringify({ version: "2.0.0" })}`;
  expect(await said("unseen")).toEqual([["look", { what: "version" }]]);
  await look();
  expect(asked).toBe(3);
  clock.advance(hour);
  body = JSON.stringify({ version: "1.10.0" });
  expect(await said("version_newer")).toHaveLength(1);
});

test("the certificate's end is seen at an https address, and nothing is connected to at others", async () => {
  let connected = 0;
  const proxy = createTlsServer({ ...testCertificate });
  proxy.on("connection", () => {
    connected += 1;
  });
  const port = await listening(proxy);
  const { clock } = server;
  expect(certificateEndOf(undefined, clock)).toBeUndefined();
  expect(certificateEndOf(`http://127.0.0.1:${port}`, clock)).toBeUndefined();
  const seen = certificateEndOf(`https://127.0.0.1:${port}/katha`, clock);
  host.certificateEnd = seen;
  const [[level, values] = []] = await said("certificate");
  expect([level, (values as { ends_at: string }).ends_at.slice(0, 10)]).toEqual([
    "well",
    "2126-10-27",
  ]);
  await look();
  expect(connected).toBe(1);
  proxy.close();
  host.certificateEnd = certificateEndOf(`https://127.0.0.1:${port}`, systemClock);
  expect(await said("certificate_unseen")).toEqual([["well", {}]]);
});

test.each([
  [13, "look", "certificate_ends"],
  [4, "act", "certificate_ends"],
  [-1, "act", "certificate_over"],
] as const)("a certificate with %s days left is to %s", async (days, level, key) => {
  const end = new Date(server.clock.now().getTime() + days * day + hour);
  host.certificateEnd = () => Promise.resolve(end);
  expect(await said(key)).toMatchObject([[level, { ends_at: end.toISOString() }]]);
});

test("the metrics have the disk, the database and the certificate, and no line for what is not seen", async () => {
  const end = new Date("2027-01-01T00:00:00Z");
  const watched = { ...testHost, certificateEnd: () => Promise.resolve(end) };
  const app = await createTestApp({ db: server.db, host: watched, metrics });
  const read = async () => (await app.app.inject({ url: "/metrics", headers })).body;
  expect(await read()).toContain(`katha_disk_bytes{what="free"} ${200 * GB}`);
  expect(await read()).toMatch(/^katha_database_bytes [1-9]\d{6,}$/m);
  expect(await read()).toContain(`katha_certificate_ends_seconds ${end.getTime() / 1_000}`);
  watched.disk = () => Promise.reject(new Error("gone"));
  expect(await read()).not.toMatch(/^katha_disk_bytes/m);
  await app.close();
});
