// `npm run bench`: the benchmarks, against the built app and the real server.
import path from "node:path";
import { ensureAppBuilt } from "./run/app-build.mjs";
import { endingWithParent, inheritedAndTied, root, runHere, script } from "./run/program.mjs";
import { onPinnedNode, pinnedNode } from "./run/runtime.mjs";

await script(() =>
  onPinnedNode(async () => {
    await ensureAppBuilt();
    const bench = path.join(root, "bench", "run.ts");
    const args = ["--conditions=@katha/source", endingWithParent, bench, ...process.argv.slice(2)];
    return runHere(pinnedNode(), args, { stdio: inheritedAndTied });
  }),
);
