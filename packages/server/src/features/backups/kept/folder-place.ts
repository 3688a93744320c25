import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { errorCodeOf } from "../../../lib/error-code.ts";
import { readBackupName } from "./names.ts";
import type { BackupPlace, KeptBackup } from "./place.ts";

export function folderPlace(folder: string): BackupPlace {
  const fileOf = (name: string) => join(folder, name);
  return {
    kind: "folder",
    address: folder,
    list: async () => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (errorCodeOf(error) === "ENOENT") return [];
        throw error;
      });
      const found: KeptBackup[] = [];
      for (const name of names) {
        const read = readBackupName(name);
        if (read) found.push({ ...read, bytes: (await stat(fileOf(name))).size });
      }
      return found;
    },
    add: async (name, write) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(fileOf(name));
    },
    open: async (name) => {
      try {
        const { size } = await stat(fileOf(name));
        return { bytes: size, stream: createReadStream(fileOf(name)) };
      } catch (error) {
        if (errorCodeOf(error) === "ENOENT") return undefined;
        throw error;
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
