import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { unlessGone } from "../../../lib/disk.ts";
import { readBackupName } from "./names.ts";
import type { BackupPlace, KeptBackup } from "./place.ts";

export function folderPlace(folder: string): BackupPlace {
  const fileOf = (name: string) => join(folder, name);
  return {
    kind: "folder",
    address: folder,
    list: async () => {
      const names = (await unlessGone(readdir(folder))) ?? [];
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
      const found = await unlessGone(stat(fileOf(name)));
      return found && { bytes: found.size, stream: createReadStream(fileOf(name)) };
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
