import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);
const mostOutput = 64 * 1024 * 1024;
const lastWords = 4_000;

/** Runs a program to its end and returns what it wrote. If it fails, the error has its last words. */
export async function output(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  try {
    const { stdout } = await execute(program, args, { env, maxBuffer: mostOutput });
    return stdout;
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
    const said = `${stdout}${stderr}`.slice(-lastWords);
    throw new Error(`${program} ${args.slice(0, 3).join(" ")} failed:\n${said}`, { cause: error });
  }
}
