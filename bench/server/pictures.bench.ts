import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { folderStorage } from "@katha/server/features/media/storage/folder-storage";
import { createMediaStore } from "@katha/server/features/media/storage/media-store";
import { openPictures } from "@katha/server/features/media/processing/pictures";
import { workOn } from "@katha/server/features/media/processing/picture-work";
import { avifBomb } from "@katha/server/features/media/testing/avif-bomb";
import { limitConcurrency } from "@katha/server/lib/limit-concurrency";
import sharp from "sharp";
import { printNumber } from "../number.ts";
import { openBenchApp, openBenchDatabase } from "./bench-server.ts";
import { signUp } from "./sign-up.ts";

/** The cost of pictures for the server, in separate processes and, for comparison, in the server's own process. */
const side = 2_560;
const folder = await mkdtemp(path.join(tmpdir(), "katha-bench-pictures-"));
const pictures = openPictures();
const media = createMediaStore({ storage: folderStorage(folder), pictures });
const database = await openBenchDatabase("pglite");
const app = await openBenchApp(database, { media });
const headers = await signUp(app);

const rssMb = () => process.memoryUsage().rss / 2 ** 20;

async function timed(work: () => Promise<unknown>): Promise<{ ms: number; mb: number }> {
  const before = rssMb();
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, rssMb())), 20);
  const began = performance.now();
  await work();
  clearInterval(watch);
  return { ms: performance.now() - began, mb: most - before };
}

async function upload(payload: Buffer, type: string): Promise<void> {
  await database.db.deleteFrom("tries").execute();
  await app.inject({
    method: "POST",
    url: "/api/v1/media/",
    payload,
    headers: { ...headers, "content-type": type },
  });
}

const photo = await sharp({
  create: {
    width: 4_000,
    height: 3_000,
    channels: 3,
    background: "#000",
    noise: { type: "gaussian", mean: 128, sigma: 3 },
  },
})
  .jpeg({ quality: 60 })
  .toBuffer();
const batch = (times: number, one: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, one));
const two = limitConcurrency(2);
const here = (bytes: Buffer) => two(() => workOn({ kind: "redraw", bytes, side }));

await pictures.redraw(photo);
await here(photo);
const ratios: number[] = [];
for (let round = 0; round < 3; round += 1) {
  const inProcess = await timed(() => batch(6, () => pictures.redraw(photo)));
  const inServer = await timed(() => batch(6, () => here(photo)));
  ratios.push(inProcess.ms / inServer.ms);
  printNumber("six photographs of 12 megapixels, in processes", inProcess.ms, "ms");
  printNumber("the same in the server's process", inServer.ms, "ms");
}
printNumber(
  "processes to the server's own, median",
  ratios.toSorted((left, right) => left - right)[1] ?? 0,
  "times",
);

const decode = () => two(() => sharp(avifBomb).rotate().resize({ width: side }).webp().toBuffer());
const eightBombs = await timed(() => batch(8, () => upload(avifBomb, "image/avif")));
printNumber("eight AVIFs of 36 megapixels sent at once", eightBombs.ms, "ms");
printNumber("memory of the server meanwhile", eightBombs.mb, "MB more");
const oneBomb = await timed(() => upload(avifBomb, "image/avif"));
printNumber("one of them", oneBomb.ms, "ms");
const decoded = await timed(() => batch(2, decode));
printNumber("two of them decoded in the server's process", decoded.ms, "ms");
printNumber("memory of the server meanwhile", decoded.mb, "MB more");

const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n';
const form = Buffer.from(`${part.repeat(60_000)}--x--\r\n`);
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
const refused = await timed(() => upload(form, "multipart/form-data; boundary=x"));
delay.disable();
printNumber("a form of 60,000 parts", refused.ms, "ms");
printNumber("the server's longest pause meanwhile", delay.max / 1e6, "ms");
const type = "multipart/form-data; boundary=x";
const parsed = await timed(() =>
  new Response(new Uint8Array(form), { headers: { "content-type": type } }).formData(),
);
printNumber("the same form parsed", parsed.ms, "ms");

const hash = await media.put(Buffer.from((await here(photo)).data));
const social = await timed(async () => {
  for (let count = 0; count < 60; count += 1)
    await app.inject({ url: `/media/${hash}/social.jpg` });
});
const one = await timed(async () => pictures.renderDerived("social", (await here(photo)).data));
printNumber("sixty requests for one social.jpg", social.ms, "ms");
printNumber("one rendered, which each request once did", one.ms, "ms");

await app.close();
await media.close();
await database.close();
await rm(folder, { recursive: true });
