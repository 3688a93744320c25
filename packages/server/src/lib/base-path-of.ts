/** The path of the public address, without a slash at its end; empty at a host's root. */
export function basePathOf(publicUrl: string | undefined): string {
  return publicUrl === undefined ? "" : new URL(publicUrl).pathname.replace(/(?<!\/)\/+$/, "");
}
