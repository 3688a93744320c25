import { afterEach, expect, test, vi } from "vitest";
import { openPictures, type Pictures, type PicturesOptions } from "./pictures.ts";

const file = new URL("../testing/faulty-process.ts", import.meta.url);

let pictures: Pictures;
const open = (options: PicturesOptions = {}) => {
  pictures = openPictures({ file, ...options });
};
afterEach(() => pictures.close());

const redraw = async (order: string) => {
  const { data } = await pictures.redraw(Buffer.from(order));
  return Buffer.from(data).toString();
};

test("no process runs before the first picture, and none after a while without one", async () => {
  open({ idleMs: 50 });
  expect(pictures.processes).toBe(0);
  expect(await redraw("a")).toBe("a");
  expect(pictures.processes).toBe(1);
  await expect.poll(() => pictures.processes).toBe(0);
  expect(await redraw("b")).toBe("b");
});

test("a picture that takes too long is refused, and the next one is read", async () => {
  open({ deadlineMs: 300 });
  const [slow, next] = [redraw("hang"), redraw("next")];
  await expect(slow).rejects.toMatchObject({ name: "PictureRefused", refusal: "too_heavy" });
  expect(await next).toBe("next");
  expect(await redraw("after")).toBe("after");
});

test("a picture that takes too much memory is refused, and the next one is read", async () => {
  open({ memoryMb: 200 });
  await expect(redraw("swell")).rejects.toMatchObject({ refusal: "too_heavy" });
  expect(await redraw("after")).toBe("after");
});

test("a process that ends is replaced", async () => {
  open();
  await expect(redraw("end")).rejects.toMatchObject({ refusal: "too_heavy" });
  expect(await redraw("after")).toBe("after");
});

test("beyond those that may wait a picture is answered with 503 and when to try again", async () => {
  open({ deadlineMs: 1_000, mostWaiting: 1 });
  const sent = ["hang", "hang", "waits", "one too many"].map((order) => redraw(order));
  await expect(sent[3]).rejects.toMatchObject({
    status: 503,
    code: "busy",
    headers: { "retry-after": "5" },
  });
  const ended = await Promise.allSettled(sent);
  expect(ended.map(({ status }) => status)).toEqual([
    "rejected",
    "rejected",
    "fulfilled",
    "rejected",
  ]);
});

test("the process that reads pictures knows nothing of the server's secrets", async () => {
  open();
  vi.stubEnv("KATHA_SECRET", "do not tell");
  const known = await redraw("environment");
  expect(known).toContain("MALLOC_ARENA_MAX");
  expect(known).not.toContain("KATHA_SECRET");
  vi.unstubAllEnvs();
});
