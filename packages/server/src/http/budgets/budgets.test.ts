import { calls, type AnyCall } from "@katha/api/contract";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AppDependencies } from "../../app.ts";
import { authoringClient, insertTestCategory, wholeForm } from "../../testing/authoring.ts";
import {
  createTestApp,
  createTestDatabase,
  signUp,
  type Person,
  type TestApp,
  type TestDatabase,
} from "../../testing/index.ts";
import { insertStory } from "../../testing/insert-story.ts";
import { routeUrl } from "../calls/register-call.ts";
import { generalBudgets, ownBudgets, type Budget, type Rate } from "./budgets.ts";

let database: TestDatabase;
let server: TestApp;
let other: TestApp;
let person: Person;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const open = (options: Partial<AppDependencies>) => createTestApp({ db: database.db, ...options });

/** Each test of the group has a server like this, and has spent nothing. */
function withServer(options: Partial<AppDependencies>): void {
  beforeEach(async () => {
    await database.db.deleteFrom("request_counts").execute();
    server = await open(options);
    person = await signUp(server);
  });
  afterEach(() => server.close());
}

/** A tenth of every budget, so that spending it takes a tenth of the time. */
const tenth = { requestBudgets: 0.1 };

const visitor = "203.0.113.5";
interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH";
  of?: TestApp;
  by?: Person;
  from?: string;
  payload?: object;
  headers?: Record<string, string>;
}
const ask = (
  url: string,
  { method = "GET", of = server, by, from = visitor, ...rest }: RequestOptions = {},
) =>
  of.app.inject({
    method,
    url: url.startsWith("/api") || !url.startsWith("~") ? `/api/v1${url}` : url.slice(1),
    remoteAddress: from,
    ...(rest.payload && { payload: rest.payload }),
    headers: { ...by?.headers, ...rest.headers },
  });

/** How many of this many simultaneous requests are not refused. */
async function answered(times: number, one: (index: number) => ReturnType<typeof ask>) {
  const statuses = await Promise.all(
    Array.from({ length: times }, async (_, index) => (await one(index)).statusCode),
  );
  return statuses.filter((status) => status !== 429).length;
}

function budgetsOf(id: keyof typeof calls): Budget[] {
  const name = calls[id].budget;
  if (name in generalBudgets) return [generalBudgets[name as keyof typeof generalBudgets]];
  const own = ownBudgets[name as keyof typeof ownBudgets];
  return [own, generalBudgets[own.counts]];
}

const least = (rates: (Rate | undefined)[]) =>
  Math.min(...rates.map((rate) => rate?.count ?? Number.POSITIVE_INFINITY));

describe("every call of the contract", () => {
  const twoHundredth = 1 / 200;
  withServer({ requestBudgets: twoHundredth });
  const callOf = (call: AnyCall, by?: Person, from?: string) =>
    server.app.inject({
      method: call.method,
      url: routeUrl(call).replaceAll(/:\w+/g, "0"),
      ...(from !== undefined && { remoteAddress: from }),
      headers: { ...by?.headers, ...(call.body && { "content-length": "2" }) },
      ...(call.body && { payload: {} }),
    });

  test("is refused to an address that has spent its budget, before anything else", async () => {
    let network = 0;
    for (const [id, call] of Object.entries(calls)) {
      network += 1;
      const limit = least(budgetsOf(id as keyof typeof calls).map(({ address }) => address));
      const allowed = Math.floor(limit * twoHundredth);
      const from = `198.51.100.${network}`;
      for (let time = 0; time < allowed; time += 1)
        expect((await callOf(call, undefined, from)).json().code, id).not.toBe("too_many_requests");
      const refused = await callOf(call, undefined, from);
      expect(refused.json(), id).toMatchObject({ code: "too_many_requests" });
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    }
    expect(network).toBeGreaterThan(80);
  });

  test("is refused to an account that has spent its budget, from wherever", async () => {
    const asking = Object.entries(calls).filter(([, { access }]) => access === "user");
    const last: [string, number | undefined][] = [];
    for (const [network, [id, call]] of asking.entries()) {
      const by = await signUp(server);
      const limit = least(budgetsOf(id as keyof typeof calls).map(({ account }) => account));
      const allowed = Math.floor(limit * twoHundredth);
      const statuses: number[] = [];
      for (let time = 0; time <= allowed; time += 1) {
        const answer = await callOf(call, by, `10.${network}.${time}.1`);
        statuses.push(answer.statusCode);
      }
      last.push([id, statuses.at(-1)]);
    }
    // These end the sign-in, so that there is nobody to refuse.
    expect(last.filter(([, status]) => status !== 429)).toEqual([
      ["logout", 401],
      ["endAllSignIns", 401],
    ]);
    expect(asking.length).toBeGreaterThan(40);
  });
});

describe("reading, with a tenth of the budgets", () => {
  withServer(tenth);

  test("is refused in clear words once an address has asked 300 times in a minute", async () => {
    expect(await answered(350, () => ask("/categories/"))).toBe(300);
    const refused = await ask("/categories/");
    expect(refused.headers["content-type"]).toContain("application/problem+json");
    expect(refused.headers["retry-after"]).toBe("60");
    expect(refused.json()).toMatchObject({
      code: "too_many_requests",
      retry_after: 60,
      detail:
        "Too many requests in a short time. Nothing is lost. Wait 60 seconds, then try again.",
    });
    expect((await ask("/categories/", { from: "203.0.113.6" })).statusCode).toBe(200);
    server.clock.advance(60_000);
    expect((await ask("/categories/")).statusCode).toBe(200);
  });

  test("counts a /64 as one address and limits the /48 around it", async () => {
    const inOne = (index: number) => ask("/categories/", { from: `2001:db8:1:1::${index % 90}` });
    expect(await answered(320, inOne)).toBe(300);
    const inMany = (index: number) =>
      ask("/categories/", { from: `2001:db8:1:${(index % 90) + 2}::1` });
    expect(await answered(950, inMany)).toBe(900);
    expect((await ask("/categories/", { from: "2001:db8:2:1::1" })).statusCode).toBe(200);
  });

  test("counts an account over all addresses", async () => {
    const from = (index: number) =>
      ask("/auth/me", { by: person, from: `198.51.100.${index % 200}` });
    expect(await answered(120, from)).toBe(90);
  });

  test("health, metrics and files are not counted", async () => {
    await answered(301, () => ask("/categories/"));
    expect((await ask("~/healthz")).statusCode).toBe(200);
    expect((await ask("~/readyz")).statusCode).toBe(200);
  });

  test("of an ordinary visitor writes nothing to the database", async () => {
    await answered(14, () => ask("/categories/"));
    await server.app.requestBudgets.share();
    expect(await database.db.selectFrom("request_counts").select("key").execute()).toEqual([]);
  });
});

describe("two servers on one database, with a tenth of the budgets", () => {
  withServer(tenth);
  beforeEach(async () => {
    other = await open(tenth);
  });
  afterEach(() => other.close());

  test("share what an address may read, to a twentieth", async () => {
    let count = 0;
    for (let round = 0; round < 25; round += 1) {
      count += await answered(10, () => ask("/categories/"));
      count += await answered(10, () => ask("/categories/", { of: other }));
      await server.app.requestBudgets.share();
      await other.app.requestBudgets.share();
    }
    expect(count).toBeGreaterThanOrEqual(300);
    expect(count).toBeLessThanOrEqual(325);
  });

  test("share it by themselves in a moment", async () => {
    await answered(300, () => ask("/categories/"));
    // Enough for the other server to share, but far below what it may answer alone.
    await answered(16, () => ask("/categories/", { of: other }));
    const status = async () => (await ask("/categories/", { of: other })).statusCode;
    await expect.poll(status, { interval: 100 }).toBe(429);
  });

  test("share what an account may export", async () => {
    let count = 0;
    for (let time = 0; time < 10; time += 1) {
      const of = time % 2 === 0 ? server : other;
      count += await answered(1, () => ask("/auth/me/export", { by: person, of }));
      await of.app.requestBudgets.share();
    }
    // A server learns the others' counts when it shares its own.
    expect(count).toBeGreaterThanOrEqual(2);
    expect(count).toBeLessThanOrEqual(3);
  });

  test("keep no address in clear", async () => {
    await answered(300, () => ask("/categories/"));
    await server.app.requestBudgets.share();
    const rows = await database.db.selectFrom("request_counts").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("203.0.113");
  });

  test("go on alone while the table is away, and lose nothing of what they counted", async () => {
    await sql`alter table request_counts rename to request_counts_away`.execute(database.db);
    expect(await answered(310, () => ask("/categories/"))).toBe(300);
    await expect(server.app.requestBudgets.share()).rejects.toThrow("request_counts");
    await sql`alter table request_counts_away rename to request_counts`.execute(database.db);
    await server.app.requestBudgets.share();
    const rows = await database.db.selectFrom("request_counts").select("count").execute();
    expect(rows.map(({ count }) => String(count))).toEqual(["300"]);
  });
});

describe("expensive requests, with a tenth of the budgets", () => {
  withServer(tenth);
  const manuscript = (index: number) => ({
    title: `Draft ${index}`,
    description: "Long.",
    story_structure: {
      start_node: "a",
      nodes: {
        a: { text: "A beginning.", choices: [] },
        ...Object.fromEntries(
          Array.from({ length: 18 }, (_, node) => [
            `n${node}`,
            { text: `${index} `.padEnd(20_000, "word "), choices: [] },
          ]),
        ),
      },
    },
  });

  test("25 saves of 3.6 MB in a row: 13 pass, the rest keep what was typed and wait", async () => {
    await insertTestCategory(database.db);
    const { id } = await authoringClient(server).write(person);
    const statuses: number[] = [];
    for (let index = 0; index < 25; index += 1) {
      const form = { ...manuscript(index), category_id: wholeForm.category_id };
      const payload = form;
      const saved = await ask(`/stories/${id}`, { method: "PUT", by: person, payload });
      statuses.push(saved.statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(13);
    expect(statuses.slice(13).every((status) => status === 429)).toBe(true);
    const small = { title: "Short", description: "Again." };
    const next = await ask(`/stories/${id}`, { method: "PUT", by: person, payload: small });
    expect(next.statusCode).toBe(200);
  });

  test.each([
    ["branches", 6, () => ["POST", `/game/sessions/${server.ids()}/turns/opening/branch`]],
    ["exports of the account at once", 1, () => ["GET", "/auth/me/export"]],
    ["publications", 6, () => ["PUT", `/stories/${server.ids()}/publish`]],
    ["searches", 18, () => ["GET", "/stories/search/?q=salt"]],
    ["new plays", 12, () => ["PUT", "/game/sessions/"]],
    ["turns", 9, () => ["POST", `/game/sessions/${server.ids()}/action`]],
    ["copies of stories", 12, () => ["POST", `/stories/${server.ids()}/duplicate`]],
    ["suggestions", 4, () => ["POST", "/authoring/suggestions"]],
    ["drafts of answers", 4, () => ["POST", "/authoring/answers"]],
    ["painted covers", 3, () => ["POST", "/authoring/covers"]],
    ["steps of a test play", 24, () => ["POST", "/authoring/trial"]],
    ["readings of a story", 24, () => ["POST", "/authoring/reading"]],
    ["proofs of typing", 4, () => ["POST", "/authoring/typing"]],
    ["links to a draft", 3, () => ["POST", `/stories/${server.ids()}/share-link`]],
    ["old versions", 12, () => ["GET", `/stories/${server.ids()}/versions/1`]],
  ] as const)("of 30 %s an account gets %i", async (_what, allowed, asked) => {
    const [method, url] = asked() as ["GET", string];
    expect(await answered(30, () => ask(url, { method, by: person }))).toBe(allowed);
  });

  test("of 40 shares by visitors at one address 30 are answered", async () => {
    const url = `/stories/${server.ids()}/share`;
    expect(await answered(40, () => ask(url, { method: "POST" }))).toBe(30);
  });

  test("reading one long story over and over costs what its length costs", async () => {
    await insertTestCategory(database.db);
    const { id } = await authoringClient(server).write(person, manuscript(0));
    const statuses: number[] = [];
    for (let time = 0; time < 75; time += 1)
      statuses.push((await ask(`/stories/${id}`, { by: person })).statusCode);
    const read = statuses.filter((status) => status === 200).length;
    expect(read).toBeGreaterThan(60);
    expect(read).toBeLessThan(70);
    expect((await ask("/auth/me", { by: await signUp(server) })).statusCode).toBe(200);
  });

  const long = (index: number) => {
    const text = `${index} `.padEnd(20_000, "word ");
    const nodes = Array.from({ length: 72 }, (_, node) => [`n${node}`, { text, choices: [] }]);
    const structure = { start_node: "n0", nodes: Object.fromEntries(nodes) as object };
    return { ...manuscript(index), story_structure: structure };
  };

  test.each([
    ["a long story", ""],
    ["a version of it", "/versions/1"],
  ] as const)("%s that is asked for many times at once costs no less", async (_what, version) => {
    const scene = { text: "word ".repeat(4_000), choices: [] };
    const nodes = Object.fromEntries(Array.from({ length: 200 }, (_, node) => [`n${node}`, scene]));
    const story_structure = JSON.stringify({ start_node: "n0", nodes });
    const id = await insertStory(database.db, { author_id: person.id, story_structure });
    const statuses = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { statusCode } = await ask(`/stories/${id}${version}`, { by: person });
        return statusCode;
      }),
    );
    // Of 24 MB, and one that was begun before the last of them was charged.
    const read = statuses.filter((status) => status === 200).length;
    expect(read).toBeGreaterThanOrEqual(6);
    expect(read).toBeLessThanOrEqual(7);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12 - read);
  });

  test.each([
    ["GET", ""],
    ["GET", "/entries?before=9"],
    ["GET", "/tree"],
    ["GET", "/book"],
    ["GET", "/atlas"],
    ["GET", "/along"],
    ["GET", "/memory"],
  ] as const)("%s of a play%s is answered in turn", async (method, part) => {
    const inTurn = vi.spyOn(server.app, "inTurn");
    await ask(`/game/sessions/${server.ids()}${part}`, { method, by: person });
    expect(inTurn).toHaveBeenCalledOnce();
    inTurn.mockRestore();
  });

  test("copies of a long story cost what sending them would", async () => {
    await insertTestCategory(database.db);
    const { id } = await authoringClient(server).write(person, long(0));
    const statuses: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const asked = { method: "POST", by: person, payload: {} } as const;
      statuses.push((await ask(`/stories/${id}/duplicate`, asked)).statusCode);
    }
    // Of 4.8 MB the story itself took 1.4.
    expect(statuses).toEqual([201, 201, 429, 429]);
  });

  test("an export costs what it holds", async () => {
    const story_structure = JSON.stringify(long(0).story_structure);
    const ids: string[] = [];
    for (let index = 0; index < 14; index += 1)
      ids.push(await insertStory(database.db, { author_id: person.id, story_structure }));
    const read = () => answered(10, () => ask(`/stories/${ids[0]}`, { by: person }));
    expect(await read()).toBe(10);
    server.clock.advance(600_000);
    expect((await ask("/auth/me/export", { by: person })).statusCode).toBe(200);
    for (let time = 0; time < 3; time += 1) await ask(`/stories/${ids[0]}`, { by: person });
    expect((await ask(`/stories/${ids[0]}`, { by: person })).statusCode).toBe(429);
  });

  test("do not refuse an author who saves every two seconds, and reads meanwhile", async () => {
    await insertTestCategory(database.db);
    const { id } = await authoringClient(server).write(person);
    const start = server.clock.now();
    for (let second = 0; second < 640; second += 20) {
      const payload = { title: `At ${second}`, description: "Written on." };
      const from = "10.0.0.9";
      const saved = await ask(`/stories/${id}`, { method: "PUT", by: person, payload, from });
      expect(saved.statusCode).toBe(200);
      const read = await ask(`/stories/${id}`, { by: person, from });
      expect(read.statusCode).toBe(200);
      server.clock.set(new Date(start.getTime() + second * 1_000));
    }
  }, 120_000);
});

describe("uploads, with a tenth of the budgets and no lower limit of their own", () => {
  const intake = {
    limitUploads: () => Promise.resolve(),
    save: () => Promise.reject(new Error("There is no picture.")),
  };
  withServer({ ...tenth, intake });

  test("of 30 pictures an account gets 12", async () => {
    expect(await answered(30, () => ask("/media", { method: "POST", by: person }))).toBe(12);
  });
});

describe("with the whole of the budgets", () => {
  withServer({ requestBudgets: 1 });

  test("a body that does not say its length counts as the longest", async () => {
    const chunked = async () => {
      const { Readable } = await import("node:stream");
      return server.app.inject({
        method: "PUT",
        url: `/api/v1/stories/${server.ids()}`,
        headers: {
          ...person.headers,
          "content-type": "application/json",
          "transfer-encoding": "chunked",
        },
        payload: Readable.from([Buffer.from('{"title":"x"}')]),
      });
    };
    const statuses: number[] = [];
    for (let time = 0; time < 15; time += 1) statuses.push((await chunked()).statusCode);
    // 48 MB hold seven of the longest, 6 MB.
    expect(statuses.filter((status) => status === 429)).toHaveLength(8);
  });
});
