import type { MadeBackup } from "./make-backup.ts";

const sizeOf = (bytes: number) =>
  bytes < 2 ** 20 ? `${Math.ceil(bytes / 1_024)} kB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;

export const inMegabytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);

/** What a command says of a backup that it made. */
export function madeInWords(
  { file, bytes, rows, tables, pictures, missingPictures, mails }: MadeBackup,
  { isSealed, withSecrets }: { isSealed: boolean; withSecrets: boolean },
): string {
  const missing =
    missingPictures === 0
      ? ""
      : ` ${missingPictures} more that the database names were not in the storage.`;
  const sealed = isSealed ? "sealed with the passphrase" : "not sealed: whoever has it can read it";
  const secret = withSecrets
    ? "It holds the secrets."
    : "It holds no secrets: keep KATHA_SECRET, or the data folder's file `secret`, elsewhere.";
  return `The backup is ${file} (${sizeOf(bytes)}, ${sealed}): ${rows} rows of ${tables} tables, ${pictures} pictures, ${mails} e-mails.${missing} ${secret}`;
}
