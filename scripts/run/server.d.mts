import type { ChildProcess } from "node:child_process";

/** Node's arguments and environment on this machine, by default for the file of `npm start`. */
export function serverStart(entry?: string): { args: string[]; env: Record<string, string> };

/** Starts the server with this terminal and a channel for its beats. */
export function spawnServer(): ChildProcess;
