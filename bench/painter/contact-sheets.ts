import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  altTextOf,
  contactSheet,
  paint,
  paintingStyleNames,
  renderOne,
  sceneFrom,
} from "@katha/painter";
import { catalogueMoments } from "./moments.ts";

/** `npx node bench/painter/contact-sheets.ts [folder] [style]`: 100 scenes of the catalogue on one sheet per style. */
const folder = process.argv[2] ?? join(tmpdir(), "katha-contact-sheets");
const wanted = paintingStyleNames.filter((name) => name.startsWith(process.argv[3] ?? ""));

await mkdir(folder, { recursive: true });
const scenes = catalogueMoments()
  .slice(0, 100)
  .map((moment) => ({ seed: moment.seed, scene: sceneFrom(moment) }));

for (const style of wanted) {
  const pictures = await Promise.all(
    scenes.map(({ seed, scene }) =>
      renderOne(paint(scene, { width: 800, height: 450, seed, style }), 800, "webp"),
    ),
  );
  const file = join(folder, `${style}.png`);
  await writeFile(file, await contactSheet(pictures, { columns: 10, width: 400, height: 225 }));
  console.log(file);
}
const told = scenes.map(({ seed, scene }, i) => `${i + 1} ${seed}: ${altTextOf(scene, "en")}`);
await writeFile(join(folder, "scenes.txt"), told.join("\n"));
