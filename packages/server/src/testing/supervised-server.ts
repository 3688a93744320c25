import { spawn } from "node:child_process";
import process from "node:process";
import type { StartupContext } from "../startup/start.ts";
import { heardByParent, heardByThread } from "../supervision/silence.ts";
import { supervise } from "../supervision/supervise.ts";

/** A server without the catalogue, and who watches it: a parent (`supervised`), or nobody else (`alone`). */
const [how, openMs] = [process.argv[2], Number(process.argv[3])];

if (how === "supervised") {
  process.exitCode = await supervise({
    start: () =>
      spawn(
        process.execPath,
        [...process.execArgv, import.meta.filename, "serves", String(openMs)],
        { stdio: ["inherit", "inherit", "inherit", "ipc"] },
      ),
    forwardSignals: (forward) => {
      process.on("SIGTERM", forward);
      return () => process.off("SIGTERM", forward);
    },
    limits: { silence: { ...heardByParent, openMs, tickMs: 100 }, endingMs: 500 },
  });
} else {
  const { buildApp } = await import("../app.ts");
  const { serve } = await import("../startup/serve.ts");
  const { appDependencies } = await import("./app-dependencies.ts");
  const compose = (context: StartupContext) => ({
    buildApp: () => buildApp(appDependencies(context)),
  });
  await serve(compose, { limits: { ...heardByThread, openMs, tickMs: 100 } });
}
