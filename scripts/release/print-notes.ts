// `node scripts/release/print-notes.ts v1.2.0`: the notes of a release, for the workflow that makes it.
import { readFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { addressesOf } from "../site/addresses.ts";
import { hostNotesFile, releaseNotes } from "./notes.ts";

const textOf = (file: string) =>
  readFileSync(path.join(import.meta.dirname, "../..", file), "utf8");
const addresses = addressesOf(process.env);
const [tag = ""] = process.argv.slice(2);
if (!addresses || !tag.startsWith("v"))
  throw new Error("Name a tag like v1.2.0, with GITHUB_REPOSITORY set.");
console.log(
  releaseNotes({
    version: tag.slice(1),
    changelog: textOf("CHANGELOG.md"),
    hostNotes: textOf(hostNotesFile),
    repository: addresses.repository,
    // Names of images have no capitals.
    image: `ghcr.io/${process.env["GITHUB_REPOSITORY"]?.toLowerCase()}`,
  }),
);
