import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AccountStorage } from "@katha/api/contract";
import { pino } from "pino";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createJobRunner } from "../../jobs/job-runner.ts";
import { createAuthoringFixture, type AuthoringFixture } from "../../testing/authoring.ts";
import { signUp, type Person } from "../../testing/index.ts";
import {
  createMediaStore,
  folderStorage,
  pictureRemoval,
  type MediaStore,
} from "../media/index.ts";

let folder: string;
let media: MediaStore;
let fixture: AuthoringFixture;
let author: Person;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "katha-unused-"));
  media = createMediaStore({ storage: folderStorage(folder) });
  fixture = await createAuthoringFixture({ media, fileSettings: { review: "human" } });
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

describe("a deleted account", () => {
  const statusOf = async (url: string) => (await fixture.server.app.inject({ url })).statusCode;
  const leave = async () => {
    const payload = { password: author.password };
    const { headers } = author;
    const deletion = { method: "DELETE", url: "/api/v1/auth/me", headers, payload } as const;
    expect((await fixture.server.app.inject(deletion)).statusCode).toBe(200);
  };
  const runJobs = () =>
    createJobRunner(fixture.server.jobs, [pictureRemoval(media)], {
      ...fixture.server,
      log: pino({ level: "silent" }),
    }).runDue();

  test("leaves no picture that was its own alone, and keeps those that others see", async () => {
    const other = await signUp(fixture.server);
    const published = await upload("#111111");
    const shared = await upload("#222222");
    const ofDraft = await upload("#333333");
    const avatar = await upload("#444444");
    const spare = await upload("#555555");
    const { id } = await fixture.write(author, { cover_image_url: published });
    await fixture.ask("PUT", `/stories/${id}/publish`, author);
    await fixture.ask("POST", `/admin/reviews/${id}/approve`, fixture.admin);
    await fixture.write(author, { cover_image_url: ofDraft });
    await fixture.write(other, { cover_image_url: shared });
    await show(author, avatar);
    const seen = [published, shared, ofDraft, avatar, spare];
    expect(await Promise.all(seen.map(statusOf))).toEqual([200, 200, 200, 200, 200]);
    await leave();
    await runJobs();
    expect(await Promise.all(seen.map(statusOf))).toEqual([200, 200, 404, 404, 404]);
  });

  test("does not take a picture that somebody sends again before its files are gone", async () => {
    const url = await upload("#666666");
    await leave();
    const again = await upload("#666666", await signUp(fixture.server));
    expect(again).toBe(url);
    await runJobs();
    expect(await statusOf(url)).toBe(200);
  });
});
