import process from "node:process";
import { inspect } from "node:util";
import { loadConfig } from "../config.ts";
import { systemClock } from "../lib/clock.ts";
import { createIds } from "../lib/ids.ts";
import { StartupError } from "../startup/startup-error.ts";
import { removeSecondFactorsOf } from "./remove-second-factor.ts";

const [account] = process.argv.slice(2);
try {
  if (!account) throw new StartupError("Whose? npm run second-factor:remove -- EMAIL");
  const { config } = loadConfig();
  const ids = createIds(systemClock);
  const said = await removeSecondFactorsOf(account, { config, clock: systemClock, ids });
  process.stdout.write(`${said}\n`);
} catch (error) {
  const said = error instanceof StartupError ? error.message : inspect(error);
  process.stderr.write(`${said}\n`);
  process.exitCode = 1;
}
