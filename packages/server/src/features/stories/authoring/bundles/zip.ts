import { bundleBytesMax } from "@katha/api/contract";
import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";
import { Problem } from "../../../../lib/problem.ts";
import {
  allowedPath,
  asJson,
  bundleBounds,
  bundleFormat,
  type BundleFiles,
  bundleVersion,
  manifestSchema,
  sha256,
} from "./format.ts";

export function unreadableBundle(why: string): Problem {
  return new Problem(422, "invalid_bundle", `${why} Nothing was imported.`);
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

export function bundleTooLarge(): Problem {
  const most = megabytes(bundleBytesMax);
  return new Problem(413, "too_large", `A story bundle may hold at most ${most} MB.`);
}

/** The same moment in every file, so that the same story gives the same bytes. */
const noMoment = new Date(1980, 0, 1);

/** The same files give the same bytes, wherever and whenever they are packed. */
export function packed(ifid: string, files: BundleFiles): Buffer {
  const paths = [...files.keys()].toSorted();
  const listed = paths.map((path) => {
    const bytes = files.get(path) ?? new Uint8Array();
    return { path, bytes: bytes.length, sha256: sha256(bytes) };
  });
  const about = { format: bundleFormat, version: bundleVersion, ifid, files: listed };
  const zippable: Zippable = { "manifest.json": [strToU8(asJson(about)), { level: 6 }] };
  for (const path of paths)
    zippable[path] = [
      files.get(path) ?? new Uint8Array(),
      { level: path.endsWith(".json") ? 6 : 0 },
    ];
  const zip = Buffer.from(zipSync(zippable, { mtime: noMoment }));
  if (zip.length > bundleBytesMax) throw bundleTooLarge();
  return zip;
}

/** What a zip says of its files is checked before any of them is unpacked, and its size is all that is unpacked. */
function unpack(zip: Uint8Array): Record<string, Uint8Array> {
  let [entries, bytes] = [0, 0];
  const seen = new Set<string>();
  const check = ({ name, originalSize }: { name: string; originalSize: number }): boolean => {
    entries += 1;
    bytes += originalSize;
    if (entries > bundleBounds.entries)
      throw unreadableBundle(`This bundle has more than ${bundleBounds.entries} files.`);
    if (!allowedPath.test(name))
      throw unreadableBundle("This bundle has a file that belongs in no story bundle.");
    if (seen.has(name)) throw unreadableBundle(`This bundle has ${name} twice.`);
    seen.add(name);
    if (bytes > bundleBounds.unpacked)
      throw unreadableBundle(
        `Unpacked, this bundle is larger than ${megabytes(bundleBounds.unpacked)} MB.`,
      );
    return true;
  };
  try {
    return unzipSync(zip, { filter: check });
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw unreadableBundle("This file cannot be read as a zip.");
  }
}

export function jsonOf(files: BundleFiles, path: string): unknown {
  const bytes = files.get(path);
  if (bytes === undefined) throw unreadableBundle(`This bundle has no ${path}.`);
  try {
    return JSON.parse(strFromU8(bytes)) as unknown;
  } catch {
    throw unreadableBundle(`In this bundle ${path} is no JSON.`);
  }
}

/** The files of a bundle, each as its manifest says. */
export function unpacked(zip: Uint8Array): { ifid: string; files: BundleFiles } {
  const files = new Map(Object.entries(unpack(zip)));
  const manifest = manifestSchema.safeParse(jsonOf(files, "manifest.json"));
  if (!manifest.success)
    throw unreadableBundle("The manifest of this bundle is not one that this Katha reads.");
  files.delete("manifest.json");
  for (const { path, bytes, sha256: sum } of manifest.data.files) {
    const found = files.get(path);
    if (found === undefined) throw unreadableBundle(`This bundle has no ${path}.`);
    if (found.length !== bytes || sha256(found) !== sum)
      throw unreadableBundle(`In this bundle ${path} was changed: its checksum is another.`);
  }
  if (manifest.data.files.length !== files.size)
    throw unreadableBundle("This bundle has files that its manifest does not name.");
  return { ifid: manifest.data.ifid, files };
}
