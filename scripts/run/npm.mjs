/**
 * How to call npm from a script: the npm that called us, else the one beside this Node, else PATH's.
 * Started through Node rather than a shell, so paths with spaces and npm.cmd need no quoting.
 */
import { existsSync } from "node:fs";
import path from "node:path";

export function npmCommand({ env = process.env, execPath = process.execPath } = {}) {
  const bin = path.dirname(execPath);
  const beside = [
    path.join(bin, "node_modules", "npm", "bin", "npm-cli.js"),
    path.join(bin, "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
  ];
  const called = env.npm_execpath?.endsWith("npm-cli.js") ? env.npm_execpath : undefined;
  const cli = [called, ...beside].find((file) => file && existsSync(file));
  if (cli) return { program: execPath, args: [cli], shell: false };
  const windows = process.platform === "win32";
  return { program: windows ? "npm.cmd" : "npm", args: [], shell: windows };
}
