import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { authoringClient, insertTestCategory, wholeForm } from "../../../testing/authoring.ts";
import { createTestApp, signUp, type Person, type TestApp } from "../../../testing/index.ts";
import { folderStorage } from "../storage/folder-storage.ts";
import { createMediaStore, type MediaStore } from "../storage/media-store.ts";
import { avifBomb } from "../testing/avif-bomb.ts";
import { processorTime } from "../../../testing/processor-time.ts";

let folder: string;
let media: MediaStore;
let server: TestApp;
let author: Person;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "katha-attacks-"));
  media = createMediaStore({ storage: folderStorage(folder) });
  server = await createTestApp({ media, fetchPicture: async () => avifBomb });
  await insertTestCategory(server.db);
  author = await signUp(server);
});
afterAll(async () => {
  await server.close();
  await media.close();
  await rm(folder, { recursive: true });
});

const upload = async (payload: Buffer, type: string) => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/v1/media/",
    payload,
    headers: { ...author.headers, "content-type": type },
  });
  return { status: answer.statusCode, body: answer.json() };
};
const honest = () =>
  sharp({ create: { width: 64, height: 36, channels: 3, background: "#a65a00" } })
    .jpeg()
    .toBuffer();

test("eight small files of 36 million pixels are refused by their headers, and an honest picture among them is kept", async () => {
  const cover = await honest();
  await upload(cover, "image/jpeg");
  let answers: Awaited<ReturnType<typeof upload>>[] = [];
  const seconds = await processorTime(async () => {
    const bombs = Array.from({ length: 8 }, () => upload(avifBomb, "image/avif"));
    answers = await Promise.all([upload(cover, "image/jpeg"), ...bombs]);
  });
  // Decoding a single one would take longer than this.
  expect(seconds).toBeLessThan(4);
  const [kept, ...refused] = answers;
  expect(kept?.status).toBe(201);
  for (const { status, body } of refused)
    expect([status, body.code, body.detail]).toEqual([
      422,
      "invalid_picture",
      [
        {
          loc: ["body", "file"],
          type: "picture_too_many_pixels",
          msg: expect.stringContaining("megapixels"),
        },
      ],
    ]);
});

test("a cover of 36 million pixels from elsewhere is refused in the words of a cover", async () => {
  const { status, body } = await authoringClient(server).ask("POST", "/stories/", author, {
    ...wholeForm,
    cover_image_url: "https://covers.example/bomb.avif",
  });
  expect([status, body.detail]).toMatchObject([422, [{ type: "cover_too_many_pixels" }]]);
});

test("a form of 60,000 parts is refused before it is parsed", async () => {
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
  const form = Buffer.from(`${part.repeat(60_000)}--x--\r\n`);
  const seconds = await processorTime(async () => {
    const { status, body } = await upload(form, "multipart/form-data; boundary=x");
    expect([status, body.detail]).toMatchObject([422, [{ type: "form_too_many_parts" }]]);
  });
  expect(seconds).toBeLessThan(1);
});

test("a link preview is rendered once, however often it is asked for", async () => {
  const { body } = await upload(await honest(), "image/jpeg");
  const url = String(body.url).replace("960.webp", "social.jpg");
  const rendered = vi.spyOn(media.pictures, "renderDerived");
  const asked = () => server.app.inject({ url });
  const first = await Promise.all(Array.from({ length: 30 }, asked));
  for (let count = 0; count < 30; count += 1) first.push(await asked());
  expect(new Set(first.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(rendered).toHaveBeenCalledTimes(1);
});
