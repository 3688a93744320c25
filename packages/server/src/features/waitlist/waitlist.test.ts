import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTestApp, signUp, type Person, type TestApp } from "../../testing/index.ts";

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await createTestApp();
  admin = await signUp(server, { role: "admin" });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.db.deleteFrom("waitlist").execute();
});

const meera = { name: "Meera", email: "meera@example.org", consent: true };
const join = (payload: object) =>
  server.app.inject({ method: "POST", url: "/api/v1/waitlist", payload });
const ask = (method: "GET" | "POST" | "DELETE", path = "", by = admin) =>
  server.app.inject({ method, url: `/api/v1/admin/waitlist${path}`, headers: by.headers });
const listed = async (query = "") => (await ask("GET", query)).json();
const lastAct = () =>
  server.db
    .selectFrom("audit_entries")
    .select(["act", "subject_id", "before", "after"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .executeTakeFirst();

describe("putting a name down", () => {
  test("keeps name, address, language and the time of consent", async () => {
    const answer = await join({ ...meera, name: " Meera ", language: "hi" });
    expect(answer.json()).toEqual({ message: "Thank you for joining!" });
    expect(await listed()).toEqual({
      entries: [
        {
          id: expect.any(String),
          name: "Meera",
          email: "meera@example.org",
          language: "hi",
          joined_at: server.clock.now().toISOString(),
        },
      ],
      total_entries: 1,
      next_cursor: null,
    });
  });

  test("needs consent, a name and an address", async () => {
    const faults = async (payload: object) =>
      (await join(payload))
        .json()
        .detail.map(({ loc, msg }: { loc: string[]; msg: string }) => [loc.at(-1), msg]);
    const consent = "Your name is kept only with your consent.";
    for (const refused of [undefined, false, "yes"])
      expect(await faults({ ...meera, consent: refused })).toEqual([["consent", consent]]);
    expect(await faults({ ...meera, name: "  " })).toEqual([
      ["name", "Please fill out all fields"],
    ]);
    expect(await faults({ ...meera, email: "meera@" })).toEqual([
      ["email", "Please enter a valid email address"],
    ]);
    expect((await listed()).total_entries).toBe(0);
  });

  test("keeps one entry for an address, and does not reveal that it existed", async () => {
    const first = await join(meera);
    const again = await join({ ...meera, name: "Somebody else", email: "MEERA@example.org" });
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect((await listed()).entries).toMatchObject([{ name: "Meera" }]);
  });

  test("is limited to 60 names an hour from one address", async () => {
    const own = await createTestApp({ db: server.db, requestBudgets: 1 });
    const joinFrom = async (remoteAddress: string, name: string) => {
      const payload = { ...meera, email: `${name}@example.org` };
      const url = "/api/v1/waitlist";
      return (await own.app.inject({ method: "POST", url, payload, remoteAddress })).statusCode;
    };
    const statuses: number[] = [];
    for (let index = 0; index < 62; index += 1)
      statuses.push(await joinFrom("198.51.100.4", `reader${index}`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(await joinFrom("203.0.113.7", "other")).toBe(200);
    await own.close();
  });
});

describe("administrators", () => {
  test("read the list page by page, newest first, and search it", async () => {
    for (const name of ["Asha", "Bina_100%", "Chitra"]) {
      server.clock.advance(1_000);
      await join({ ...meera, name, email: `${name.slice(0, 4)}@example.org` });
    }
    const first = await listed("?limit=2");
    expect(first.entries.map(({ name }: { name: string }) => name)).toEqual([
      "Chitra",
      "Bina_100%",
    ]);
    const next = await listed(`?limit=2&cursor=${first.next_cursor}`);
    expect(next).toMatchObject({
      entries: [{ name: "Asha" }],
      total_entries: 3,
      next_cursor: null,
    });
    expect(await listed("?q=CHIT")).toMatchObject({
      entries: [{ name: "Chitra" }],
      total_entries: 1,
    });
    expect((await listed("?q=%25")).total_entries).toBe(1);
  });

  test("export the whole list, which is audited", async () => {
    await join(meera);
    const answer = await ask("POST", "/export");
    expect(answer.json()).toMatchObject({ entries: [{ email: "meera@example.org" }] });
    expect(await lastAct()).toMatchObject({ act: "waitlist.exported", after: { entries: 1 } });
  });

  test("delete somebody, and the audit log does not keep who it was", async () => {
    await join(meera);
    const [{ id }] = (await listed()).entries;
    expect((await ask("DELETE", `/${id}`)).statusCode).toBe(200);
    expect((await listed()).total_entries).toBe(0);
    expect(await lastAct()).toEqual({
      act: "waitlist.removed",
      subject_id: id,
      before: null,
      after: null,
    });
    const again = await ask("DELETE", `/${id}`);
    expect([again.statusCode, again.json().code]).toEqual([404, "waitlist_entry_not_found"]);
  });
});

describe("an account with the same address", () => {
  const leave = (person: Person) =>
    server.app.inject({
      method: "DELETE",
      url: "/api/v1/auth/me",
      headers: person.headers,
      payload: { password: person.password },
    });

  test("finds the entry in its export, and takes it along when it is deleted", async () => {
    const person = await signUp(server, { verified: true });
    await join({ ...meera, email: person.user.email.toUpperCase() });
    const url = "/api/v1/auth/me/export";
    const taken = (await server.app.inject({ url, headers: person.headers })).json();
    expect(taken.waitlist).toMatchObject([{ name: "Meera" }]);
    expect((await leave(person)).statusCode).toBe(200);
    expect((await listed()).total_entries).toBe(0);
  });

  test("that has not proved the address leaves the entry alone", async () => {
    const person = await signUp(server, { verified: false });
    await join({ ...meera, email: person.user.email });
    expect((await leave(person)).statusCode).toBe(200);
    expect((await listed()).total_entries).toBe(1);
  });
});
