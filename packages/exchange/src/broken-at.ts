/** A place in a text, counted from 1. */
export interface SourcePosition {
  line: number;
  column: number;
}

function endOf(text: string): SourcePosition {
  const lines = text.split("\n");
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Where a text stops being JSON, from the engine's error message; each engine words it differently. */
export function brokenAt(text: string, error: unknown): SourcePosition | undefined {
  const message = error instanceof Error ? error.message : "";
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const counted = /position (\d+)/.exec(message);
  if (counted) return endOf(text.slice(0, Number(counted[1])));
  return /end of JSON|end of data|EOF/i.test(message) ? endOf(text) : undefined;
}
