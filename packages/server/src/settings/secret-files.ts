import { closeSync, openSync, readSync } from "node:fs";
import { errorCodeOf } from "../lib/error-code.ts";
import { StartupError } from "../lib/startup-error.ts";

type Environment = Readonly<Record<string, string>>;

const mostBytes = 64 * 1024;

/** The setting that names the file with a secret, as container engines and systemd hand it over. */
export const fileSettingOf = (name: string) => `${name}_FILE`;

/** What `name` is set to, or what the file holds that `NAME_FILE` names. */
export function secretOf(
  name: string,
  given: Environment,
  resolvePath: (path: string) => string,
): string | undefined {
  const setting = fileSettingOf(name);
  const written = given[setting];
  if (written === undefined) return given[name];
  if (given[name] !== undefined)
    throw new StartupError(`${name} and ${setting} are both set. Keep one of them.`);
  const path = resolvePath(written);
  const secret = contentOf(path, setting).replace(/\r?\n$/, "");
  if (secret.trim() === "")
    throw new StartupError(`${setting} names ${path}, which is empty. Write the secret into it.`);
  return secret;
}

/** The environment with each of these secrets in it, wherever it was read from. */
export function withSecrets(
  names: readonly string[],
  given: Environment,
  resolvePath: (path: string) => string,
): Environment {
  const secrets = names.flatMap((name) => {
    const secret = secretOf(name, given, resolvePath);
    return secret === undefined ? [] : [[name, secret]];
  });
  return { ...given, ...Object.fromEntries(secrets) };
}

/** Reads no more than a secret can be, since the file may be anything. */
function contentOf(path: string, setting: string): string {
  try {
    const buffer = Buffer.alloc(mostBytes + 1);
    const length = readInto(buffer, path);
    if (length <= mostBytes) return buffer.toString("utf8", 0, length);
  } catch (error) {
    const reason = errorCodeOf(error) ?? "no reason";
    throw new StartupError(
      `${setting} names ${path}, which cannot be read (${reason}). Name a file that the user who starts Katha may read.`,
    );
  }
  throw new StartupError(
    `${setting} names ${path}, which holds more than ${mostBytes / 1024} kB. Name a file that holds the secret alone.`,
  );
}

function readInto(buffer: Buffer, path: string): number {
  const file = openSync(path, "r");
  try {
    let length = 0;
    for (;;) {
      const read = readSync(file, buffer, length, buffer.length - length, null);
      length += read;
      if (read === 0 || length === buffer.length) return length;
    }
  } finally {
    closeSync(file);
  }
}
