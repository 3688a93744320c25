import { spawn } from "node:child_process";
import process from "node:process";
import { supervise } from "./supervise.ts";

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs the program that this process was started with as a server of its own. */
export function superviseMain(main: string): Promise<number> {
  return supervise({
    start: () =>
      spawn(process.execPath, [...process.execArgv, main], {
        stdio: ["inherit", "inherit", "inherit", "ipc"],
      }),
    forwardSignals: (forward) => {
      for (const signal of signals) process.on(signal, forward);
      return () => {
        for (const signal of signals) process.off(signal, forward);
      };
    },
  });
}
