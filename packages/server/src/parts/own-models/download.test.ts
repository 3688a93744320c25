import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { guardedFetch } from "../../lib/outgoing/guarded-fetch.ts";
import { download, type Download } from "./download.ts";
import { openMirror, type Mirror } from "./testing/mirror.ts";
import { emptyFolder, sha256 } from "./testing/own-fixture.ts";

const file = randomBytes(3_000_000);
const fetch = guardedFetch({ allowsPrivate: false }, { tellsRedirects: true });
let mirror: Mirror;
let at: Awaited<ReturnType<typeof emptyFolder>>;
let path: string;
beforeAll(async () => {
  mirror = await openMirror({ "/model": file });
});
beforeEach(async () => {
  at = await emptyFolder();
  path = join(at.folder, "model.part");
});
afterEach(async () => {
  mirror.next();
  mirror.always({});
  mirror.asked.length = 0;
  await at.remove();
});
afterAll(() => mirror.close());

function bring(given: Partial<Download> = {}): Promise<void> {
  const usual: Download = {
    address: `${mirror.address}/model`,
    path,
    bytes: file.length,
    sha256: sha256(file),
    fetch,
    signal: new AbortController().signal,
    onProgress: () => {},
    freeBytes: () => Promise.resolve(1e12),
    stallMs: 60_000,
    againAfterMs: 1,
  };
  return download({ ...usual, ...given }, () => {});
}

function collectGarbage() {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
const here = async () => (await stat(path)).size;

test("a connection that broke is opened again where it broke", async () => {
  mirror.next({ cutAfter: 1_500_000 }, {});
  const seen: number[] = [];
  await bring({ onProgress: (bytes) => seen.push(bytes) });
  expect(mirror.asked).toEqual(["", expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
  expect((await readFile(path)).equals(file)).toBe(true);
  expect(seen.at(-1)).toBe(file.length);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

test("what came before a stop is not asked for again", async () => {
  mirror.next({ quietAfter: 1_000_000 });
  const stopping = new AbortController();
  const stopped = bring({
    signal: stopping.signal,
    onProgress: (bytes) => {
      if (bytes === 1_000_000) stopping.abort();
    },
  });
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
  expect(await here()).toBe(1_000_000);
  await bring();
  expect(mirror.asked).toEqual(["", "bytes=1000000-"]);
  expect((await readFile(path)).equals(file)).toBe(true);
});

test("a mirror that brings nothing more is given up, and what is here is kept", async () => {
  await writeFile(path, file.subarray(0, 1_000_000));
  mirror.always({ cutAfter: 0 });
  await expect(bring()).rejects.toMatchObject({ failure: "broken_off" });
  expect(await here()).toBe(1_000_000);
});

test("a connection on which nothing comes any more counts as broken", async () => {
  mirror.next({ quietAfter: 1_000_000 }, {});
  await bring({
    stallMs: 300,
    // What ends the connection outlives everything that asked for it.
    onProgress: (bytes) => bytes === 1_000_000 && collectGarbage(),
  });
  expect(mirror.asked).toEqual(["", "bytes=1000000-"]);
});

test("a mirror that knows no parts sends the whole from its beginning", async () => {
  await writeFile(path, Buffer.alloc(1_000_000));
  mirror.always({ knowsNoParts: true });
  await bring();
  expect((await readFile(path)).equals(file)).toBe(true);
});

test.each([
  ["as long", () => randomBytes(file.length)],
  ["longer", () => Buffer.concat([file, Buffer.from("!")])],
])("another file, %s, is refused and not kept", async (_, instead) => {
  mirror.always({ instead: instead() });
  await expect(bring()).rejects.toMatchObject({ failure: "wrong_checksum" });
  expect(existsSync(path)).toBe(false);
});

test("a part of another file is found out at the end, and the next call begins anew", async () => {
  await writeFile(path, Buffer.alloc(1_000_000));
  await expect(bring()).rejects.toMatchObject({ failure: "wrong_checksum" });
  await bring();
  expect(mirror.asked).toEqual(["bytes=1000000-", ""]);
});

test("where the disk has no room for it, nothing is asked for", async () => {
  await expect(bring({ freeBytes: () => Promise.resolve(400_000_000) })).rejects.toMatchObject({
    failure: "disk_full",
  });
  expect(mirror.asked).toEqual([]);
});

test("where the disk is full meanwhile, what came is given back", async () => {
  const large = Buffer.alloc(65_000_000);
  const free = [1e12, 1_000];
  mirror.always({ instead: large });
  const full = bring({
    bytes: large.length,
    freeBytes: () => Promise.resolve(free.shift() ?? 0),
  });
  await expect(full).rejects.toMatchObject({ failure: "disk_full" });
  expect(existsSync(path)).toBe(false);
});

test.runIf(process.platform === "linux")(
  "a write that the system refuses is a full disk",
  async () => {
    await symlink("/dev/full", path);
    await expect(bring()).rejects.toMatchObject({ failure: "disk_full" });
  },
);

test("it is followed to where it leads, in parts too", async () => {
  const elsewhere = await openMirror({ "/deep/model": file });
  mirror.always({ leadsTo: `${elsewhere.address}/deep/model` });
  elsewhere.next({ cutAfter: 1_500_000 }, {});
  await bring();
  expect(elsewhere.asked).toEqual(["", expect.stringMatching(/^bytes=[1-9]\d*-$/)]);
  expect((await readFile(path)).equals(file)).toBe(true);
  await elsewhere.close();
});

test.each([
  ["where clouds keep their secrets", "http://169.254.169.254/model", "address_refused"],
  ["to a private network", "http://192.168.1.20/model", "address_refused"],
  ["to a file", "file:///etc/hostname", "address_refused"],
  ["in a circle", "/model", "mirror_failed"],
])("it is not followed %s", async (_, leadsTo, failure) => {
  mirror.always({ leadsTo });
  await expect(bring()).rejects.toMatchObject({ failure });
});

test.each([
  [404, "not_there"],
  [403, "mirror_failed"],
  [503, "mirror_failed"],
])("a mirror that answers %s: %s", async (status, failure) => {
  mirror.always({ status });
  await expect(bring()).rejects.toMatchObject({ failure });
});

test("nobody answers", async () => {
  const gone = await openMirror({});
  await gone.close();
  await expect(bring({ address: gone.address })).rejects.toMatchObject({ failure: "unreachable" });
});
