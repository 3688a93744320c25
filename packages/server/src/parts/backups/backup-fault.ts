import { errorCodeOf } from "../../lib/error-code.ts";
import { reasonOf } from "../../lib/reason-of.ts";

/** A backup or a restore did not come about. The message is one line: what happened, whether anything was lost, what to do. */
export class BackupFault extends Error {
  override name = "BackupFault";
}

/** Why a disk or the system refused, in words; undefined for any other error. The engine tells a full disk in words. */
export function reasonOfSystem(error: unknown): string | undefined {
  if (error instanceof Error && error.message.includes("No space left on device"))
    return "the disk is full";
  return /^E[A-Z]+$/.test(errorCodeOf(error) ?? "") ? reasonOf(error) : undefined;
}
