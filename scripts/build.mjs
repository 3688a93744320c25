// `npm run build`: the app for the server to serve, and the packages as they are published.
import path from "node:path";
import { buildApp } from "./run/app-build.mjs";
import { root, runQuietly, script } from "./run/program.mjs";
import { withProgress } from "./run/progress.mjs";
import { onPinnedNode } from "./run/runtime.mjs";
import { npmCommand } from "./run/npm.mjs";

await script(() =>
  onPinnedNode(async () => {
    for (const name of ["api", "ui"]) {
      const { program, args, shell } = npmCommand();
      await withProgress(`Building @katha/${name}`, () =>
        runQuietly(program, [...args, "run", "build"], {
          cwd: path.join(root, "packages", name),
          shell,
        }),
      );
    }
    await buildApp();
    return 0;
  }),
);
