import { bytesOf } from "#table-bytes";

export { bytesOf };

export function textOf(table: URL, encoding: "utf-8" | "latin1" = "utf-8"): string {
  return new TextDecoder(encoding).decode(bytesOf(table));
}
