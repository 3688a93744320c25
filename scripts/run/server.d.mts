import type { ChildProcess } from "node:child_process";

/** Node's arguments and environment, by default for this machine and the file of `npm start`. */
export function serverStart(options?: { bytes?: number | undefined; entry?: string | undefined }): {
  args: string[];
  env: Record<string, string>;
};

/** Starts the server with this terminal and a channel for its beats. */
export function spawnServer(): ChildProcess;
