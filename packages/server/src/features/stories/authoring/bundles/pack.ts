import { bundleBytesMax } from "@katha/api/contract";
import type { BundleFiles } from "@katha/exchange";
import { strToU8, type Zippable, zipSync } from "fflate";
import { Problem } from "../../../../lib/problem.ts";
import { asJson, bundleFormat, bundleVersion, sha256 } from "./format.ts";

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
