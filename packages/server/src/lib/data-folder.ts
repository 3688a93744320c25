import { access, chmod, constants, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { StartupError } from "./startup-error.ts";
import { tryToWrite } from "./disk.ts";
import { errorCodeOf } from "./error-code.ts";
import { reasonOf } from "./reason-of.ts";

const folderMode = 0o700;
const fileMode = 0o600;
const ofOthers = 0o077;

const warn = (line: string) => void process.stderr.write(`${line}\n`);

/** What this process writes is for its own user alone, whatever its parent's umask: the database, secrets, backups. */
export function writeForOwnUserAlone(): void {
  process.umask(ofOthers);
}

/** Creates the folder if needed, checks that it is writable, and closes it to other users of the machine. */
export async function openDataFolder(
  folder: string,
  say: (line: string) => void = warn,
): Promise<void> {
  try {
    await openFolder(folder);
  } catch (error) {
    const reason = errorCodeOf(error) ?? String(error);
    throw new StartupError(
      `The data folder ${folder} cannot be written (${reason}). Give it to the user who starts Katha, or choose another with KATHA_DATA_DIR.`,
    );
  }
  await mend(folder, say);
}

/** A backup that cannot be kept would be noticed when it is needed. `place` may be a bucket. */
export async function openBackupFolder(place: string | undefined): Promise<void> {
  if (place === undefined || place.startsWith("s3://")) return;
  try {
    await openFolder(place);
  } catch (error) {
    throw new StartupError(
      `The folder of KATHA_BACKUPS, ${place}, cannot be written: ${reasonOf(error)}. Give it to the user who starts Katha, name another, or set KATHA_BACKUPS=none.`,
    );
  }
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: folderMode });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  await tryToWrite(folder);
}

/** Earlier versions left it open. */
async function mend(folder: string, say: (line: string) => void): Promise<void> {
  const { mode } = await stat(folder);
  // Windows has no such modes.
  if ((mode & ofOthers) === 0 || process.platform === "win32") return;
  try {
    await closeToOthers(folder);
    say(`Other users of this machine could read ${folder}. Now only the one who starts Katha can.`);
  } catch (error) {
    say(
      `Other users of this machine can read ${folder}, and that cannot be changed (${errorCodeOf(error) ?? String(error)}). Give it to the user who starts Katha.`,
    );
  }
}

/** The folder comes last: a start that ended before that is made good by the next. */
export async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(place, folderMode);
    else if (entry.isFile()) await chmod(place, fileMode);
  }
  await chmod(folder, folderMode);
}
