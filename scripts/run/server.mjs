import path from "node:path";
import { endingWithParent, root } from "./program.mjs";

/** @param {string[]} flags Node's own, before the program */
export function serverArgs(flags = []) {
  const main = path.join(root, "packages", "server", "src", "main.ts");
  return ["--conditions=@katha/source", endingWithParent, ...flags, main];
}
