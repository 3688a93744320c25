import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

export const root = path.resolve(import.meta.dirname, "../../..");

/** Runs a program to its end; when it fails, the error says what the program said. */
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

/** What the consumer's own compiler complains about, one each, with the lines that explain it. */
export async function typeErrors(consumer: string, options: string[]): Promise<string[]> {
  const tsc = path.join(consumer, "node_modules/typescript/bin/tsc");
  try {
    await runNode([tsc, "--pretty", "false", ...options], consumer);
    return [];
  } catch (error) {
    return (error as Error).message.split(/\n(?=\S)/);
  }
}
