import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PaintedCover } from "@katha/api/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  createAuthoringFixture,
  wholeForm,
  type AuthoringFixture,
} from "../../../testing/authoring.ts";
import { createMediaStore, folderStorage, openPainters, type Painters } from "../../media/index.ts";

const painters = openPainters();
let busy = false;
/** The real painters, or busy ones. */
const current: Painters = {
  paint: (wanted, signal) => (busy ? idle.paint(wanted, signal) : painters.paint(wanted, signal)),
  close: () => painters.close(),
};
const idle = openPainters({ mostWaiting: 0 });
let folder: string;
let authoring: AuthoringFixture;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-covers-"));
  const media = createMediaStore({ storage: folderStorage(folder) });
  authoring = await createAuthoringFixture({ media, painters: current });
});
afterAll(async () => {
  await authoring.server.close();
  await painters.close();
  await idle.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  busy = false;
});

const story = {
  title: "The Salt Ferry",
  story_description: "Somebody has to row across the river at night.",
  opening: { text: "Two boatmen wait in a boat.", place: "riverbank", hour: "night" },
};

async function paint(more: object = {}, by = authoring.author) {
  const { status, body } = await authoring.ask("POST", "/authoring/covers", by, {
    ...story,
    ...more,
  });
  return { status, ...(body as unknown as { drafts: PaintedCover[]; code: string }) };
}

async function scenes() {
  const rows = await authoring.server.db
    .selectFrom("media")
    .where("kind", "=", "cover")
    .select(["kind", "scene"])
    .execute();
  return rows as { kind: string; scene: { place: string; hour: string; manner: string } }[];
}

test("paints an unsaved story once in each style, from its own text", async () => {
  const { status, drafts } = await paint();
  expect(status).toBe(200);
  expect(new Set(drafts.map(({ url }) => url)).size).toBe(4);
  expect(new Set(drafts.map(({ painted_by: by }) => by)).size).toBe(4);
  const kept = await scenes();
  expect(kept.map(({ scene }) => scene.manner).toSorted()).toEqual([
    "ajanta",
    "chitrakar",
    "ravivarma",
    "vishvakarma",
  ]);
  for (const { kind, scene } of kept)
    expect([kind, scene.place, scene.hour]).toEqual(["cover", "riverbank", "night"]);
  const [first] = drafts;
  const picture = await authoring.server.app.inject({ url: first?.url ?? "" });
  expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/webp"]);

  // A chosen suggestion is a cover like any other.
  const { id } = await authoring.write(authoring.author, { cover_image_url: first?.url ?? "" });
  expect((await authoring.read(id, authoring.author)).cover_image_url).toBe(first?.url);
});

test("paints the author's wish, new ones each time, with alt text in the story's language", async () => {
  await authoring.server.db.deleteFrom("media").where("kind", "=", "cover").execute();
  const one = await paint({ wish: "a forest at noon", language: "hi" });
  expect((await scenes()).map(({ scene }) => [scene.place, scene.hour])).toEqual(
    Array.from({ length: 4 }, () => ["forest", "noon"]),
  );
  for (const { alt } of one.drafts) expect(alt).toMatch(/[ऀ-ॿ]/);
  const other = await paint({ wish: "a forest at noon", language: "hi" });
  const again = other.drafts.filter(({ url }) => one.drafts.some((before) => before.url === url));
  expect(again).toEqual([]);
});

test("paints for a story without any text", async () => {
  const blank = { title: "", story_description: "", opening: undefined };
  expect((await paint(blank)).drafts).toHaveLength(4);
});

test("reports a busy painter", async () => {
  busy = true;
  expect(await paint()).toMatchObject({ status: 503, code: "not_painted" });
});

test("belongs to no story until one is saved", async () => {
  const { id } = await authoring.write(authoring.author);
  await paint();
  expect((await authoring.read(id, authoring.author)).cover_image_url).toBe(
    wholeForm.cover_image_url,
  );
});
