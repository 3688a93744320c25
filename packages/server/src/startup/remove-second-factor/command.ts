import process from "node:process";
import { loadConfig } from "../../config.ts";
import { systemClock } from "../../lib/clock.ts";
import { createIds } from "../../lib/ids.ts";
import { StartupError } from "../startup-error.ts";
import { removeSecondFactorsOf } from "./remove-second-factor.ts";

const [account] = process.argv.slice(2);
try {
  if (!account) throw new StartupError("Whose? npm run second-factor:remove -- EMAIL");
  const { config } = loadConfig();
  const ids = createIds(systemClock);
  console.log(await removeSecondFactorsOf(account, { config, clock: systemClock, ids }));
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error);
  process.exitCode = 1;
}
