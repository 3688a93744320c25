import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { mediaBackdrop, mediaSources, mediaUrl } from "@katha/api/contract";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { SceneInput } from "@katha/painter";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { folderStorage, type Storage } from "./storage/folder-storage.ts";
import { storeEmblem, storePainted } from "./renditions/painted-pictures.ts";
import { openPictures } from "./processing/pictures.ts";
import { noteMedia } from "./repo.ts";
import { createMediaStore, type MediaStore } from "./storage/media-store.ts";

let server: TestApp;
let folder: string;
let storage: Storage;
let store: MediaStore;
const pictures = openPictures();

beforeAll(async () => {
  // One server for all tests; each test has a new folder.
  const current: MediaStore = {
    put: (bytes) => store.put(bytes),
    putPainted: (recipe, paintSvgs) => store.putPainted(recipe, paintSvgs),
    has: (hash) => store.has(hash),
    asFile: (hash) => store.asFile(hash),
    remove: (hash) => store.remove(hash),
    open: (hash, rendition) => store.open(hash, rendition),
    openDerived: (hash, kind) => store.openDerived(hash, kind),
    pictures,
    close: () => pictures.close(),
    check: () => store.check(),
  };
  server = await createTestApp({ media: current });
});
afterAll(async () => {
  await server.close();
  await pictures.close();
});
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-media-"));
  storage = folderStorage(path.join(folder, "media"));
  store = createMediaStore({ storage, pictures });
});
afterEach(() => rm(folder, { recursive: true }));

test("a folder that takes no file, or on a full disk, is not well", async () => {
  await expect(storage.check()).resolves.toBeUndefined();
  await expect(readdir(path.join(folder, "media"))).resolves.toEqual([]);
  await expect(folderStorage("/proc").check()).rejects.toThrow(/\/proc/);
  await expect(folderStorage(folder, Infinity).check()).rejects.toThrow("is full");
});

const simple = () => ({
  wide: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#a02"/></svg>',
  tall: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"><rect width="2" height="3" fill="#02a"/></svg>',
});
const small = { cut: "wide", width: 320, format: "webp" } as const;
const cover: { seed: number; scene: SceneInput } = {
  seed: 4,
  scene: { place: "sea", cast: [{ role: "boy" }] },
};

async function filesIn(where: string): Promise<string[]> {
  const all = await readdir(where, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile()).map(({ name }) => name);
}

describe("the store", () => {
  test("paints a recipe once, also after a restart", async () => {
    const paintSvgs = vi.fn<typeof simple>(simple);
    const hash = await store.putPainted("one", paintSvgs);
    const later = createMediaStore({ storage: folderStorage(path.join(folder, "media")) });
    expect(await later.putPainted("one", paintSvgs)).toBe(hash);
    expect(await later.putPainted("two", paintSvgs)).not.toBe(hash);
    expect(paintSvgs).toHaveBeenCalledTimes(2);
    expect(await later.has(hash)).toBe(true);
  });

  test("gives the same scene the same address, and another seed another one", async () => {
    const first = await storePainted(store, cover);
    expect(await storePainted(store, cover)).toEqual(first);
    expect((await storePainted(store, { ...cover, seed: 5 })).hash).not.toBe(first.hash);
    expect(mediaSources(first.url)?.sources).toHaveLength(2);
    expect(first.alt).toBe("A boy stands, on the open sea at dusk.");
  });

  test("renders once for twenty parallel requests", async () => {
    const hash = await store.putPainted("crowd", simple);
    const write = vi.spyOn(storage, "write");
    const answers = await Promise.all(Array.from({ length: 20 }, () => store.open(hash, small)));
    expect(write).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map((bytes) => bytes?.toString("base64"))).size).toBe(1);
    await store.open(hash, small);
    expect(write).toHaveBeenCalledTimes(1);
  });

  test("retries after a failure", async () => {
    const hash = await store.putPainted("broken disk", simple);
    vi.spyOn(storage, "write").mockRejectedValueOnce(new Error("The disk is full"));
    await expect(store.open(hash, small)).rejects.toThrow("The disk is full");
    expect(await store.open(hash, small)).toBeInstanceOf(Buffer);
  });

  test("gives both cuts, each width and format, as declared", async () => {
    const { hash } = await storePainted(store, cover);
    for (const [cut, width, height] of [
      ["wide", 640, 360],
      ["tall", 640, 960],
    ] as const) {
      for (const format of ["avif", "webp"] as const) {
        const bytes = await store.open(hash, { cut, width: 640, format });
        const seen = await sharp(bytes ?? Buffer.alloc(0)).metadata();
        expect([seen.width, seen.height]).toEqual([width, height]);
        expect(seen.format).toBe(format === "avif" ? "heif" : "webp");
      }
    }
  });

  test("stores an upload under the hash of its bytes, and crops it upright", async () => {
    const bytes = await sharp({
      create: { width: 800, height: 400, channels: 3, background: "#284" },
    })
      .jpeg()
      .toBuffer();
    const hash = await store.put(bytes);
    expect(await store.put(bytes)).toBe(hash);
    const tall = await store.open(hash, { cut: "tall", width: 320, format: "webp" });
    expect(await sharp(tall ?? Buffer.alloc(0)).metadata()).toMatchObject({
      width: 320,
      height: 480,
    });
  });

  test("leaves no half-written file behind", async () => {
    const { hash } = await storeEmblem(store, { emblem: "lamp", ground: "lac", seed: 1 });
    await store.open(hash, small);
    expect((await filesIn(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("GET /media", () => {
  test("serves a picture that may be cached for good", async () => {
    const { hash, url } = await storePainted(store, cover);
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/webp");
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(960);
    const avif = await server.app.inject({ url: `/media/${hash}/tall-320.avif` });
    expect(avif.headers["content-type"]).toBe("image/avif");
    expect(avif.headers.etag).not.toBe(answer.headers.etag);
  });

  test("answers 304 to a cached one, but not for an unknown picture", async () => {
    const { url } = await storePainted(store, cover);
    const etag = String((await server.app.inject({ url })).headers.etag);
    const again = await server.app.inject({
      url,
      headers: { "if-none-match": `"other", W/${etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const gone = await server.app.inject({
      url: `/media/${"0".repeat(32)}/960.webp`,
      headers: { "if-none-match": `"${"0".repeat(16)}-960.webp"` },
    });
    expect(gone.statusCode).toBe(404);
  });

  test.each([
    ["a hash nobody has", `/media/${"a".repeat(32)}/960.webp`],
    ["a hash too short", "/media/abc/960.webp"],
    ["letters that are no hash", `/media/${"Z".repeat(32)}/960.webp`],
    ["a width we do not make", `/media/${"a".repeat(32)}/961.webp`],
    ["a format we do not make", `/media/${"a".repeat(32)}/960.png`],
    ["the original", `/media/${"a".repeat(32)}/painted.br`],
    ["a path out of the folder", "/media/xx%2f..%2f..%2f..%2fsecret/960.webp"],
    ["a path out of the file", `/media/${"a".repeat(32)}/..%2f..%2f960.webp`],
    ["a path out, encoded twice", "/media/%252e%252e/960.webp"],
    ["a null byte", `/media/${"a".repeat(32)}/960.webp%00`],
  ])("answers 404 as a problem for %s", async (_what, url) => {
    await writeFile(path.join(folder, "secret.960.webp"), "secret");
    const answer = await server.app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.json()).toMatchObject({ code: "not_found" });
    expect(answer.body).not.toContain("secret");
  });
});

test("a picture is recorded once, with the scene it was painted from", async () => {
  const stored = await storePainted(store, cover);
  const at = new Date("2026-01-15T09:30:00.000Z");
  for (const moment of [at, new Date("2027-01-01T00:00:00.000Z")])
    await noteMedia(server.db, stored, { kind: "cover", scene: cover.scene, at: moment });
  const rows = await server.db.selectFrom("media").selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ hash: stored.hash, kind: "cover", width: 1280, alt: stored.alt });
  expect(rows[0]?.scene).toEqual(cover.scene);
  expect(new Date(rows[0]?.created_at ?? 0)).toEqual(at);
});

test("a picture can be shared as a JPEG for link previews", async () => {
  const hash = await store.putPainted("shared", simple);
  const answer = await server.app.inject({ url: `/media/${hash}/social.jpg` });
  expect(answer.headers["content-type"]).toBe("image/jpeg");
  const shape = await sharp(answer.rawPayload).metadata();
  expect([shape.format, shape.width, shape.height]).toEqual(["jpeg", 1200, 630]);
  const nobody = await server.app.inject({ url: `/media/${"0".repeat(32)}/social.jpg` });
  expect(nobody.statusCode).toBe(404);
});

test("a picture has a small blurred version for behind a session", async () => {
  const edges =
    '<rect width="1280" height="720" fill="#000"/><rect width="640" height="720" fill="#fff"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720">${edges}</svg>`;
  const hash = await store.putPainted("behind", () => ({ wide: svg, tall: svg }));
  const url = mediaBackdrop(mediaUrl(hash, 960, "webp"));
  const answer = await server.app.inject({ url: String(url) });
  expect(answer.headers["content-type"]).toBe("image/webp");
  const { data, info } = await sharp(answer.rawPayload)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([480, 270]);
  const row = [...data.subarray(0, info.width * info.channels)].filter(
    (_, at) => at % info.channels === 0,
  );
  const grey = row.filter((value) => value > 20 && value < 235).length;
  expect(grey).toBeGreaterThan(5);
  expect(grey).toBeLessThan(60);
});
