// `npm start`: installs and builds what is missing, then serves the app, the API and the pictures.
import { forwardSignals } from "./run/process.mjs";
import { spawnServer } from "./run/server.mjs";
import { onPinnedNode } from "./run/setup.mjs";

await onPinnedNode(async () => {
  const { buildAppIfStale } = await import("./run/build.mjs");
  await buildAppIfStale();
  const { supervise } = await import("../packages/server/src/supervision/supervise.ts");
  return supervise({ start: spawnServer, forwardSignals });
});
