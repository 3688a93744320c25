/** Node's arguments and environment for a machine with this much memory, by default this machine. */
export function serverStart(bytes?: number): { args: string[]; env: Record<string, string> };
