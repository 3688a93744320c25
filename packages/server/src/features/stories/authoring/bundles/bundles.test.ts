import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { ImportedBundle, StoryBundle, StoryDetail, StoryVersion } from "@katha/api/contract";
import { importBounds } from "@katha/exchange";
import { strToU8, unzipSync, type Unzipped, type Zippable, zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  authoringClient,
  insertTestCategory,
  testCategory,
  wholeForm,
} from "../../../../testing/authoring.ts";
import {
  createTestApp,
  signUp,
  signInAgain,
  type Person,
  type TestApp,
} from "../../../../testing/index.ts";
import { insertStory } from "../../../../testing/insert-story.ts";
import { createMediaStore, folderStorage, type MediaStore } from "../../../media/index.ts";
import { sha256 } from "./format.ts";

/** A Katha with an author. */
interface Katha {
  server: TestApp;
  media: MediaStore;
  author: Person;
  stranger: Person;
}

const folders: string[] = [];
async function katha(): Promise<Katha> {
  const folder = await mkdtemp(path.join(tmpdir(), "katha-bundles-"));
  folders.push(folder);
  const media = createMediaStore({ storage: folderStorage(folder) });
  const server = await createTestApp({ media });
  await insertTestCategory(server.db);
  return { server, media, author: await signUp(server), stranger: await signUp(server) };
}

let here: Katha;
let there: Katha;
beforeAll(async () => {
  [here, there] = [await katha(), await katha()];
});
afterAll(async () => {
  for (const { server, media } of [here, there]) {
    await server.close();
    await media.close();
  }
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function tag({ server }: Katha, name: string): Promise<string> {
  const id = server.ids();
  const row = { id, name, display_name: name, color: "#123456" };
  await server.db.insertInto("tags").values(row).execute();
  return id;
}

async function exported({ server }: Katha, id: string, by: Person) {
  const answer = await authoringClient(server).ask("GET", `/stories/${id}/bundle`, by);
  const bundle = answer.body as unknown as StoryBundle;
  return { status: answer.status, bundle, zip: Buffer.from(bundle.zip ?? "", "base64") };
}

async function imported({ server, author }: Katha, zip: Uint8Array, type = "application/zip") {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/stories/bundles",
    payload: Buffer.from(zip),
    headers: { ...author.headers, "content-type": type },
  });
  const body = answer.json<ImportedBundle & { code?: string; detail?: string }>();
  return { status: answer.statusCode, body };
}

const scenes = {
  "10": { text: "The boat waits.", choices: [{ text: "Row on", target: "2" }], note: "kept" },
  "2": { text: "नाव आ गई।", choices: [] },
};
const bible = { people: { nila: { name: "Nila", looks: "a red shawl" } } };

/** A story with a picture, a bible, a tag and two earlier versions. */
async function wholeStory(at: Katha): Promise<string> {
  const authoring = authoringClient(at.server);
  const picture = sharp({ create: { width: 64, height: 36, channels: 3, background: "#a65a00" } });
  const upload = await at.server.app.inject({
    method: "POST",
    url: "/api/v1/media/",
    payload: await picture.png().toBuffer(),
    headers: { ...at.author.headers, "content-type": "image/png" },
  });
  const river = (await at.server.db.selectFrom("tags").selectAll().execute())[0]?.id;
  const { id } = await authoring.write(at.author, {
    ...wholeForm,
    title: "The Salt Ferry",
    cover_image_url: upload.json<{ url: string }>().url,
    tag_ids: [river ?? (await tag(at, "river"))],
    bible,
    story_structure: { start_node: "10", nodes: scenes },
  });
  for (const title of ["The Salt Ferry, again", "The Salt Ferry, at last"]) {
    at.server.clock.advance(6 * 60_000);
    at.author = await signInAgain(at.server, at.author.user);
    at.stranger = await signInAgain(at.server, at.stranger.user);
    await authoring.ask("PUT", `/stories/${id}`, at.author, { title, description: "d" });
  }
  return id;
}

describe("a story bundle", () => {
  test("goes out, into another Katha, and out again with the same bytes", async () => {
    const id = await wholeStory(here);
    await tag(there, "river");
    const first = await exported(here, id, here.author);
    expect(first.status).toBe(200);
    expect(Object.keys(unzipSync(first.zip))).toEqual(
      expect.arrayContaining([
        "bible.json",
        "manifest.json",
        "story.json",
        "structure.json",
        "versions/1/structure.json",
        "versions/2/version.json",
        expect.stringMatching(/^pictures\/[0-9a-f]{32}\.webp$/),
      ]),
    );
    const { status, body } = await imported(there, first.zip);
    expect([status, body.left_out, body.versions]).toEqual([201, [], 2]);
    const second = await exported(there, body.id, there.author);
    expect(sha256(second.zip)).toBe(sha256(first.zip));
    expect(second.bundle).toMatchObject({ ifid: id.toUpperCase(), sha256: sha256(first.zip) });
    const again = await imported(here, second.zip);
    expect(sha256((await exported(here, again.body.id, here.author)).zip)).toBe(sha256(first.zip));
  });

  test("has the IFID that the story came with, whatever is saved afterwards", async () => {
    const authoring = authoringClient(here.server);
    const ifid = "D674C58C-DEFA-4F70-B7A2-27742230C0FC";
    const { id } = await authoring.write(here.author, {
      story_structure: { ...(wholeForm.story_structure as object), ifid: ifid.toLowerCase() },
    });
    await authoring.ask("PUT", `/stories/${id}`, here.author, {
      title: "Changed",
      description: "d",
    });
    expect((await exported(here, id, here.author)).bundle.ifid).toBe(ifid);
  });

  test.each(["<b>bold</b>", "short", "x".repeat(70), 5, null])(
    "has the story's own id where it came with no IFID, but with %j",
    async (written) => {
      const id = await insertStory(here.server.db, {
        author_id: here.author.user.id,
        story_structure: JSON.stringify({ ifid: written }),
      });
      const { bundle } = await exported(here, id, here.author);
      expect(bundle.ifid).toBe(id.toUpperCase());
    },
  );

  test("becomes a draft that its author edits, with its bible, cover and versions", async () => {
    const { zip } = await exported(here, await wholeStory(here), here.author);
    const { body } = await imported(there, zip);
    const authoring = authoringClient(there.server);
    const read = await authoring.ask("GET", `/stories/${body.id}`, there.author);
    const story = read.body as unknown as StoryDetail;
    expect(story).toMatchObject({
      status: "draft",
      title: "The Salt Ferry, at last",
      version: 3,
      bible,
      category: { id: testCategory },
      tags: [{ display_name: "river" }],
      author: { id: there.author.id },
    });
    expect(story.story_structure?.nodes).toEqual(scenes);
    const cover = await there.server.app.inject({ url: story.cover_image_url ?? "" });
    expect(cover.statusCode).toBe(200);
    const listed = await authoring.ask("GET", `/stories/${body.id}/versions`, there.author);
    const { versions } = listed.body as unknown as { versions: StoryVersion[] };
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const restored = await authoring.ask(
      "POST",
      `/stories/${body.id}/versions/1/restore`,
      there.author,
      {},
    );
    expect(restored.body as unknown as StoryDetail).toMatchObject({ title: "The Salt Ferry" });
  });

  test("tells what is not known elsewhere, and comes without it", async () => {
    const elsewhere = await katha();
    const { zip } = await exported(here, await wholeStory(here), here.author);
    const { status, body } = await imported(elsewhere, zip);
    expect([status, body.left_out]).toEqual([201, ["river"]]);
    await elsewhere.server.close();
    await elsewhere.media.close();
  });

  test("of a story with a painted cover has it as a file, and is the same from then on", async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path d="M0 0h9v9z"/></svg>';
    const hash = await here.media.putPainted("a boat", () => ({ wide: svg, tall: svg }));
    const id = await wholeStory(here);
    const cover_image_url = `/media/${hash}/960.webp`;
    await here.server.db
      .updateTable("stories")
      .set({ cover_image_url })
      .where("id", "=", id)
      .execute();
    const first = await exported(here, id, here.author);
    expect(Buffer.from(unzipSync(first.zip)["story.json"] ?? []).toString()).not.toContain(hash);
    const { body } = await imported(there, first.zip);
    const second = await exported(there, body.id, there.author);
    expect(sha256(second.zip)).toBe(sha256(first.zip));
  });
});

describe("a story with many pictures", () => {
  const namesOf = (first: string) =>
    Array.from({ length: 24 }, (_, at) => first.repeat(30) + String(at).padStart(2, "0"));
  let asked: string[];
  let bytes: Buffer | null;
  let site: TestApp;
  beforeAll(async () => {
    const asFile = async (hash: string) => {
      asked.push(hash);
      await nextTurn();
      return bytes;
    };
    site = await createTestApp({ media: { ...here.media, asFile } });
  });
  afterAll(() => site.close());

  async function exportOf(first: string): Promise<number> {
    const by = await signUp(site);
    const text = namesOf(first)
      .map((name) => `/media/${name}/960.webp`)
      .join(" ");
    const story_structure = JSON.stringify({ start_node: "a", nodes: { a: { text } } });
    const id = await insertStory(site.db, { author_id: by.id, story_structure });
    return (await authoringClient(site).ask("GET", `/stories/${id}/bundle`, by)).status;
  }

  test("is read when the one before it is packed", async () => {
    [asked, bytes] = [[], null];
    expect(await Promise.all(["a", "b"].map(exportOf))).toEqual([200, 200]);
    const [first = ""] = asked;
    const inTurn = first.startsWith("a") ? ["a", "b"] : ["b", "a"];
    expect(asked).toEqual(inTurn.flatMap(namesOf));
  });

  test("is refused before more are read than a bundle holds", async () => {
    [asked, bytes] = [[], Buffer.alloc(10_000_000)];
    expect(await exportOf("c")).toBe(413);
    expect(asked).toHaveLength(3);
  });
});

describe("refused, with nothing imported", () => {
  let files: Unzipped;
  beforeAll(async () => {
    files = unzipSync((await exported(here, await wholeStory(here), here.author)).zip);
  });

  const zipOf = (changed: Zippable) => zipSync({ ...files, ...changed });
  const manifestOf = (all: Zippable) => {
    const listed = Object.entries(all)
      .filter(([name]) => name !== "manifest.json")
      .map(([name, content]) => ({
        path: name,
        bytes: (content as Uint8Array).length,
        sha256: sha256(content as Uint8Array),
      }));
    const { ifid } = JSON.parse(
      Buffer.from(files["manifest.json"] ?? new Uint8Array()).toString(),
    ) as { ifid: string };
    return strToU8(
      JSON.stringify({ format: "katha-story-bundle", version: 1, ifid, files: listed }),
    );
  };
  const consistent = (changed: Zippable) => {
    const all = { ...files, ...changed };
    return zipSync({ ...all, "manifest.json": manifestOf(all) });
  };
  const count = async () =>
    (await there.server.db.selectFrom("stories").select("id").execute()).length;

  async function refusal(zip: Uint8Array): Promise<string> {
    const before = await count();
    const { status, body } = await imported(there, zip);
    expect([status, body.code]).toEqual([422, "invalid_bundle"]);
    expect(await count()).toBe(before);
    return body.detail ?? "";
  }

  test("what is no zip, or cut off, or another zip", async () => {
    expect(await refusal(strToU8("hello"))).toMatch(/cannot be read as a zip/);
    expect(await refusal(zipSync(files).slice(0, 400))).toMatch(/cannot be read as a zip/);
    expect(await refusal(zipSync({}))).toMatch(/no manifest.json|cannot be read/);
    expect((await imported(there, strToU8("hello"), "text/plain")).status).toBe(415);
  });

  test("names that lead out of the bundle", async () => {
    for (const name of ["../evil.json", "/etc/passwd", "versions/../../x.json", "C:\\x", "a.txt"])
      expect(await refusal(zipOf({ [name]: strToU8("{}") }))).toMatch(/belongs in no story bundle/);
  });

  test("a flipped byte, a missing file and one that is not named", async () => {
    const structure = Uint8Array.from(files["structure.json"] ?? []);
    structure[20] = (structure[20] ?? 0) ^ 1;
    expect(await refusal(zipOf({ "structure.json": structure }))).toMatch(
      /structure.json was changed/,
    );
    const { "bible.json": _bible, ...without } = files;
    expect(await refusal(zipSync(without))).toMatch(/has no bible.json/);
    expect(await refusal(zipOf({ "versions/9/version.json": strToU8("{}") }))).toMatch(
      /does not name/,
    );
  });

  test("bombs, before they are unpacked", async () => {
    const bomb = zipSync({ "structure.json": new Uint8Array(importBounds.unpacked + 1) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(bomb)).toMatch(/larger than 64 MB/);
    const many = Object.fromEntries(
      Array.from({ length: importBounds.files + 1 }, (_, at) => [
        `versions/${at + 1}/version.json`,
        new Uint8Array(),
      ]),
    );
    expect(await refusal(zipSync(many))).toMatch(/more than 1000 files/);
    // A zip that says it is small is unpacked as far as it said.
    const lying = Buffer.from(zipSync({ "structure.json": new Uint8Array(5_000_000) }));
    for (const [signature, at] of [
      ["504b0304", 22],
      ["504b0102", 24],
    ] as const)
      lying.writeUInt32LE(10, lying.indexOf(Buffer.from(signature, "hex")) + at);
    expect(await refusal(lying)).not.toBe("");
  });

  test("what no author could save", async () => {
    const structure = (written: object) => strToU8(JSON.stringify(written));
    expect(await refusal(consistent({ "structure.json": structure({ nodes: {} }) }))).toMatch(
      /names another story/,
    );
    expect(await refusal(consistent({ "story.json": strToU8('{"version":1}') }))).toMatch(
      /story.json is not as it should be/,
    );
    expect(await refusal(consistent({ "story.json": strToU8("{") }))).toMatch(/is no JSON/);
    const changed = (name: string, more: object) => {
      const about = JSON.parse(Buffer.from(files[name] ?? []).toString()) as object;
      return refusal(consistent({ [name]: strToU8(JSON.stringify({ ...about, ...more })) }));
    };
    const version = Object.keys(files).find((name) => name.endsWith("/version.json")) ?? "";
    for (const [name, hostile] of [
      ["story.json", { tags: ["a\u0000"] }],
      ["story.json", { category: "a\u0000" }],
      [version, { restored_from: Number.MAX_SAFE_INTEGER }],
      [version, { saved_at: "0000-01-01T00:00:00.000Z" }],
    ] as const)
      expect(await changed(name, hostile)).toMatch(/is not as it should be/);
    const picture = Object.keys(files).find((name) => name.startsWith("pictures/")) ?? "";
    expect(await refusal(consistent({ [picture]: strToU8("no picture") }))).toMatch(
      /another picture than its name says/,
    );
    const text = strToU8("no picture");
    const named = `pictures/${sha256(text).slice(0, 32)}.webp`;
    expect(await refusal(consistent({ [named]: text }))).toMatch(/cannot be read as a picture/);
  });
});
