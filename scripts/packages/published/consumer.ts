import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

export const root = path.resolve(import.meta.dirname, "../../..");

/** Runs a program until it ends; if it fails, the error has its output. */
export async function run(program: string, args: string[], cwd: string): Promise<string> {
  const shell = program === "npm" && process.platform === "win32";
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd, shell, maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    throw new Error(`${stdout}${stderr}`.trim() || String(error), { cause: error });
  }
}

export const runNode = (args: string[], cwd: string): Promise<string> =>
  run(process.execPath, args, cwd);

/** The errors of the compiler that a project has installed, each with its explanatory lines. */
export async function typeErrors(project: string, options: string[]): Promise<string[]> {
  const { resolve } = createRequire(path.join(project, "package.json"));
  const tsc = path.join(path.dirname(resolve("typescript/package.json")), "bin/tsc");
  try {
    await runNode([tsc, "--pretty", "false", ...options], project);
    return [];
  } catch (error) {
    return (error as Error).message.split(/\n(?=\S)/);
  }
}
