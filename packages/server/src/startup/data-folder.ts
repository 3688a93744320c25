import { access, constants, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "./startup-error.ts";
import { errorCodeOf } from "../lib/error-code.ts";

/** Creates the folder if needed, and checks that it is writable. */
export async function openDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await writeFile(probe, "");
    await rm(probe);
  } catch (error) {
    const reason = errorCodeOf(error) ?? String(error);
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason}). Give it to the user who starts Katha, or choose another with KATHA_DATA_DIR.`,
    );
  }
}
