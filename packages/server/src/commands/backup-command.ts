import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadConfig } from "../settings/config.ts";
import { systemClock } from "../lib/clock.ts";
import { StartupError } from "../lib/startup-error.ts";
import { backUp } from "../parts/backups/back-up.ts";
import { askRunningServer } from "./asking/socket.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "with-secrets": { type: "boolean", default: false } },
  });
  const [file] = positionals;
  if (!file) throw new StartupError("Where to? npm run backup -- FILE [--with-secrets]");
  const { config } = loadConfig();
  return backUp(
    resolve(file),
    { withSecrets: values["with-secrets"] },
    {
      config,
      clock: systemClock,
      askServer: (asked) => askRunningServer(config.dataDir, { command: "backup", ...asked }),
    },
  );
});
