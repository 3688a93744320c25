/** What a schema's `.meta()` tells the clients' readers beside its type; `packages/api/tools/readers` makes them. */
export interface ReaderHints {
  /** Read where there is no value, or one of another type. Without it: "", 0 or the least above it, false. */
  fallback?: unknown;
  /** Of an enumeration: a value that is not listed is read as it was sent. */
  isOpen?: true;
  /** Of what tells an object from others, as its `id` does: where it is missing, readers make one up. */
  isKey?: true;
  /** What people write and other tools read: its fields keep their names on the client's side. */
  isDocument?: true;
  /** The reader that is written by hand, in `packages/api/src/read`. */
  reader?: string;
}

export const readerHints = [
  "fallback",
  "isOpen",
  "isKey",
  "isDocument",
  "reader",
] as const satisfies readonly (keyof ReaderHints)[];
