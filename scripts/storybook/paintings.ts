// `npm run storybook:paintings`: one scene in each of the painter's styles, for Foundations/Painting.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { paint, paintingStyleNames, renderOne } from "@katha/painter";
import { root } from "../run/process.mjs";

const into = path.join(root, ".storybook", "foundations", "paintings");
await mkdir(into, { recursive: true });
for (const style of paintingStyleNames) {
  const svg = paint(
    {
      place: "riverbank",
      hour: "dusk",
      cast: [{ role: "queen", pose: "raise", holds: "lamp" }, { role: "man" }],
      animals: [{ kind: "elephant" }],
    },
    { width: 800, height: 450, seed: "foundations", style },
  );
  await writeFile(path.join(into, `${style}.webp`), await renderOne(svg, 640, "webp"));
}
