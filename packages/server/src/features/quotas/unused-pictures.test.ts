import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccountStorage } from "@katha/api/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAuthoringFixture, type AuthoringFixture } from "../../testing/authoring.ts";
import { signUp, type Person } from "../../testing/index.ts";
import { createMediaStore, folderStorage } from "../media/index.ts";

let folder: string;
let fixture: AuthoringFixture;
let author: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-unused-"));
  const media = createMediaStore({ storage: folderStorage(folder) });
  fixture = await createAuthoringFixture({ media, review: "human" });
});
afterAll(async () => {
  await fixture.server.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  author = await signUp(fixture.server);
});

const picture = (background: string) =>
  sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer();
async function upload(background: string, by = author): Promise<string> {
  const answer = await fixture.server.app.inject({
    method: "POST",
    url: "/api/v1/media",
    headers: { ...by.headers, "content-type": "image/png" },
    payload: await picture(background),
  });
  return answer.json().url;
}
const unused = async () => {
  const { body } = await fixture.ask("GET", "/auth/me/storage", author);
  return (body as unknown as AccountStorage).unused_pictures.count;
};
const deleteUnused = async () =>
  (await fixture.ask("DELETE", "/auth/me/storage/pictures", author)).body["deleted"];
const show = async ({ headers }: Person, avatar_url: string | null) => {
  const payload = { avatar_url };
  await fixture.server.app.inject({ method: "PATCH", url: "/api/v1/auth/me", headers, payload });
};

test("the cover of a change that the review has not approved is in use", async () => {
  const { id } = await fixture.write(author);
  await fixture.ask("PUT", `/stories/${id}/publish`, author);
  await fixture.ask("POST", `/admin/reviews/${id}/approve`, fixture.admin);
  const change = async (cover_image_url: string) => {
    const changed = { title: "Again", description: "Once more.", cover_image_url };
    expect((await fixture.save(id, author, changed)).status).toBe(200);
  };
  const first = await upload("#202a44");
  await change(first);
  expect(await unused()).toBe(0);
  expect(await deleteUnused()).toBe(0);
  const reason = "The picture is too dark.";
  await fixture.ask("POST", `/admin/reviews/${id}/return`, fixture.admin, { reason });
  expect((await fixture.read(id, author)).pending_change?.is_returned).toBe(true);
  expect(await deleteUnused()).toBe(0);
  expect((await fixture.read(id, author)).cover_image_url).toBe(first);

  const second = await upload("#c1440e");
  await change(second);
  expect(await deleteUnused()).toBe(1);
  expect((await fixture.read(id, author)).cover_image_url).toBe(second);
});

test("a picture that somebody else's account shows is in use", async () => {
  const other = await signUp(fixture.server);
  const mine = await upload("#3fc1b8");
  const avatar_url = await upload("#3fc1b8", other);
  expect(avatar_url).toBe(mine);
  await show(other, avatar_url);
  expect(await deleteUnused()).toBe(0);
  await show(other, null);
  expect(await deleteUnused()).toBe(1);
});
