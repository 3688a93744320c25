import { createHash } from "node:crypto";

export type Renamed = ReadonlyMap<string, string>;

const address = /\/media\/([0-9a-f]{32})\//g;

/** The pictures of ours that texts name, each once. */
export function picturesIn(texts: readonly string[]): string[] {
  const hashes = texts.flatMap((text) => [...text.matchAll(address)].map(([, hash = ""]) => hash));
  return [...new Set(hashes)];
}

/** The name under which the media store keeps a file: on every Katha the same. */
export const hashOfFile = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** A painted picture travels as a file, and a file has another name than a painted picture. */
export const withPictures = (text: string, renamed: Renamed): string =>
  text.replaceAll(address, (whole, hash: string) => {
    const name = renamed.get(hash);
    return name === undefined ? whole : `/media/${name}/`;
  });
