import { unzipSync } from "fflate";
import { importBounds } from "./bounds.ts";
import { Refused, type RefusalPlace } from "./refused.ts";

/** Whether it begins as a zip does, which may be empty. */
export const isZip = ({ bytes }: { bytes: Uint8Array }): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

/** What a zip says of its files is checked before any of them is unpacked, and its size is all that is unpacked. */
export function unzipped(zip: Uint8Array, allowed: RegExp): Map<string, Uint8Array> {
  const { files, unpacked } = importBounds;
  const refuse = (place: RefusalPlace) => {
    throw new Refused("broken_bundle", place);
  };
  const seen = new Set<string>();
  let bytes = 0;
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (seen.size === files) refuse({ fault: "too_many_files", most: files });
    if (!allowed.test(name)) refuse({ fault: "foreign_file" });
    if (seen.has(name)) refuse({ fault: "file_twice", file: name });
    seen.add(name);
    bytes += originalSize;
    if (bytes > unpacked) refuse({ fault: "too_large", most: unpacked });
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(zip, { filter })));
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("broken_bundle", { fault: "not_zip" });
  }
}
