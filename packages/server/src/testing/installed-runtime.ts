import { join } from "node:path";
import { installByNpm, openRuntime } from "../parts/own-models/runtime.ts";
import { projectRoot, readConfig } from "../settings/config.ts";

/** The runtime of models, installed once for all runs of the tests, as it is installed once for a server. */
export const installedRuntime = () =>
  openRuntime({
    parent: join(projectRoot, "node_modules/.cache/katha-runtime"),
    install: installByNpm(readConfig(process.env).config.npmEnvironment),
  });
