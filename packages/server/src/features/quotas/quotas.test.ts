import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccountStorage, StoryDetail } from "@katha/api/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../testing/authoring.ts";
import { signInAgain, signUp, type Person } from "../../testing/index.ts";
import { createMediaStore, folderStorage } from "../media/index.ts";
import { createQuotas, type QuotaLimits } from "./quotas.ts";

const kilobyte = 1_000;
const limits: Record<keyof QuotaLimits, number> = {
  stories: 100 * kilobyte,
  versions: 60 * kilobyte,
  plays: 20 * kilobyte,
  pictures: 60 * kilobyte,
};

let folder: string;
let fixture: AuthoringFixture;
let author: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-quota-"));
  const media = createMediaStore({ storage: folderStorage(folder) });
  fixture = await createAuthoringFixture({ media, quotas: createQuotas(() => limits) });
});
afterAll(async () => {
  await fixture.server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  author = await signUp(fixture.server);
});

/** Letters that do not compress, in base64: a database stores about three quarters of them. */
const letters = (bytes: number) => randomBytes(bytes).toString("base64").slice(0, bytes);
const structureOf = (bytes: number) => ({
  start_node: "a",
  nodes: Object.fromEntries(
    Array.from({ length: Math.ceil(bytes / 10_000) }, (_, index) => [
      index === 0 ? "a" : `n${index}`,
      { text: letters(Math.min(10_000, bytes)), choices: [] },
    ]),
  ),
});
const write = (bytes: number) =>
  fixture.ask("POST", "/stories/", author, { ...wholeForm, story_structure: structureOf(bytes) });
const save = (id: string, bytes: number) =>
  fixture.save(id, author, {
    title: "Again",
    description: "Once more.",
    story_structure: structureOf(bytes),
  });
const stored = async (by = author) =>
  (await fixture.ask("GET", "/auth/me/storage", by)).body as unknown as AccountStorage;
/** The next save begins a new version. */
const later = () => fixture.server.clock.advance(6 * 60_000);

describe("stories", () => {
  test("are refused when there is no room, saying how much is used and what to do", async () => {
    expect((await write(60_000)).status).toBe(201);
    const refused = await write(90_000);
    expect(refused.status).toBe(413);
    expect(refused.body).toMatchObject({ code: "storage_full", kind: "stories", limit: 100_000 });
    expect(refused.body.detail).toMatch(
      /^Your stories take 1\d\d?(\.\d)? of 0\.1 MB|^Your stories/,
    );
    expect(refused.body.detail).toContain("What you typed is still here.");
    expect(refused.body.detail).toContain("Delete drafts");
    expect((await stored()).stories.used).toBeLessThanOrEqual(100_000);
  });

  test("can always be made shorter, and be written on after something was deleted", async () => {
    const first = (await write(60_000)).body as unknown as StoryDetail;
    const second = (await write(20_000)).body as unknown as StoryDetail;
    expect((await save(first.id, 110_000)).status).toBe(413);
    expect((await fixture.read(first.id, author)).title).toBe(wholeForm.title);
    limits.stories = 30_000;
    expect((await save(first.id, 50_000)).status).toBe(200);
    limits.stories = 100_000;
    expect((await save(first.id, 90_000)).status).toBe(413);
    await fixture.server.db.deleteFrom("stories").where("id", "=", second.id).execute();
    expect((await save(first.id, 90_000)).status).toBe(200);
  });

  test("are refused as copies too", async () => {
    const { id } = (await write(80_000)).body as unknown as StoryDetail;
    const copy = await fixture.ask("POST", `/stories/${id}/duplicate`, author, {});
    expect([copy.status, copy.body["code"]]).toEqual([413, "storage_full"]);
  });

  test("of one author take no room from another", async () => {
    await write(80_000);
    const other = await signUp(fixture.server);
    const form = { ...wholeForm, story_structure: structureOf(80_000) };
    expect((await fixture.ask("POST", "/stories/", other, form)).status).toBe(201);
  });
});

describe("earlier versions", () => {
  const versionsOf = async (id: string) => {
    const { body } = await fixture.ask("GET", `/stories/${id}/versions?limit=50`, author);
    return (body as unknown as { versions: { version: number }[] }).versions.map(
      ({ version }) => version,
    );
  };
  const freshTokens = async () => {
    author = await signInAgain(fixture.server, author.user);
  };
  const saveLater = async (id: string, bytes: number) => {
    later();
    await freshTokens();
    return save(id, bytes);
  };

  test("make room by themselves, the oldest first, and no save is refused for them", async () => {
    const { id } = (await write(20_000)).body as unknown as StoryDetail;
    for (let time = 0; time < 8; time += 1) expect((await saveLater(id, 20_000)).status).toBe(200);
    const kept = await versionsOf(id);
    expect(kept[0]).toBe(9);
    expect(kept.length).toBeGreaterThanOrEqual(3);
    expect(kept.length).toBeLessThanOrEqual(6);
    expect(kept).not.toContain(1);
    expect((await stored()).versions.used).toBeLessThanOrEqual(60_000);
  });

  test("that somebody plays stay", async () => {
    const { id } = (await write(20_000)).body as unknown as StoryDetail;
    await fixture.ask("PUT", `/stories/${id}/publish`, author);
    const reader = await signUp(fixture.server);
    const begun = await fixture.ask("PUT", "/game/sessions/", reader, { story_id: id });
    expect(begun.status).toBe(201);
    for (let time = 0; time < 6; time += 1) expect((await saveLater(id, 20_000)).status).toBe(200);
    expect(await versionsOf(id)).toContain(1);
  });

  test("that the author alone plays are refused beyond the limit, until a play is deleted", async () => {
    const { id } = (await write(20_000)).body as unknown as StoryDetail;
    limits.plays = 1_000_000;
    const plays: string[] = [];
    let refused: Awaited<ReturnType<typeof save>> | undefined;
    for (let time = 0; time < 8 && !refused; time += 1) {
      const { body } = await fixture.ask("PUT", "/game/sessions/", author, { story_id: id });
      plays.push(String(body["id"]));
      await fixture.server.db
        .updateTable("game_sessions")
        .set({ ending: "done", ending_node: "a" })
        .where("id", "=", String(body["id"]))
        .execute();
      const saved = await saveLater(id, 20_000);
      if (saved.status !== 200) refused = saved;
    }
    expect(refused?.body).toMatchObject({ code: "storage_full", kind: "versions" });
    for (const play of plays.slice(0, 2))
      expect((await fixture.ask("DELETE", `/game/sessions/${play}`, author)).status).toBe(200);
    expect((await save(id, 20_000)).status).toBe(200);
    limits.plays = 20_000;
  });
});

describe("plays", () => {
  const begin = async () => {
    const { id } = (await write(1_000)).body as unknown as StoryDetail;
    const { body } = await fixture.ask("PUT", "/game/sessions/", author, { story_id: id });
    return String(body["id"]);
  };
  const branch = (session: string) =>
    fixture.ask("POST", `/game/sessions/${session}/turns/opening/branch`, author);

  test("300 branches of one play: those that fit, then a clear refusal, and deleting makes room", async () => {
    const session = await begin();
    const statuses: number[] = [];
    for (let time = 0; time < 300 && statuses.at(-1) !== 413; time += 1)
      statuses.push((await branch(session)).status);
    expect(statuses.at(-1)).toBe(413);
    expect(statuses.length).toBeLessThan(120);
    const refused = await branch(session);
    expect(refused.body).toMatchObject({ code: "storage_full", kind: "plays" });
    const { largest_plays, plays } = await stored();
    expect(plays.used).toBeLessThanOrEqual(20_000);
    expect(largest_plays).toHaveLength(10);
    const of = largest_plays.find(({ is_branch }) => is_branch)?.session_id;
    expect((await fixture.ask("DELETE", `/game/sessions/${of}`, author)).status).toBe(200);
    expect((await fixture.ask("GET", `/game/sessions/${of}`, author)).status).toBe(404);
    expect((await branch(session)).status).toBe(201);
  });

  test("are deleted by nobody else, and not while a part is told", async () => {
    const session = await begin();
    const path = `/game/sessions/${session}`;
    const stranger = await signUp(fixture.server);
    expect((await fixture.ask("DELETE", path, stranger)).status).toBe(404);
    await fixture.server.db
      .insertInto("turns")
      .values({
        id: fixture.server.ids(),
        session_id: session,
        number: 1,
        action: "continue",
        status: "pending",
        lease: fixture.server.ids(),
        leased_until: fixture.server.clock.now(),
        retry_of: fixture.server.ids(),
        held: 0,
        xp_cost: 0,
        created_at: fixture.server.clock.now(),
      })
      .execute();
    const refused = await fixture.ask("DELETE", path, author);
    expect([refused.status, refused.body["code"]]).toEqual([409, "turn_in_progress"]);
  });
});

describe("pictures", () => {
  const noise = (seed: number) =>
    sharp(randomBytes(150 * 150 * 3), { raw: { width: 150, height: 150, channels: 3 } })
      .png({ compressionLevel: seed % 9 })
      .toBuffer();
  const upload = async (index: number) =>
    fixture.server.app.inject({
      method: "POST",
      url: "/api/v1/media",
      headers: { ...author.headers, "content-type": "image/png" },
      payload: await noise(index),
    });

  test("are refused when there is no room; those that no story uses can be deleted", async () => {
    const urls: string[] = [];
    let refused: Awaited<ReturnType<typeof upload>> | undefined;
    for (let index = 0; index < 30 && !refused; index += 1) {
      const answer = await upload(index);
      if (answer.statusCode === 201) urls.push(answer.json().url);
      else refused = answer;
    }
    expect(refused?.json()).toMatchObject({ code: "storage_full", kind: "pictures" });
    expect(urls.length).toBeGreaterThan(1);
    const [cover = ""] = urls;
    await fixture.ask("POST", "/stories/", author, { ...wholeForm, cover_image_url: cover });
    const before = await stored();
    expect(before.unused_pictures.count).toBe(urls.length - 1);
    const { body } = await fixture.ask("DELETE", "/auth/me/storage/pictures", author);
    expect(body).toEqual({ deleted: urls.length - 1 });
    const after = await stored();
    expect(after.unused_pictures).toEqual({ count: 0, bytes: 0 });
    expect(after.pictures.used).toBeLessThan(before.pictures.used);
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\./.test(name));
    expect(files.some((name) => name.includes(cover.split("/")[2] ?? "?"))).toBe(true);
    expect(files.some((name) => name.includes(urls[1]?.split("/")[2] ?? "?"))).toBe(false);
    expect((await upload(99)).statusCode).toBe(201);
  });
});
