import { existsSync, readFileSync } from "node:fs";
import { errorCodeOf } from "../lib/error-code.ts";
import { StartupError } from "../lib/startup-error.ts";

/** The file that a setting names; `example` is one to begin with. */
export function textOfFile(setting: string, file: string, example: string): string {
  if (!existsSync(file))
    throw new StartupError(
      `${setting} names ${file}, and there is no such file. Begin with a copy of ${example}.`,
    );
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    const reason = errorCodeOf(error) ?? "no reason";
    throw new StartupError(
      `${setting} names ${file}, which cannot be read (${reason}). Name a file like ${example}.`,
    );
  }
}
