// `npm start`: installs and builds what is missing, then serves the app, the API and the pictures.
import { run } from "./run/process.mjs";
import { serverStart } from "./run/server.mjs";
import { onPinnedNode, pinnedNode } from "./run/setup.mjs";

await onPinnedNode(async () => {
  const { buildAppIfStale } = await import("./run/build.mjs");
  await buildAppIfStale();
  const { args, env } = serverStart();
  return run(pinnedNode(), args, { env: { ...env, ...process.env } });
});
