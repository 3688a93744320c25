import process from "node:process";
import { loadConfig } from "../settings/config.ts";
import { systemClock } from "../lib/clock.ts";
import { createIds } from "../lib/ids.ts";
import { StartupError } from "../lib/startup-error.ts";
import { removeSecondFactorsOf } from "./remove-second-factor.ts";
import { runCommand } from "./run-command.ts";

await runCommand(async () => {
  const [account] = process.argv.slice(2);
  if (!account) throw new StartupError("Whose? npm run second-factor:remove -- EMAIL");
  const { config } = loadConfig();
  const ids = createIds(systemClock);
  return removeSecondFactorsOf(account, { config, clock: systemClock, ids });
});
