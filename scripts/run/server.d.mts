/** Node's arguments and environment for a machine with this much memory; without it, for this machine. */
export function serverStart(bytes?: number): { args: string[]; env: Record<string, string> };
