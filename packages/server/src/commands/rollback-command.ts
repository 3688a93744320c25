import { resolve } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { loadConfig } from "../settings/config.ts";
import { systemClock } from "../lib/clock.ts";
import { StartupError } from "../lib/startup-error.ts";
import { runCommand } from "./run-command.ts";
import { rollBack } from "./updates/rollback.ts";

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: "boolean", default: false } },
  });
  const [file] = positionals;
  const { config } = loadConfig();
  return rollBack(file === undefined ? undefined : resolve(file), {
    config,
    clock: systemClock,
    say: (line) => void process.stdout.write(`${line}\n`),
    isWanted: async () => values.yes || askWhetherToGoOn(),
  });
});

async function askWhetherToGoOn(): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new StartupError("Nothing was changed. To bring it back, say npm run rollback -- --yes");
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question("Bring it back? (yes or no) ")).trim());
  } finally {
    terminal.close();
  }
}
