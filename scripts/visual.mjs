// `npm run visual -- --base REV`: photographs every story at REV and here, and writes a page of differences.
import { script } from "./run/program.mjs";
import { onPinnedNode } from "./run/runtime.mjs";

await script(() =>
  onPinnedNode(async () => {
    const { comparePictures } = await import("./visual/run.ts");
    return comparePictures(process.argv.slice(2));
  }),
);
