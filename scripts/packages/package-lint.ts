import path from "node:path";
import { readFileSync } from "node:fs";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { PlainError, root, runQuietly } from "../run/program.mjs";
import { pinnedNode } from "../run/runtime.mjs";
import { readManifest } from "./public-face.ts";

/** The rules of package.json, on what the tarball holds; a suggestion counts as a failure. */
export async function lintPackage(packageFolder: string, tarball: string): Promise<void> {
  const bytes = readFileSync(tarball);
  const { messages, pkg } = await publint({
    pack: { tarball: Uint8Array.from(bytes).buffer },
    strict: true,
    level: "suggestion",
  });
  if (messages.length > 0) {
    throw new PlainError(messages.map((message) => formatMessage(message, pkg)).join("\n"));
  }
  if (readManifest(packageFolder).name !== pkg["name"]) {
    throw new PlainError(`${tarball} is not the package of ${packageFolder}.`);
  }
}

/** Whether TypeScript finds the types that belong to each module, by Node's rules and by bundlers'. */
export async function lintTypes(tarball: string): Promise<void> {
  const attw = path.join(root, "node_modules/@arethetypeswrong/cli/dist/index.js");
  await runQuietly(pinnedNode(), [attw, tarball, "--profile", "esm-only", "--format", "ascii"]);
}
