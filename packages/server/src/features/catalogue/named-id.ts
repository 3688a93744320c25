import { createHash } from "node:crypto";

const namespace = Buffer.from("b6b1c1d85b6b4c5ea6f0c0ffee5a7a01", "hex");

/** The same name gives the same id on every machine: UUID version 5. */
export function namedId(kind: string, name: string): string {
  const bytes = createHash("sha1").update(namespace).update(`${kind}:${name}`).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString("hex").slice(0, 32);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
