import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { mediaWidths, pictureBytesMax, type KeptPicture, type OwnStory } from "@katha/api/contract";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import {
  authoringClient,
  createAuthoringFixture,
  insertTestCategory,
  wholeForm,
  type AuthoringClient,
} from "../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { createQuotas } from "../../quotas/index.ts";
import { createIntake } from "../uploads/intake.ts";
import { createPictureFetcher, type Connect } from "../fetching/fetch-picture.ts";
import { coverAway, coverMessages, coverRefused } from "./cover-problems.ts";
import { coverRetries } from "./retry-covers.ts";
import { folderStorage } from "../storage/folder-storage.ts";
import { pictureTypeOf } from "../uploads/picture-type.ts";
import { createMediaStore, type MediaStore } from "../storage/media-store.ts";

let folder: string;
let store: MediaStore;
let server: TestApp;
let authoring: AuthoringClient;
let author: Person;
const fetchPicture = vi.fn<(url: string) => Promise<Buffer>>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-covers-"));
  store = createMediaStore({ storage: folderStorage(folder) });
  server = await createTestApp({
    media: store,
    fetchPicture,
    publicUrl: "https://katha.example.org",
  });
  authoring = authoringClient(server);
  await insertTestCategory(server.db);
  author = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  fetchPicture.mockReset();
});

const drawn = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: "#a65a00" } });
const withPlace = { IFD3: { GPSLatitudeRef: "N" }, IFD0: { Artist: "Somebody Private" } };

const elsewhere = "https://covers.example/a.jpg";
const create = (cover_image_url: string) =>
  authoring.ask("POST", "/stories/", author, { ...wholeForm, cover_image_url });

/** What the job does every ten minutes. */
async function retry({ db, clock, secret } = server) {
  const intake = createIntake({ db, clock, secret, store, quotas: createQuotas() });
  const log = pino({ level: "silent" });
  const context = { db, clock, log, signal: new AbortController().signal };
  await coverRetries({ fetchPicture, intake }).run({}, context);
}

describe("an external cover", () => {
  test("is downloaded once, stored, and served at every width", async () => {
    fetchPicture.mockResolvedValue(await drawn().jpeg().toBuffer());
    const { status, body } = await create(elsewhere);
    expect(status).toBe(201);
    const url = String(body["cover_image_url"]);
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/960\.webp$/);
    expect(fetchPicture.mock.calls).toEqual([[elsewhere]]);
    for (const width of mediaWidths) {
      const answer = await server.app.inject({ url: url.replace("960", String(width)) });
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
    const noted = await server.db
      .selectFrom("media")
      .where("hash", "=", url.split("/")[2] ?? "")
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(noted).toMatchObject({ kind: "upload", mime: "image/webp", created_by: author.id });
    const save = { title: "Again", description: "d", cover_image_url: url };
    await authoring.ask("PUT", `/stories/${String(body["id"])}`, author, save);
    expect(fetchPicture).toHaveBeenCalledTimes(1);
  });

  test("drops metadata of the file", async () => {
    fetchPicture.mockResolvedValue(await drawn(800, 450).withExif(withPlace).jpeg().toBuffer());
    const { body } = await create(elsewhere);
    const hash = String(body["cover_image_url"]).split("/")[2] ?? "";
    await server.app.inject({ url: `/media/${hash}/640.avif` });
    const files = (await readdir(folder, { recursive: true })).filter((name) =>
      path.basename(name).startsWith(hash),
    );
    expect(files).toHaveLength(2);
    for (const file of files) {
      const bytes = await readFile(path.join(folder, file));
      expect(bytes.includes("Somebody Private")).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test.each([
    ["a page", Buffer.from("<!doctype html><title>Not a picture</title>")],
    [
      "a drawing with a script",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ["nothing", Buffer.alloc(0)],
    ["what only begins like one", Buffer.from("\u0089PNG\r\n\u001a\n then nothing", "latin1")],
  ])("that is %s is refused at its field, and nothing is written", async (_what, bytes) => {
    fetchPicture.mockResolvedValue(bytes);
    const before = await authoring.ask("GET", "/stories/my", author);
    const { status, body } = await create(elsewhere);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: "cover_unavailable",
      detail: [{ loc: ["body", "cover_image_url"], msg: coverMessages.cover_not_a_picture }],
    });
    expect((await authoring.ask("GET", "/stories/my", author)).body).toEqual(before.body);
  });

  test("that cannot be fetched now keeps the story, which is shown without it, and is tried again", async () => {
    fetchPicture.mockRejectedValue(coverAway("cover_too_slow"));
    const { status, body } = await create(elsewhere);
    expect([status, body["cover_image_url"]]).toEqual([201, elsewhere]);
    const id = String(body["id"]);
    const published = await authoring.ask("PUT", `/stories/${id}/publish`, author);
    expect(published.status).toBe(200);
    const shown = async () =>
      (await authoring.ask("GET", `/stories/${id}`, null)).body["cover_image_url"];
    expect(await shown()).toBeNull();
    const awaited = async (by: Person | null) =>
      (await authoring.ask("GET", `/stories/${id}`, by)).body["cover_awaited_until"];
    const listed = async () => {
      const { body: own } = await authoring.ask("GET", "/stories/my", author);
      const story = (own as unknown as OwnStory[]).find((one) => one.id === id);
      return story?.cover_awaited_until;
    };
    const weekLater = new Date(server.clock.now().getTime() + 7 * 24 * 60 * 60_000).toISOString();
    expect([await awaited(author), await listed()]).toEqual([weekLater, weekLater]);
    expect(await awaited(null)).toBeUndefined();

    await retry();
    expect(await shown()).toBeNull();
    fetchPicture.mockResolvedValue(await drawn().jpeg().toBuffer());
    await retry();
    expect(await shown()).toMatch(/^\/media\/[0-9a-f]{32}\/960\.webp$/);
    expect([await awaited(author), await listed()]).toEqual([null, null]);
    fetchPicture.mockClear();
    await retry();
    expect(fetchPicture).not.toHaveBeenCalled();
  });

  const noAnswer: Connect = () => Promise.reject(new Error("ECONNREFUSED"));
  test.each([
    ["has no address", { resolve: () => Promise.reject(new Error("ENOTFOUND")) }],
    ["is of our own network", { resolve: async () => ["10.0.0.5"] }],
    ["does not answer", { resolve: async () => ["93.184.215.14"], connect: noAnswer }],
  ])("whose host %s keeps the story, without the picture", async (_what, options) => {
    const fetcher = createPictureFetcher({
      nameLimit: () => new Promise(setImmediate),
      connect: noAnswer,
      ...options,
    });
    fetchPicture.mockImplementation(fetcher);
    const { status, body } = await create(elsewhere);
    expect([status, body["cover_image_url"]]).toEqual([201, elsewhere]);
    expect(body["cover_awaited_until"]).not.toBeNull();
  });

  test("of a change that waits for the review is fetched before somebody reads it", async () => {
    const reviewing = await createAuthoringFixture({
      media: store,
      fetchPicture,
      fileSettings: { review: "human" },
    });
    const { admin, author: writer } = reviewing;
    const { id } = await reviewing.write(writer);
    await reviewing.ask("PUT", `/stories/${id}/publish`, writer);
    await reviewing.ask("POST", `/admin/reviews/${id}/approve`, admin);
    fetchPicture.mockRejectedValue(coverAway("cover_too_slow"));
    const nodes = {
      gate: { text: "The gate is shut.", choices: [] },
      bank: { text: "The river is wide.", choices: [] },
    };
    const change = {
      title: "Bolder",
      description: "d",
      story_structure: { start_node: "bank", nodes },
    };
    await reviewing.save(id, writer, { ...change, cover_image_url: elsewhere });
    expect((await reviewing.read(id, writer)).cover_awaited_until).not.toBeNull();
    await retry(reviewing.server);
    expect((await reviewing.read(id, writer)).cover_image_url).toBe(elsewhere);
    fetchPicture.mockResolvedValue(await drawn().jpeg().toBuffer());
    await retry(reviewing.server);
    const ours = expect.stringMatching(/^\/media\/[0-9a-f]{32}\/960\.webp$/);
    const changed = await reviewing.read(id, writer);
    expect(changed).toMatchObject({
      title: "Bolder",
      cover_image_url: ours,
      cover_awaited_until: null,
    });
    expect(Object.keys(changed.story_structure?.nodes ?? {})).toEqual(["gate", "bank"]);
    const { body: read } = await reviewing.ask("GET", `/admin/reviews/${id}`, admin);
    expect(read).toMatchObject({ story: { title: "Bolder", cover_image_url: ours } });
    expect((await reviewing.read(id, null)).cover_image_url).toBe(wholeForm.cover_image_url);
    await reviewing.server.close();
  });

  test("that may never be fetched leaves the story as it was", async () => {
    const story = await authoring.write(author);
    fetchPicture.mockRejectedValue(coverRefused("cover_moved"));
    const save = { title: "New", description: "d", cover_image_url: elsewhere };
    const { status, body } = await authoring.ask("PUT", `/stories/${story.id}`, author, save);
    expect(status).toBe(422);
    expect(body.detail).toMatchObject([{ msg: coverMessages.cover_moved }]);
    const { body: kept } = await authoring.ask("GET", `/stories/${story.id}`, author);
    expect(kept).toMatchObject({ title: story.title, version: 1 });
  });

  test("is not downloaded for users who may not save, nor for a stale save", async () => {
    const story = await authoring.write(author);
    const stranger = await signUp(server);
    const save = { title: "New", description: "d", cover_image_url: elsewhere };
    expect((await authoring.ask("PUT", `/stories/${story.id}`, stranger, save)).status).toBe(404);
    const stale = await authoring.ask("PUT", `/stories/${story.id}`, author, {
      ...save,
      version: 9,
    });
    expect(stale.status).toBe(409);
    expect(fetchPicture).not.toHaveBeenCalled();
  });
});

test("one of our pictures is taken as it is, also under our public address", async () => {
  const own = "/media/0123456789abcdef0123456789abcdef/960.webp";
  for (const url of [own, `https://katha.example.org${own}`])
    expect((await create(url)).body["cover_image_url"]).toBe(own);
  expect(fetchPicture).not.toHaveBeenCalled();
  fetchPicture.mockRejectedValue(coverRefused("cover_not_public"));
  expect((await create(`https://evil.example${own}`)).status).toBe(422);
});

test("a picture that nobody stored here is refused, and a story keeps the one it has", async () => {
  const story = await authoring.write(author);
  const unknown = `/media/${"0a".repeat(16)}/960.webp`;
  const problem = { loc: ["body", "cover_image_url"], type: "cover_unknown" };
  for (const url of [unknown, `https://katha.example.org${unknown}`]) {
    const created = await create(url);
    expect(created).toMatchObject({ status: 422, body: { detail: [problem] } });
    const save = { title: "New", description: "d", cover_image_url: url };
    const changed = await authoring.ask("PUT", `/stories/${story.id}`, author, save);
    expect(changed).toMatchObject({ status: 422, body: { detail: [problem] } });
  }
  const { body } = await authoring.ask("GET", `/stories/${story.id}`, author);
  expect(body).toMatchObject({ title: story.title, cover_image_url: story.cover_image_url });
});

describe("an upload", () => {
  const upload = async (payload: Buffer, type: string, by: Person | null = author) => {
    const headers = { ...by?.headers, "content-type": type };
    const answer = await server.app.inject({
      method: "POST",
      url: "/api/v1/media/",
      payload,
      headers,
    });
    return { status: answer.statusCode, body: answer.json<KeptPicture & { code: string }>() };
  };

  async function formOf(file: Buffer | null): Promise<[Buffer, string]> {
    const form = new FormData();
    form.set("note", "a cover");
    if (file) form.set("file", new Blob([new Uint8Array(file)], { type: "image/png" }), "a.png");
    const body = new Response(form);
    return [Buffer.from(await body.arrayBuffer()), body.headers.get("content-type") ?? ""];
  }

  test.each(["jpeg", "png", "webp", "avif", "gif"] as const)(
    "of %s becomes ours",
    async (format) => {
      const bytes = await drawn(64, 36).toFormat(format).toBuffer();
      const { status, body } = await upload(bytes, `image/${format}`);
      expect(status).toBe(201);
      expect(body).toMatchObject({ width: 64, height: 36 });
      expect((await server.app.inject({ url: body.url })).statusCode).toBe(200);
      expect(pictureTypeOf(bytes)).toBe(`image/${format}`);
    },
  );

  test("in a form is the same picture", async () => {
    const bytes = await drawn(64, 36).png().toBuffer();
    const bare = await upload(bytes, "image/png");
    const inForm = await upload(...(await formOf(bytes)));
    expect([inForm.status, inForm.body]).toEqual([201, bare.body]);
  });

  test("is turned upright, and no larger than is ever shown", async () => {
    const lying = await drawn(4000, 100).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(lying, "image/jpeg")).body).toMatchObject({ width: 64, height: 2560 });
  });

  test("that is no picture, empty, or of an unsupported type is refused", async () => {
    expect((await upload(Buffer.from("MZ executable"), "image/png")).status).toBe(422);
    expect((await upload(Buffer.alloc(0), "image/png")).status).toBe(422);
    expect((await upload(...(await formOf(null)))).status).toBe(422);
    expect((await upload(Buffer.from("--x"), "multipart/form-data; boundary=y")).status).toBe(422);
    expect((await upload(Buffer.from("--x"), "multipart/form-data")).status).toBe(422);
    for (const type of ["image/svg+xml", "application/json", "text/html"])
      expect((await upload(Buffer.from("{}"), type)).status).toBe(415);
  });

  test("of too many pixels is refused, however small the file", async () => {
    const bomb = await drawn(8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(pictureBytesMax);
    expect((await upload(bomb, "image/png")).status).toBe(422);
  });

  test("of more than 5 MB is refused, and a visitor's before it is read", async () => {
    const large = Buffer.alloc(pictureBytesMax + 1, 0xff);
    expect((await upload(large, "image/jpeg")).status).toBe(413);
    expect((await upload(Buffer.alloc(pictureBytesMax * 2), "image/jpeg")).status).toBe(413);
    expect((await upload(large, "image/jpeg", null)).status).toBe(401);
  });
});

test("uploads are rate limited per user", async () => {
  const busy = await signUp(server);
  fetchPicture.mockRejectedValue(coverRefused("cover_unreachable"));
  const form = { ...wholeForm, cover_image_url: elsewhere };
  const bring = () => authoring.ask("POST", "/stories/", busy, form);
  const statuses: number[] = [];
  for (let count = 0; count < 62; count += 1) statuses.push((await bring()).status);
  expect(statuses.indexOf(429)).toBe(61);
  expect(fetchPicture).toHaveBeenCalledTimes(61);
  expect((await create(elsewhere)).status).toBe(422);
  expect((await authoring.ask("POST", "/stories/", busy, wholeForm)).status).toBe(201);
  server.clock.advance(11_000);
  expect((await bring()).status).toBe(422);
});

test("other calls take no pictures", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/stories/",
    payload: await drawn(8, 8).png().toBuffer(),
    headers: { ...author.headers, "content-type": "image/png" },
  });
  expect(answer.statusCode).toBe(415);
});
