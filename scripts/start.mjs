// `npm start`: installs and builds what is missing, then serves app, API and pictures.
import { ensureAppBuilt } from "./run/app-build.mjs";
import { inheritedAndTied, runHere, script } from "./run/program.mjs";
import { onPinnedNode, pinnedNode } from "./run/runtime.mjs";
import { serverArgs } from "./run/server.mjs";

await script(() =>
  onPinnedNode(async () => {
    await ensureAppBuilt();
    return runHere(pinnedNode(), serverArgs(), { stdio: inheritedAndTied });
  }),
);
