import process from "node:process";
import { inspect } from "node:util";
import { BackupFault } from "../parts/backups/backup-fault.ts";
import { writeForOwnUserAlone } from "../lib/data-folder.ts";
import { StartupError } from "../lib/startup-error.ts";

/** Prints what a command says, or why it could not be done. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  writeForOwnUserAlone();
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const isExpected = error instanceof StartupError || error instanceof BackupFault;
    process.stderr.write(`${isExpected ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}
