import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  altTextOf,
  contactSheet,
  paintingStyleNames,
  openPainters,
  sceneFrom,
} from "@katha/painter";
import { catalogueMoments } from "./moments.ts";

/** `npx node bench/painter/contact-sheets.ts [folder] [style]`: 100 scenes of the catalogue on one sheet per style. */
const folder = process.argv[2] ?? join(tmpdir(), "katha-contact-sheets");
const wanted = paintingStyleNames.filter((name) => name.startsWith(process.argv[3] ?? ""));

await mkdir(folder, { recursive: true });
const painters = openPainters({ threads: 2, queue: 100 });
const scenes = catalogueMoments()
  .slice(0, 100)
  .map((moment) => ({ seed: moment.seed, scene: sceneFrom(moment) }));

for (const style of wanted) {
  const pictures = await Promise.all(
    scenes.map(async ({ seed, scene }) => {
      const sheet = { width: 800, height: 450, seed, style };
      const { files } = await painters.paint({ scene, sheet, formats: ["png"] });
      return files.png ?? new Uint8Array();
    }),
  );
  const file = join(folder, `${style}.png`);
  await writeFile(file, await contactSheet(pictures, { columns: 10, width: 400, height: 225 }));
  console.log(file);
}
const told = scenes.map(({ seed, scene }, i) => `${i + 1} ${seed}: ${altTextOf(scene, "en")}`);
await writeFile(join(folder, "scenes.txt"), told.join("\n"));
await painters.close();
