// `npm run second-factor:remove -- EMAIL`: the last resort for the last administrator, on the server's own machine.
import { run } from "./run/process.mjs";
import { onPinnedNode, pinnedNode } from "./run/setup.mjs";

await onPinnedNode(() =>
  run(pinnedNode(), [
    "--conditions=@katha/source",
    "packages/server/src/commands/remove-second-factor-command.ts",
    ...process.argv.slice(2),
  ]),
);
