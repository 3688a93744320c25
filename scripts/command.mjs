// `npm run backup -- FILE` and others: a command of the server, on its own machine.
import path from "node:path";
import process from "node:process";
import { root, run } from "./run/process.mjs";
import { serverStart } from "./run/server.mjs";
import { onPinnedNode, pinnedNode } from "./run/setup.mjs";

const [name, ...given] = process.argv.slice(2);
const { args, env } = serverStart({
  entry: path.join(root, `packages/server/src/commands/${name}-command.ts`),
});
await onPinnedNode(() =>
  run(pinnedNode(), [...args, ...given], {
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: { ...env, ...process.env },
  }),
);
