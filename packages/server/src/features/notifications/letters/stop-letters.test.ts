import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeAppRoutes } from "../../../testing/app-routes.ts";
import {
  createTestApp,
  deliverEmails,
  signInAgain,
  signUp,
  type Person,
  type TestApp,
} from "../../../testing/index.ts";
import { newsLetter } from "../by-email.ts";

let server: TestApp;
let folder: string;
let reader: Person;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-app-"));
  await writeAppRoutes(folder);
  const slots = ["title", "description", "head", "app"].map(
    (name) => `<!--slot:${name}--><!--/slot:${name}-->`,
  );
  await writeFile(
    path.join(folder, "index.html"),
    `<!doctype html><html lang="en">${slots.join("")}`,
  );
  server = await createTestApp({ appFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  reader = await signUp(server);
});

const wants = (news_by_email: string) =>
  server.app.inject({
    method: "PATCH",
    url: "/api/v1/auth/me",
    headers: reader.headers,
    payload: { news_by_email },
  });

async function rhythm(): Promise<string> {
  const { news_by_email } = await server.db
    .selectFrom("users")
    .select("news_by_email")
    .where("id", "=", reader.id)
    .executeTakeFirstOrThrow();
  return news_by_email;
}

async function aLetter() {
  expect((await wants("daily")).statusCode).toBe(200);
  server.clock.advance(1_000);
  const { db, clock, ids } = server;
  await db
    .insertInto("notifications")
    .values({
      id: ids(),
      user_id: reader.id,
      kind: "task_completed",
      occasion: ids(),
      title: "A task",
      created_at: clock.now(),
    })
    .execute();
  clock.advance(24 * 3_600_000);
  const log = pino({ level: "silent" });
  await newsLetter(server).run({}, { db, clock, log, signal: new AbortController().signal });
  const letter = (await deliverEmails(server)).find(({ kind }) => kind === "news");
  if (letter?.stopLink === undefined) throw new Error("There is no such letter, or no link.");
  return { ...letter, stopLink: new URL(letter.stopLink) };
}

const stop = (token: string) =>
  server.app.inject({
    method: "POST",
    url: "/api/v1/notifications/letters/stop",
    payload: { token },
  });

test("the letter's link opens a page that changes nothing, and its button stops the letters", async () => {
  const { stopLink, text, html } = await aLetter();
  expect(stopLink.origin + stopLink.pathname).toBe("https://katha.test/stop-letters");
  expect(text).toContain(stopLink.href);
  expect(html).toContain(stopLink.href);
  const url = stopLink.pathname + stopLink.search;
  for (const method of ["GET", "HEAD"] as const) {
    const page = await server.app.inject({ method, url });
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
  }
  expect(await rhythm()).toBe("daily");
  const token = stopLink.searchParams.get("token") ?? "";
  for (let press = 0; press < 2; press += 1) {
    const { statusCode, body } = await stop(token);
    expect([statusCode, JSON.parse(body)]).toEqual([200, { kind: "news" }]);
    expect(await rhythm()).toBe("off");
  }
  // Turned on again, an old link still stops them.
  reader = await signInAgain(server, reader.user);
  await wants("weekly");
  expect((await stop(token)).statusCode).toBe(200);
  expect(await rhythm()).toBe("off");
});

test.each([
  ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  [
    'multipart/form-data; boundary="b"',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])("a mail program stops them with one post of %s, without cookies", async (type, payload) => {
  const { stopLink } = await aLetter();
  const post = () =>
    server.app.inject({
      method: "POST",
      url: stopLink.pathname + stopLink.search,
      headers: { "content-type": type, origin: "https://mail.example" },
      payload,
    });
  const answer = await post();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["location"]).toBeUndefined();
  expect(await rhythm()).toBe("off");
  expect((await post()).statusCode).toBe(200);
});

test("a link that is cut, of another account or of another kind stops nothing", async () => {
  const { stopLink } = await aLetter();
  const token = stopLink.searchParams.get("token") ?? "";
  const [kind = "", , signature = ""] = token.split(".");
  const other = await signUp(server);
  for (const wrong of [
    token.slice(0, -1),
    `${kind}.${other.id}.${signature}`,
    `verify_email.${reader.id}.${signature}`,
    `${kind}.${reader.id}`,
    `${kind}.${reader.id}.`,
    "news",
  ]) {
    const { statusCode, body } = await stop(wrong);
    expect([wrong, statusCode, JSON.parse(body).code]).toEqual([wrong, 400, "bad_link"]);
    const posted = await server.app.inject({
      method: "POST",
      url: `/stop-letters?token=${encodeURIComponent(wrong)}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
    expect(posted.statusCode).toBe(400);
  }
  const bare = { method: "POST" as const, url: "/stop-letters?token=a&token=b" };
  expect((await server.app.inject(bare)).statusCode).toBe(400);
  expect((await stop("")).statusCode).toBe(422);
  expect(await rhythm()).toBe("daily");
});

test("a letter to an account that is gone has a link that still answers", async () => {
  const { stopLink } = await aLetter();
  await server.db.deleteFrom("users").where("id", "=", reader.id).execute();
  expect((await stop(stopLink.searchParams.get("token") ?? "")).statusCode).toBe(200);
});
