import { resolve } from "node:path";
import process from "node:process";
import { loadConfig } from "../settings/config.ts";
import { systemClock } from "../lib/clock.ts";
import { StartupError } from "../lib/startup-error.ts";
import { restoreFrom } from "../parts/backups/restore/restore-from.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new StartupError("From where? npm run restore -- FILE");
  const { config } = loadConfig();
  return restoreFrom(resolve(file), { config, clock: systemClock });
});
