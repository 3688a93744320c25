import type { ChildProcess } from "node:child_process";

/** Node's arguments and environment for a machine with this much memory, by default this machine. */
export function serverStart(bytes?: number): { args: string[]; env: Record<string, string> };

/** Starts the server with this terminal and a channel for its beats. */
export function spawnServer(): ChildProcess;
