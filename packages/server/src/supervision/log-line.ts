import { hostname } from "node:os";
import process from "node:process";

const levels = { info: 30, warn: 40, fatal: 60 } as const;
export type LineLevel = keyof typeof levels;

export interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** A line of JSON like the logger's, for what is written without it. */
export function logLine(level: LineLevel, msg: string, fields: object = {}): string {
  const { pid } = process;
  const from = { level: levels[level], time: Date.now(), pid, hostname: hostname() };
  return `${JSON.stringify({ ...from, ...fields, msg })}\n`;
}

/** Says something to the host, whatever the log's level: plainly on a terminal, elsewhere as a line of the log. */
export function sayTo(output: Output, level: LineLevel, msg: string, fields?: object): void {
  output.write(output.isTTY ? `${msg}\n` : logLine(level, msg, fields));
}
