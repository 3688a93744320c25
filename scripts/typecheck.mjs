// `npm run typecheck`: the compiler over every project of the house, two at a time.
import { script } from "./run/program.mjs";
import { onPinnedNode } from "./run/runtime.mjs";
import { checkTypes } from "./run/types.mjs";

await script(() =>
  onPinnedNode(async () => {
    const checks = await checkTypes((line) => process.stdout.write(`${line}\n`));
    return checks.some(({ passed }) => !passed) ? 1 : 0;
  }),
);
