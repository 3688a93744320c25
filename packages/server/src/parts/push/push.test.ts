import { createPublicKey, verify } from "node:crypto";
import { accountExport, pushDevices, type NotificationKind } from "@katha/api/contract";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testVapid } from "../../testing/test-vapid.ts";
import {
  createTestApp,
  signInAgain,
  signUp,
  type Person,
  type TestApp,
} from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { guardedFetch } from "../../lib/outgoing/guarded-fetch.ts";
import { mostDevices } from "./devices.ts";
import { newsPush, type PushedNews } from "./news-push.ts";
import { aSubscription, openPushService } from "./testing/push-service.ts";

const minute = 60_000;
let server: TestApp;
let service: Awaited<ReturnType<typeof openPushService>>;
let reader: Person;
let story: string;
beforeAll(async () => {
  server = await createTestApp();
  service = await openPushService();
  story = await insertStory(server.db, { title: "The Salt Ferry" });
});
afterAll(async () => {
  await service.close();
  await server.close();
});
beforeEach(async () => {
  reader = await signUp(server);
  // The task that a new account has done.
  await server.db.deleteFrom("notifications").execute();
});
afterEach(async () => {
  service.answersWith({ status: 201 });
  service.taken();
  await server.db.deleteFrom("push_devices").execute();
});

let made = 0;
const subscription = () => aSubscription(`d${(made += 1)}`);

async function ask(method: "GET" | "PUT" | "DELETE", path: string, by: Person, payload?: object) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/notifications/${path}`,
    headers: by.headers,
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

async function devicesOf(by: Person) {
  const { status, body } = await ask("GET", "devices", by);
  expect(status).toBe(200);
  return pushDevices.parse(body);
}

async function turnOn(by = reader, chosen = subscription()) {
  const { endpoint, keys } = chosen;
  const { status } = await ask("PUT", "devices", by, { endpoint, ...keys });
  expect(status).toBe(200);
  return chosen;
}

async function tell(
  to: Person,
  kind: NotificationKind = "story_updated",
  about: { title?: string } = {},
): Promise<string> {
  pass(1);
  const id = server.ids();
  const story_id =
    about.title === undefined ? story : await insertStory(server.db, { title: about.title });
  await server.db
    .insertInto("notifications")
    .values({
      id,
      user_id: to.id,
      kind,
      occasion: id,
      story_id: kind === "task_completed" ? null : story_id,
      created_at: server.clock.now(),
    })
    .execute();
  return id;
}

const pass = (ms: number) => {
  server.clock.advance(ms);
};

async function run(fetch: typeof globalThis.fetch = service.fetch, timeLimitMs = 60_000) {
  const { db, clock } = server;
  const log = pino({ level: "silent" });
  const push = newsPush({ vapid: testVapid(server), fetch, clock, timeLimitMs });
  await push.run({}, { db, clock, log, signal: new AbortController().signal });
  return service.taken();
}

/** After the access token's quarter of an hour. */
const back = async () => (reader = await signInAgain(server, reader.user));

describe("news", () => {
  test("is pushed to a device that asked for it, encrypted for it and signed by this server", async () => {
    const device = await turnOn();
    const id = await tell(reader);
    pass(minute);
    const [push, ...others] = await run();
    expect(others).toEqual([]);
    if (push === undefined) throw new Error("Nothing was pushed.");
    expect(push.path).toBe(new URL(device.endpoint).pathname);
    expect(push.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      "content-length": String(push.body.length),
      ttl: "86400",
      topic: "news",
    });
    expect(device.read(push)).toEqual({
      reader: reader.id,
      unread: 1,
      news: [{ id, kind: "story_updated", title: "The Salt Ferry" }],
      more: 0,
    } satisfies PushedNews);
    expect(push.body.toString("latin1")).not.toContain("Salt");

    const { server_key } = await devicesOf(reader);
    const [, token = "", key] =
      /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(push.headers["authorization"])) ?? [];
    expect(key).toBe(server_key);
    const point = Buffer.from(server_key, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const [head = "", claims = "", signature = ""] = token.split(".");
    const isSigned = verify(
      "sha256",
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
    expect(isSigned).toBe(true);
    const told = JSON.parse(Buffer.from(claims, "base64url").toString()) as Record<string, unknown>;
    expect(told).toMatchObject({ aud: "https://push.example", sub: "mailto:katha@katha.test" });
    const lasts = Number(told["exp"]) * 1_000 - server.clock.now().getTime();
    expect(lasts).toBeGreaterThan(0);
    expect(lasts).toBeLessThanOrEqual(86_400_000);
  });

  test("goes to nobody who did not ask, and nothing of before goes to who does", async () => {
    await tell(reader);
    pass(minute);
    expect(await run()).toEqual([]);
    await turnOn();
    pass(minute);
    expect(await run()).toEqual([]);
  });

  test("is told once, and that of a burst together", async () => {
    const device = await turnOn();
    const titles = ["One", "Two", "Three", "Four", "Five"];
    for (const title of titles) {
      await tell(reader, "story_updated", { title });
      pass(1_000);
    }
    expect(await run()).toEqual([]);
    pass(minute);
    const [push, ...others] = await run();
    expect(others).toEqual([]);
    expect(push && device.read(push)).toMatchObject({
      unread: 5,
      news: [{ title: "Five" }, { title: "Four" }, { title: "Three" }],
      more: 2,
    });
    expect(await run()).toEqual([]);
    // What comes soon after waits.
    await tell(reader);
    pass(2 * minute);
    expect(await run()).toEqual([]);
    pass(8 * minute);
    const [later] = await run();
    expect(later && device.read(later)).toMatchObject({ unread: 6, more: 0, news: [{}] });
  });

  test("that was read meanwhile is not pushed, nor a task, nor what is a day old", async () => {
    const device = await turnOn();
    const read = await tell(reader);
    await tell(reader, "task_completed");
    expect((await ask("PUT", `${read}/read`, reader)).status).toBe(200);
    pass(minute);
    expect(await run()).toEqual([]);
    await tell(reader);
    pass(25 * 60 * minute);
    expect(await run()).toEqual([]);
    await tell(reader, "line_answered");
    pass(minute);
    const [push] = await run();
    expect(push && device.read(push)).toMatchObject({
      unread: 3,
      more: 0,
      news: [{ kind: "line_answered" }],
    });
  });

  test("reaches each device of a reader, and no other reader's", async () => {
    const here = await turnOn();
    const there = await turnOn(await signInAgain(server, reader.user));
    await turnOn(await signUp(server));
    await tell(reader);
    pass(minute);
    const paths = (await run()).map(({ path }) => path);
    expect(paths.toSorted()).toEqual(
      [here, there].map(({ endpoint }) => new URL(endpoint).pathname).toSorted(),
    );
  });

  test("of many devices is pushed a few at a time, and one that fails holds up no other", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => signUp(server)));
    for (const one of people) {
      await turnOn(one);
      await tell(one);
    }
    pass(minute);
    let running = 0;
    let most = 0;
    let asked = 0;
    const taken = await run(async (input, init) => {
      running += 1;
      asked += 1;
      most = Math.max(most, running);
      try {
        if (asked === 3) throw new TypeError("fetch failed");
        return await service.fetch(input, init);
      } finally {
        running -= 1;
      }
    });
    expect(taken).toHaveLength(19);
    expect(most).toBeLessThanOrEqual(8);
  });
});

describe("a push service", () => {
  const waits = async () =>
    (await server.db.selectFrom("push_devices").select(["failures", "rests_until"]).execute()).map(
      ({ failures, rests_until }) => [
        failures,
        rests_until && rests_until.getTime() - server.clock.now().getTime(),
      ],
    );

  test.each([404, 410])("that says %s is not asked again: the browser has left", async (status) => {
    await turnOn();
    await tell(reader);
    pass(minute);
    service.answersWith({ status });
    expect(await run()).toHaveLength(1);
    expect((await devicesOf(reader)).devices).toEqual([]);
  });

  test.each([
    [429, { "retry-after": "1800" }, 30 * minute],
    [503, { "retry-after": "31536000" }, 24 * 60 * minute],
    [500, {}, minute],
    [403, {}, minute],
    [302, { location: "https://elsewhere.example/" }, minute],
  ])("that says %s with %o is left alone for a while", async (status, headers, wait) => {
    const device = await turnOn();
    await tell(reader);
    pass(minute);
    service.answersWith({ status, headers });
    expect(await run()).toHaveLength(1);
    expect(await waits()).toEqual([[1, wait]]);
    expect(await run()).toEqual([]);
    service.answersWith({ status: 201 });
    if (wait > 10 * 60 * minute) return;
    pass(wait);
    const [push] = await run();
    expect(push && device.read(push)).toMatchObject({ unread: 1 });
    expect(await waits()).toEqual([[0, null]]);
  });

  test("that fails for long is asked more and more rarely, and at least every six hours", async () => {
    await turnOn();
    service.answersWith({ status: 500 });
    const pauses: number[] = [];
    for (let failure = 0; failure < 12; failure += 1) {
      await tell(reader);
      pass(minute);
      expect(await run()).toHaveLength(1);
      const [[, wait] = []] = await waits();
      pauses.push((wait ?? 0) / minute);
      pass(wait ?? 0);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  });

  test("that never answers is given up, and later asked again", async () => {
    await turnOn();
    await tell(reader);
    pass(minute);
    service.answersWith({ status: 0 });
    expect(await run(service.fetch, 50)).toHaveLength(1);
    expect(await waits()).toEqual([[1, minute]]);
  });

  test("is never one of this machine or of a private network, whatever its name leads to", async () => {
    const guarded = guardedFetch({ allowsPrivate: false, allowsThisMachine: false });
    const { keys } = subscription();
    // A name that leads here, as one in a stranger's DNS may.
    await server.db
      .insertInto("push_devices")
      .values({
        id: server.ids(),
        user_id: reader.id,
        sign_in_id: (
          await server.db
            .selectFrom("sign_ins")
            .select("id")
            .where("user_id", "=", reader.id)
            .executeTakeFirstOrThrow()
        ).id,
        endpoint: "https://localhost/send",
        ...keys,
        server_key: testVapid(server).publicKey,
        created_at: server.clock.now(),
        told_until: server.clock.now(),
      })
      .execute();
    await tell(reader);
    pass(minute);
    await run(guarded);
    expect(await waits()).toEqual([]);
  });
});

describe("a device", () => {
  test("is listed with its browser's name, and its address to itself alone", async () => {
    const here = await turnOn();
    const elsewhere = await signInAgain(server, reader.user);
    await turnOn(elsewhere);
    const { devices, server_key } = await devicesOf(reader);
    expect(server_key).toMatch(/^B[\w-]{86}$/);
    expect(
      devices.map(({ is_current, endpoint, device }) => [is_current, endpoint, device]),
    ).toEqual([
      [false, null, "A test"],
      [true, here.endpoint, "A test"],
    ]);
  });

  test("is put away from another, and is nobody else's to put away", async () => {
    await turnOn();
    const [{ id } = { id: "" }] = (await devicesOf(reader)).devices;
    const stranger = await signUp(server);
    expect((await ask("DELETE", `devices/${id}`, stranger)).status).toBe(404);
    const elsewhere = await signInAgain(server, reader.user);
    const { status, body } = await ask("DELETE", `devices/${id}`, elsewhere);
    expect([status, pushDevices.parse(body).devices]).toEqual([200, []]);
    expect((await ask("DELETE", `devices/${id}`, elsewhere)).status).toBe(404);
    await tell(reader);
    pass(minute);
    expect(await run()).toEqual([]);
  });

  test("has one subscription, and an address is of whoever named it last", async () => {
    const first = await turnOn();
    const second = await turnOn();
    expect((await devicesOf(reader)).devices.map(({ endpoint }) => endpoint)).toEqual([
      second.endpoint,
    ]);
    await turnOn(reader, second);
    expect((await devicesOf(reader)).devices).toHaveLength(1);
    const other = await signUp(server);
    await turnOn(other, second);
    expect((await devicesOf(reader)).devices).toEqual([]);
    expect((await devicesOf(other)).devices).toHaveLength(1);
    expect(first.endpoint).not.toBe(second.endpoint);
  });

  test(`is one of ${mostDevices} at most: the oldest gives way`, async () => {
    const first = await turnOn();
    for (let more = 0; more < mostDevices; more += 1) {
      pass(1_000);
      await turnOn(await signInAgain(server, reader.user));
    }
    await back();
    expect((await devicesOf(reader)).devices).toHaveLength(mostDevices);
    const kept = await server.db.selectFrom("push_devices").select("endpoint").execute();
    expect(kept.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
  });

  test("gets nothing from the moment its sign-in ends, in whatever way", async () => {
    const post = (path: string, by: Person) =>
      server.app.inject({ method: "POST", url: `/api/v1/auth/${path}`, headers: by.headers });
    const there = async () => server.db.selectFrom("push_devices").select("id").execute();
    await turnOn();
    expect((await post("logout", reader)).statusCode).toBe(200);
    expect(await there()).toEqual([]);
    await back();
    await turnOn();
    await turnOn(await signInAgain(server, reader.user));
    await server.db
      .updateTable("sign_ins")
      .set({ ended_at: server.clock.now(), ended_by: "password" })
      .where("user_id", "=", reader.id)
      .where("ended_at", "is", null)
      .execute();
    expect(await there()).toEqual([]);
    await back();
    await turnOn();
    await server.db
      .updateTable("sign_ins")
      .set({ expires_at: new Date(server.clock.now().getTime() + 1) })
      .where("user_id", "=", reader.id)
      .execute();
    await tell(reader);
    pass(minute);
    expect(await run()).toEqual([]);
  });

  test("that subscribed with another key of the server is neither asked nor shown", async () => {
    await turnOn();
    await server.db.updateTable("push_devices").set({ server_key: "another" }).execute();
    await tell(reader);
    pass(minute);
    expect(await run()).toEqual([]);
    expect((await devicesOf(reader)).devices).toEqual([]);
  });

  test("is in the account's export without its keys, and goes with the account", async () => {
    const { endpoint, keys } = await turnOn();
    const exported = await server.app.inject({
      url: "/api/v1/auth/me/export",
      headers: reader.headers,
    });
    expect(accountExport.parse(exported.json())["push_devices"]).toMatchObject([{ endpoint }]);
    expect(exported.body).not.toContain(keys.auth);
    const left = await server.app.inject({
      method: "DELETE",
      url: "/api/v1/auth/me",
      headers: reader.headers,
      payload: { password: reader.password },
    });
    expect(left.statusCode).toBe(200);
    expect(await server.db.selectFrom("push_devices").select("id").execute()).toEqual([]);
  });

  test.each([
    "http://push.example/send/1",
    "https://push.example:8443/send/1",
    "https://user:secret@push.example/send/1",
    "https://localhost/send/1",
    "https://127.0.0.1/send/1",
    "https://[::1]/send/1",
    "https://192.168.1.20/send/1",
    "https://2130706433/send/1",
    "push.example/send/1",
    `https://push.example/${"x".repeat(1_000)}`,
  ])("with the address %s is refused", async (endpoint) => {
    const { keys } = subscription();
    expect((await ask("PUT", "devices", reader, { endpoint, ...keys })).status).toBe(422);
  });

  test("with a key that no browser gave is forgotten when it is pushed to", async () => {
    const { endpoint, keys } = subscription();
    const p256dh = `B${"A".repeat(86)}`;
    expect((await ask("PUT", "devices", reader, { endpoint, ...keys, p256dh })).status).toBe(200);
    await tell(reader);
    pass(minute);
    expect(await run()).toEqual([]);
    expect((await devicesOf(reader)).devices).toEqual([]);
    const short = { endpoint, ...keys, auth: "short" };
    expect((await ask("PUT", "devices", reader, short)).status).toBe(422);
  });
});
