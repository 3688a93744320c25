import { PlainError } from "../run/program.mjs";
import { elapsed } from "../run/progress.mjs";

export interface Report {
  /** Runs one check and says how it went; answers what the check found, or undefined when it failed. */
  check<Found>(title: string, run: () => Promise<Found> | Found): Promise<Found | undefined>;
  summary(): { passed: number; failed: number };
}

export function reportTo(say: (line: string) => void): Report {
  let passed = 0;
  let failed = 0;
  return {
    async check(title, run) {
      const began = performance.now();
      try {
        const found = await run();
        passed += 1;
        const detail = typeof found === "string" && found ? ` · ${found}` : "";
        say(`✓ ${title}${detail} · ${elapsed(performance.now() - began)}`);
        return found;
      } catch (error) {
        failed += 1;
        say(`✗ ${title} · ${elapsed(performance.now() - began)}\n${indented(wordsOf(error))}`);
        return undefined;
      }
    },
    summary: () => ({ passed, failed }),
  };
}

function wordsOf(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, "    ");
}
