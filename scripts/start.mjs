// `npm start`: installs and builds what is missing, then serves the app, the API and the pictures.
import module from "node:module";
import path from "node:path";
import { forwardSignals, root } from "./run/process.mjs";
import { spawnServer } from "./run/server.mjs";
import { onPinnedNode } from "./run/setup.mjs";

await onPinnedNode(async () => {
  const { buildAppIfStale } = await import("./run/build.mjs");
  await buildAppIfStale();
  // The compiler of TypeScript would take 13 MB of this process for as long as the server runs.
  module.enableCompileCache(path.join(root, "node_modules", ".cache", "katha", "compiled"));
  const { supervise } = await import("../packages/server/src/supervision/supervise.ts");
  return supervise({ start: spawnServer, forwardSignals });
});
