import { afterAll, beforeAll, expect, test } from "vitest";
import { breakerOf } from "@katha/narrator";
import { pino } from "pino";
import { mailJobs, queueEmail } from "../../features/mail/index.ts";
import { createJobRunner } from "../../jobs/job-runner.ts";
import { createPresence } from "../../servers/presence.ts";
import { signUp } from "../../testing/people.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";

const connections = () => ({ open: 3, idle: 1, waitedFor: 2, lent: 40 });
const secret = "a token of sixteen".replaceAll(" ", "-");
let here: TestApp;
let byToken: TestApp;
beforeAll(async () => {
  here = await createTestApp({ metrics: { connections, token: undefined, isAlone: true } });
  byToken = await createTestApp({ metrics: { connections, token: secret, isAlone: true } });
});
afterAll(async () => {
  await here.close();
  await byToken.close();
});

const read = (server: TestApp, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  server.app.inject({ url: "/metrics", headers, remoteAddress });

test("requests are counted by route and status, whatever the path contains", async () => {
  for (const id of ["0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e11", "0197f3a2-6c1e-7b3d-9a52-3f6f1d0c8e12"])
    await here.app.inject({ url: `/api/v1/stories/${id}` });
  await here.app.inject({ url: "/nowhere/at/all" });
  const answer = await read(here);
  expect(answer.headers["content-type"]).toMatch("text/plain; version=0.0.4");
  const lines = answer.body.split("\n");
  const route = 'method="GET",route="/api/v1/stories/:id"';
  expect(lines).toContain(`katha_http_requests_total{${route},status="404"} 2`);
  expect(lines).toContain(`katha_http_request_duration_seconds_count{${route}} 2`);
  expect(lines).toContain('katha_http_requests_total{method="GET",route="none",status="404"} 1');
  expect(answer.body).not.toContain("0197f3a2");
  expect(lines).toContain("katha_http_requests_running 1");
});

test("queues and connections are measured when read", async () => {
  const payload = { email: "nobody@example.org" };
  await here.app.inject({ method: "POST", url: "/api/v1/auth/forgot-password", payload });
  const { body } = await read(here);
  expect(body).toContain('katha_waiting{what="jobs"} 1');
  expect(body).toContain('katha_waiting{what="mails"} 0');
  expect(body).toContain('katha_waiting{what="turns"} 0');
  expect(body).toContain('katha_database_connections{state="busy"} 2');
  expect(body).toContain('katha_database_connections{state="waited_for"} 2');
  expect(body).toContain("katha_database_transactions_total 40");
  expect((await read(here)).body).toContain("katha_database_transactions_total 40");
  expect(body).toContain("katha_nodejs_eventloop_lag_seconds");
});

test("jobs are reported: how late the oldest is, and what was given up, whose emails no longer count as waiting", async () => {
  const { db, clock, jobs } = here;
  const userId = (await signUp(here)).id;
  await db.deleteFrom("jobs").execute();
  await db.deleteFrom("mails").execute();
  await db.transaction().execute((tx) =>
    queueEmail(here, tx, {
      kind: "password_changed",
      userId,
      name: "Asha",
      recipient: "asha@example.org",
      language: "en",
    }),
  );
  clock.advance(90_000);
  const waits = await read(here);
  expect(waits.body).toContain('katha_waiting{what="mails"} 1');
  expect(waits.body).toContain("katha_oldest_due_job_seconds 90");
  expect(waits.body).not.toContain("katha_jobs_given_up{");
  const [sending] = mailJobs({
    transport: () => Promise.reject(new Error("away")),
    linkTo: async () => undefined,
    stopLinkTo: async () => undefined,
  });
  const kinds = sending ? [{ ...sending, maxAttempts: 1 }] : [];
  await createJobRunner(jobs, kinds, { db, clock, log: pino({ level: "silent" }) }).runDue();
  const gaveUp = await read(here);
  expect(gaveUp.body).toContain('katha_waiting{what="mails"} 0');
  expect(gaveUp.body).toContain("katha_oldest_due_job_seconds 0");
  expect(gaveUp.body).toContain('katha_jobs_given_up{kind="send-mail"} 1');
});

test("a provider that is left alone is reported", async () => {
  const breaker = breakerOf(here.clock);
  const bound = await createTestApp({
    metrics: { connections, token: undefined, isAlone: true },
    providerStatusOf: (key) =>
      key === "vyasa"
        ? [
            {
              provider: "near",
              model: "m",
              health: breaker.health(),
              latency: { firstWord: null, whole: null },
            },
          ]
        : [],
  });
  const line = 'katha_provider_ready{kind="text",provider="near"}';
  expect((await read(bound)).body).toContain(`${line} 1`);
  for (let time = 0; time < 3; time += 1)
    breaker.failed({ kind: "silent", status: 503, why: "AI_APICallError" });
  expect((await read(bound)).body).toContain(`${line} 0`);
  await bound.close();
});

test("without a token only this machine may read, and not through a proxy", async () => {
  expect((await read(here)).statusCode).toBe(200);
  expect((await read(here, {}, "203.0.113.7")).statusCode).toBe(404);
  expect((await read(here, { "x-forwarded-for": "203.0.113.7" })).statusCode).toBe(404);
  expect((await read(here, { forwarded: "for=203.0.113.7" })).statusCode).toBe(404);
  // A page elsewhere may give its own name this machine's address.
  expect((await read(here, { host: "evil.example:4600" })).statusCode).toBe(404);
  expect((await read(here, { host: "localhost:4600" })).statusCode).toBe(200);
});

test("without a token nobody may read if others reach the server: a proxy need not name its client", async () => {
  const reached = await createTestApp({
    metrics: { connections, token: undefined, isAlone: false },
  });
  expect((await read(reached)).statusCode).toBe(404);
  await reached.close();
});

test("with a token only those who have it may read", async () => {
  const sent = (token: string) =>
    read(byToken, { authorization: `Bearer ${token}` }, "203.0.113.7");
  expect((await sent(secret)).statusCode).toBe(200);
  expect((await sent(`${secret}x`)).statusCode).toBe(404);
  expect((await read(byToken)).statusCode).toBe(404);
});

test("one server reports on all by name, and on which fell silent", async () => {
  const { db, clock, ids } = here;
  const log = pino({ level: "silent" });
  const presenceOf = (name: string) =>
    createPresence({ db, clock, log, id: ids(), name, version: "1.2.3" });
  const [one, two] = [presenceOf("one"), presenceOf("two")];
  const second = await createTestApp({
    db,
    servers: one,
    metrics: { connections, token: undefined, isAlone: true },
  });
  for (let asked = 0; asked < 3; asked += 1) await second.app.inject({ url: "/nowhere" });
  await two.beat();
  await one.beat();
  const admin = await signUp(second, { role: "admin" });
  const health = async () => {
    const answer = await second.app.inject({ url: "/api/v1/admin/health", headers: admin.headers });
    return answer.json().servers as object[];
  };
  expect(await health()).toMatchObject([
    { name: "one", version: "1.2.3", is_alive: true, is_this: true, requests: expect.any(Number) },
    { name: "two", is_alive: true, is_this: false },
  ]);
  for (let beats = 0; beats < 5; beats += 1) await one.beat();
  const { body } = await read(second);
  expect(body).toMatch(/^katha_server\{server="one",stat="requests"\} [1-9]/m);
  expect(body).toContain('katha_server{server="one",stat="up"} 1');
  expect(body).toContain('katha_server{server="two",stat="up"} 0');
  expect(body).toContain('katha_server{server="one",stat="connections_waited_for"} 2');
  expect(await health()).toMatchObject([{ is_alive: true }, { is_alive: false }]);
  await two.beat();
  await one.beat();
  expect((await read(second)).body).toContain('katha_server{server="two",stat="up"} 1');
  await two.stop();
  expect((await read(second)).body).not.toContain('server="two"');
  await second.close();
});

test("without metrics the path is a 404", async () => {
  const plain = await createTestApp();
  expect((await read(plain)).statusCode).toBe(404);
  await plain.close();
});
