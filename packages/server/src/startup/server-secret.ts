import { randomBytes } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createSecret, generateSecret, type Secret } from "../lib/secret.ts";
import { StartupError } from "../lib/startup-error.ts";
import { unlessGone } from "../lib/disk.ts";
import { errorCodeOf } from "../lib/error-code.ts";

interface SecretOptions {
  dataDir: string;
  /** The configured secret; several servers on one database need the same. */
  secret: string | undefined;
}

/** The configured secret, or one generated on the first start in a file that only this user can read. */
export async function openSecret({ dataDir, secret }: SecretOptions): Promise<Secret> {
  if (secret !== undefined) return createSecret(secret);
  const path = join(dataDir, "secret");
  try {
    return createSecret((await readKept(path)) ?? (await keep(path, generateSecret())));
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(
      `The secret in ${path} cannot be read or written. Give the file to the user who starts Katha, or choose a secret with KATHA_SECRET.`,
    );
  }
}

async function readKept(path: string): Promise<string | undefined> {
  const kept = (await unlessGone(readFile(path, "utf8")))?.trim();
  if (kept === undefined || kept.length >= 32) return kept;
  throw new StartupError(
    `The secret in ${path} is damaged. Put back the file from a backup, or delete it; everybody will then have to sign in again.`,
  );
}

/** If two servers start at once, both use the secret of the first. */
async function keep(path: string, secret: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  await writeFile(draft, `${secret}\n`, { mode: 0o600 });
  try {
    await link(draft, path);
    return secret;
  } catch (error) {
    if (errorCodeOf(error) === "EEXIST") {
      return (await readKept(path)) ?? secret;
    }
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}
