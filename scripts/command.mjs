// `npm run backup -- FILE` and others: a command of the server, on its own machine.
import path from "node:path";
import process from "node:process";
import { root, run } from "./run/process.mjs";
import { onPinnedNode, pinnedNode } from "./run/setup.mjs";

const [name, ...args] = process.argv.slice(2);
await onPinnedNode(() =>
  run(
    pinnedNode(),
    [
      "--conditions=@katha/source",
      path.join(root, `packages/server/src/commands/${name}-command.ts`),
      ...args,
    ],
    { cwd: process.env.INIT_CWD ?? process.cwd() },
  ),
);
