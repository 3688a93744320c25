// `node scripts/packages.mjs`: builds what we publish and tries it the way somebody else would use it.
import { script } from "./run/program.mjs";
import { onPinnedNode } from "./run/runtime.mjs";

await script(() =>
  onPinnedNode(async () => {
    const { checkPackages } = await import("./packages/check.ts");
    return checkPackages();
  }),
);
