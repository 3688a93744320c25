import { destination, levels, pino, type Logger } from "pino";
import type { Output } from "../supervision/log-line.ts";

const errorStream = 2;

/** Lines of JSON, or of text where the output is a terminal. */
export function createLog(level: string, output: Output): Logger {
  return output.isTTY
    ? pino({ level }, { write: (line) => void output.write(textOf(line)) })
    : pino({ level }, destination({ dest: errorStream, sync: false }));
}

interface Line {
  level: number;
  time: number;
  pid: number;
  hostname: string;
  msg?: string;
  err?: { stack?: string; message?: string };
}

/** What visitors sent must not move the terminal's cursor. */
const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, "");

function textOf(written: string): string {
  const { level, time, pid: _, hostname: __, msg, err, ...fields } = JSON.parse(written) as Line;
  const at = new Date(time).toTimeString().slice(0, "00:00:00".length);
  const told = Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  const words = [at, levels.labels[level], msg, ...told].filter((word) => word !== undefined);
  const stack = err && (err.stack ?? err.message);
  return withoutControls(`${[words.join(" "), stack].filter(Boolean).join("\n")}\n`);
}
