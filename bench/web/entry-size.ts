import { startKatha } from "@katha/e2e/katha-process";
import { measureFonts, type PageFonts } from "./fonts.ts";
import { type LoadedScript, scriptsBeforeIdle } from "./page-load.ts";

export const pages = ["/", "/home"] as const;
export type Page = (typeof pages)[number];

export interface EntrySize {
  readonly page: Page;
  readonly scripts: readonly LoadedScript[];
  readonly sent: number;
}

export interface Entries {
  readonly scripts: readonly EntrySize[];
  readonly fonts: readonly PageFonts[];
}

/** The scripts that a first visit to each page runs before the browser is idle, and the fonts it loads. */
export async function measureEntries(): Promise<Entries> {
  const katha = await startKatha();
  try {
    const sizes: EntrySize[] = [];
    for (const page of pages) {
      // A new server renders its pictures on the first visit, so scripts that load on idle would come before the last picture.
      await scriptsBeforeIdle(`${katha.url}${page}`);
      const scripts = await scriptsBeforeIdle(`${katha.url}${page}`);
      const sent = scripts.reduce((sum, script) => sum + script.sent, 0);
      sizes.push({ page, scripts, sent });
    }
    return { scripts: sizes, fonts: await measureFonts(katha.url, pages) };
  } finally {
    await katha.stop();
  }
}

export function table({ page, scripts, sent }: EntrySize): string {
  const rows = scripts.map((script) => `  ${script.name.padEnd(44)} ${kilobytes(script.sent)}`);
  const total = `  ${"in all, before idle".padEnd(44)} ${kilobytes(sent)}`;
  return [page, ...rows, total].join("\n");
}

export function fontTable({ page, visitor, files, sent }: PageFonts): string {
  const rows = files.map((file) => `  ${file.name.padEnd(60)} ${kilobytes(file.sent)}`);
  const total = `  ${`${files.length} font files, visitor in ${visitor}`.padEnd(60)} ${kilobytes(sent)}`;
  return [page, ...rows, total].join("\n");
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(6)} KB`;
}
