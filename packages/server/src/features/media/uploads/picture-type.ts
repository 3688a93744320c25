import type { PictureType } from "@katha/api/contract";

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to);

/** The type according to the first bytes, whatever the file's name; null for types we do not accept. */
export function pictureTypeOf(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "image/jpeg";
  if (ascii(bytes, 0, 8) === "\u0089PNG\r\n\u001a\n") return "image/png";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (ascii(bytes, 4, 8) === "ftyp" && ["avif", "avis"].includes(ascii(bytes, 8, 12)))
    return "image/avif";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "image/gif";
  return null;
}
