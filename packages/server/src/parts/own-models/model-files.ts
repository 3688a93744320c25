import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import type { OwnModelOffer } from "./list.ts";

/** What was found out of a file, and of which: it is not checked again until it changes. */
const record = z.object({
  sha256: z.string(),
  bytes: z.number(),
  modified: z.number(),
  words_per_second: z.number().nullable().default(null),
  first_word_ms: z.number().nullable().default(null),
  measured_at: z.iso.datetime().nullable().default(null),
});
type ModelRecord = z.output<typeof record>;
export type Measured = Pick<ModelRecord, "first_word_ms" | "measured_at" | "words_per_second">;

export const notMeasured: Measured = {
  words_per_second: null,
  first_word_ms: null,
  measured_at: null,
};

interface OnDisk {
  /** The checked file's record; null where there is none, or it was changed since. */
  checked: ModelRecord | null;
  /** Of the file, or of what came of it. */
  bytesHere: number;
  isWholeHere: boolean;
  /** When the last piece came. */
  partChanged: number | null;
}

const infoOf = (path: string) => stat(path).catch(() => undefined);

/** A model's files in the folder of models. They alone say what is here, so that it outlives a start. */
export function modelFiles(folder: string, { file: name }: Pick<OwnModelOffer, "file">) {
  const file = join(folder, name);
  const part = `${file}.part`;
  const about = `${file}.json`;

  async function readRecord(): Promise<ModelRecord | null> {
    const text = await readFile(about, "utf8").catch(() => "");
    try {
      return record.parse(JSON.parse(text));
    } catch {
      return null;
    }
  }

  return {
    file,
    part,
    lock: `${file}.lock`,
    onDisk: async ({ sha256 }: Pick<OwnModelOffer, "sha256">): Promise<OnDisk> => {
      const [whole, begun, kept] = await Promise.all([infoOf(file), infoOf(part), readRecord()]);
      const isSame =
        kept !== null &&
        whole !== undefined &&
        kept.sha256 === sha256 &&
        kept.bytes === whole.size &&
        kept.modified === Math.round(whole.mtimeMs);
      return {
        checked: isSame ? kept : null,
        bytesHere: whole?.size ?? begun?.size ?? 0,
        isWholeHere: whole !== undefined,
        partChanged: begun?.mtimeMs ?? null,
      };
    },
    /** The part is the whole. */
    complete: () => rename(part, file),
    remember: async (sha256: string, measured: Measured): Promise<void> => {
      const { size, mtimeMs } = await stat(file);
      const kept: ModelRecord = { sha256, bytes: size, modified: Math.round(mtimeMs), ...measured };
      await writeFile(about, JSON.stringify(kept));
    },
    remove: async (): Promise<void> => {
      for (const path of [about, part, file]) await rm(path, { force: true });
    },
  };
}
