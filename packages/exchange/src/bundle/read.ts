import { normalise } from "@katha/storygraph";
import { fieldsOf } from "@katha/storygraph/structure";
import { strFromU8 } from "fflate";
import { unzipped } from "../archive.ts";
import { importBounds } from "../bounds.ts";
import type { BundleFiles, Imported } from "../exchange.ts";
import { tooDeepAt } from "../json/json.ts";
import { Refused } from "../refused.ts";

/** What is in a bundle, by its path. Anything else is refused. */
const allowedPath =
  /^(?:manifest\.json|(?:story|structure|game_config|bible)\.json|versions\/[1-9]\d{0,8}\/(?:version|structure|game_config)\.json|pictures\/[0-9a-f]{32}\.webp)$/;

export function jsonIn(files: BundleFiles, path: string): unknown {
  const bytes = files.get(path);
  if (bytes === undefined)
    throw new Refused("broken_bundle", { fault: "missing_file", file: path });
  const text = strFromU8(bytes);
  try {
    if (tooDeepAt(text, importBounds.nesting) === undefined) return JSON.parse(text) as unknown;
  } catch {}
  throw new Refused("broken_bundle", { fault: "broken_json", file: path });
}

/** The story in a bundle. Whoever takes more of it than that holds its files to its manifest. */
export function importBundle({ bytes }: { bytes: Uint8Array }): Imported {
  const files = unzipped(bytes, allowedPath);
  jsonIn(files, "manifest.json");
  const structure = fieldsOf(jsonIn(files, "structure.json")) ?? {};
  const title = fieldsOf(fieldsOf(jsonIn(files, "story.json"))?.["fields"])?.["title"];
  const graph = normalise(structure);
  return {
    graph,
    structure: { ...structure, ...graph },
    title: typeof title === "string" ? title : null,
    lost: [],
    files,
  };
}
