import { fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./fake-openai.ts", import.meta.url));

/** The fake provider in a process of its own, so that its work is not measured. */
export async function openProvider(...options: readonly string[]) {
  const child = fork(program, options, {
    execArgv: ["--conditions=@katha/source"],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (child.stdout === null) throw new Error("The provider has no output.");
  const [baseURL] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    baseURL,
    close: async () => {
      child.disconnect();
      await once(child, "exit");
    },
  };
}
