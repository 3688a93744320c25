// `npm test`: what a change needs, a summary, and a last line `N passed, M failed`. `npm run test:all`: also the heavy steps
// whose files changed lately; with `-- --every`, all of them.
import { onPinnedNode } from "./run/setup.mjs";

await onPinnedNode(async () => {
  const { runChecks } = await import("./checks/run-checks.ts");
  return runChecks(process.argv.slice(2));
});
