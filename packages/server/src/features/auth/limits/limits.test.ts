import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hashPassword, isPassword, createPasswordHasher } from "../../../lib/passwords.ts";
import { Problem } from "../../../lib/problem.ts";
import {
  createTestApp,
  deliverEmails,
  signUp,
  testPassword,
  tokenOf,
  type TestApp,
} from "../../../testing/index.ts";
import { networksOf } from "../../../lib/networks.ts";

let comparisons = 0;
let server: TestApp;
beforeAll(async () => {
  const passwords = createPasswordHasher({
    hash: hashPassword,
    isPassword: (password, hashed) => {
      comparisons += 1;
      return isPassword(password, hashed);
    },
  });
  server = await createTestApp({ passwords });
  await signUp(server, { username: "asha", email: "asha@example.org" });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("tries").execute();
  comparisons = 0;
});

const seconds = (count: number) => count * 1_000;
const owner = "203.0.113.7";
const stranger = "198.51.100.66";

const post = (path: string, payload: object, remoteAddress = owner) =>
  server.app.inject({ method: "POST", url: `/api/v1/auth${path}`, payload, remoteAddress });
const logIn = (password: string, from = owner, email_or_username = "asha") =>
  post("/login", { email_or_username, password }, from);
const statusOf = async (answer: ReturnType<typeof post>) => (await answer).statusCode;

describe("somebody unknown", () => {
  test("costs the same comparison as a wrong password, and gets the same answer", async () => {
    const wrong = await logIn("Wrong#2026");
    const afterWrong = comparisons;
    const unknown = await logIn("Wrong#2026", owner, "nobody");
    expect([afterWrong, comparisons]).toEqual([1, 2]);
    expect(unknown.statusCode).toBe(401);
    const { request_id: _one, ...first } = wrong.json();
    const { request_id: _two, ...second } = unknown.json();
    expect(second).toEqual(first);
  });

  test("so does an account without a password, whatever is tried", async () => {
    const google = await signUp(server, { username: "no_password" });
    await server.db
      .updateTable("users")
      .set({ password_hash: null })
      .where("id", "=", google.id)
      .execute();
    expect(await statusOf(logIn(testPassword, owner, "no_password"))).toBe(401);
    expect(comparisons).toBe(1);
  });

  test("has to wait like anybody else", async () => {
    for (let index = 0; index < 6; index += 1) await logIn("x", owner, "nobody");
    expect(await statusOf(logIn("x", owner, "nobody"))).toBe(429);
  });
});

describe("guessing a password", () => {
  test("is free five times; then each pause is twice the last, and a right one resets it", async () => {
    for (let index = 0; index < 5; index += 1) expect(await statusOf(logIn("x"))).toBe(401);
    for (const pause of [1, 2, 4, 8, 16]) {
      expect(await statusOf(logIn("x"))).toBe(401);
      const refused = await logIn(testPassword);
      expect(refused.statusCode).toBe(429);
      expect(refused.headers["retry-after"]).toBe(String(pause));
      expect(refused.json()).toMatchObject({ code: "too_many_tries" });
      server.clock.advance(seconds(pause));
    }
    expect(await statusOf(logIn(testPassword))).toBe(200);
    for (let index = 0; index < 5; index += 1) expect(await statusOf(logIn("x"))).toBe(401);
  });

  test("never pauses longer than 15 minutes, and is forgotten after an hour", async () => {
    const waits: number[] = [];
    for (let index = 0; index < 40; index += 1) {
      const wait = Number((await logIn("x")).headers["retry-after"] ?? 0);
      waits.push(wait);
      server.clock.advance(seconds(wait));
    }
    expect(Math.max(...waits)).toBe(900);
    server.clock.advance(seconds(3_601));
    for (let index = 0; index < 5; index += 1) expect(await statusOf(logIn("x"))).toBe(401);
  });

  test("is not confused with many right ones in parallel", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(testPassword)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  });

  test("does not count attempts that the busy server did not check", async () => {
    const busy = new Problem(503, "busy", "Later.");
    const passwords = { hash: hashPassword, matches: () => Promise.reject(busy) };
    const crowded = await createTestApp({ passwords });
    const ask = () =>
      crowded.app.inject({
        method: "POST",
        url: "/api/v1/auth/login",
        payload: { email_or_username: "asha", password: testPassword },
      });
    for (let index = 0; index < 9; index += 1) expect((await ask()).statusCode).toBe(503);
    await crowded.close();
  });

  test("in parallel gains nothing: those beyond the limit are not compared", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => logIn("x")));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(6);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(24);
    expect(comparisons).toBe(6);
  });

  test("at many accounts from one address has to wait too", async () => {
    let refused = 0;
    for (let index = 0; index < 40; index += 1) {
      if ((await logIn("x", stranger, `somebody_${index}`)).statusCode === 429) refused += 1;
    }
    expect(refused).toBeGreaterThan(5);
    expect(await statusOf(logIn(testPassword, owner))).toBe(200);
  });

  test("an own account's sign-ins do not reset the address", async () => {
    for (let index = 0; index < 50; index += 1) {
      expect(await statusOf(logIn(testPassword, stranger))).toBe(200);
    }
  });
});

describe("a stranger", () => {
  test("cannot lock the owner out below the ceiling, from however many addresses", async () => {
    for (let address = 1; address <= 33; address += 1) {
      for (let index = 0; index < 3; index += 1) await logIn("x", `198.51.100.${address}`);
    }
    expect(await statusOf(logIn(testPassword, owner))).toBe(200);
    expect(await statusOf(logIn(testPassword, "192.0.2.200"))).toBe(200);
  });

  test("who attacks from many addresses gets one free guess each instead of five", async () => {
    for (let address = 1; address <= 30; address += 1) await logIn("x", `198.51.100.${address}`);
    expect(await statusOf(logIn("x", "192.0.2.1"))).toBe(401);
    expect(await statusOf(logIn("x", "192.0.2.1"))).toBe(401);
    expect(await statusOf(logIn("x", "192.0.2.1"))).toBe(429);
  });

  test("behind the same address cannot stop an owner who uses an emailed link", async () => {
    for (let index = 0; index < 12; index += 1) {
      await logIn("x");
      await logIn("x", owner, "asha@example.org");
    }
    expect(await statusOf(logIn(testPassword))).toBe(429);
    await post("/forgot-password", { email: "asha@example.org" });
    const sent = await deliverEmails(server);
    const token = tokenOf(sent.find(({ kind }) => kind === "reset_password"));
    const form = { token, password: testPassword, confirm_password: testPassword };
    expect(await statusOf(post("/reset-password", form))).toBe(200);
    expect(await statusOf(logIn(testPassword))).toBe(200);
  });
});

describe("one address", () => {
  const form = (index: number, from: string) => ({
    username: `crowd_${index}_${from.replaceAll(/\W/g, "_")}`.slice(0, 30),
    email: `crowd${index}@${from.replaceAll(/[^0-9a-f]/g, "-")}.example.org`,
    password: testPassword,
    confirm_password: testPassword,
  });

  test("creates ten accounts, then has to pause; a private address gets more", async () => {
    const made: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      made.push(await statusOf(post("/register", form(index, stranger), stranger)));
    }
    expect(made.slice(0, 11).every((status) => status === 201)).toBe(true);
    expect(made[11]).toBe(429);
    for (let index = 0; index < 14; index += 1) {
      expect(await statusOf(post("/register", form(index, "127.0.0.1"), "127.0.0.1"))).toBe(201);
    }
  });

  test("may request few links to one mailbox, and not many in all", async () => {
    const ask = (email: string) => statusOf(post("/forgot-password", { email }, stranger));
    const same: number[] = [];
    for (let index = 0; index < 5; index += 1) same.push(await ask("asha@example.org"));
    expect(same).toEqual([200, 200, 200, 200, 429]);
    const many: number[] = [];
    for (let index = 0; index < 12; index += 1) many.push(await ask(`a${index}@example.org`));
    expect(many).toContain(429);
    expect(await statusOf(post("/forgot-password", { email: "asha@example.org" }))).toBe(200);
  });

  test("causes no argon2 work with invalid links, and has to pause", async () => {
    const answers: number[] = [];
    for (let index = 0; index < 35; index += 1) {
      const body = { token: "x", password: testPassword, confirm_password: testPassword };
      answers.push(await statusOf(post("/reset-password", body, stranger)));
    }
    expect(answers[0]).toBe(400);
    expect(answers).toContain(429);
  });

  test.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:0db8:1:2::1", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["unknown", "unknown"],
  ])("%s is in the network %s", (address, network) => {
    expect(networksOf(address).network).toBe(network);
  });
});

test("a proxy that sends no address causes no server error", async () => {
  const behind = await createTestApp({ trustedProxies: ["127.0.0.1"] });
  const answer = await behind.app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    headers: { "x-forwarded-for": "unknown" },
    payload: { email_or_username: "nobody", password: "x" },
  });
  expect(answer.statusCode).toBe(401);
  await behind.close();
});

describe("the password hasher", () => {
  test("works on two passwords at once, and refuses when too many wait", async () => {
    let atWork = 0;
    let most = 0;
    const slow = async () => {
      atWork += 1;
      most = Math.max(most, atWork);
      await new Promise((resolve) => setImmediate(resolve));
      atWork -= 1;
      return "hash";
    };
    const hasher = createPasswordHasher({ hash: slow, atOnce: 2, mostWaiting: 5 });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => hasher.hash("x")));
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(7);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { status: 503, headers: { "retry-after": "5" } },
    });
    expect(await hasher.hash("later")).toBe("hash");
  });

  test("goes on after a failure", async () => {
    const hasher = createPasswordHasher({
      hash: () => Promise.reject(new Error("no memory")),
      atOnce: 1,
    });
    for (let index = 0; index < 3; index += 1) {
      await expect(hasher.hash("x")).rejects.toThrow("no memory");
    }
  });

  test("compares with a dummy hash at the usual cost", async () => {
    const costOf = (hashed: string) => hashed.split("$").slice(0, 4).join("$");
    const seen: string[] = [];
    const hasher = createPasswordHasher({
      isPassword: async (_password, hashed) => {
        seen.push(hashed);
        return true;
      },
    });
    expect(await hasher.matches("x", null)).toBe(false);
    expect(costOf(seen[0] ?? "")).toBe(costOf(await hashPassword("x")));
  });
});
