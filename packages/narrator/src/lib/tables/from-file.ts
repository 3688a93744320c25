import { readFileSync } from "node:fs";

/** A table that lies beside the code, as it is read where there are files. */
export function bytesOf(table: URL): Uint8Array {
  return readFileSync(table);
}
