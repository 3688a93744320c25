import type { Rolldown } from "vite";

interface PageToDraw {
  readonly page: string;
  /** What the app is made of, in the order in which it is to come; `?run` marks what is run. */
  readonly afterSight: readonly string[];
}

const runs = /\s*<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/g;
const sheets = /\s*<link rel="stylesheet"[^>]* href="([^"]+)"[^>]*>/g;

/** Where a worker has the sheets they are asked for at once: what the page says itself has to stand before them. */
const headsFirstScript = /(?=<script\b|<\/head>)/;

/**
 * The app's page with its styles inside and its scripts named for later: what the server draws into it
 * is seen by one request and the picture it opens with.
 */
export function pageToDraw(
  html: string,
  routeFiles: readonly string[],
  bundle: Rolldown.OutputBundle,
): PageToDraw {
  const entries = Array.from(html.matchAll(runs), ([, file = ""]) => file);
  const styles = Array.from(html.matchAll(sheets), ([, file = ""]) => file);
  const own = routeFiles.filter((file) => file.endsWith(".css"));
  const rules = [...styles, ...own].map((file) => sheetOf(bundle, file)).join("\n");
  const withoutScripts = [styles, own]
    .flat()
    .map((file) => `<link rel="stylesheet" href="${file}">`);
  const page = html
    .replaceAll(runs, "")
    .replaceAll(sheets, "")
    .replace(headsFirstScript, () => `<style nonce="__CSP_NONCE__">${rules}</style>`)
    .replace(
      /<noscript>([\s\S]*?)<\/noscript>/,
      (_, words: string) => `<noscript>${withoutScripts.join("")}${words}</noscript>`,
    );
  const scripts = routeFiles.filter((file) => !file.endsWith(".css"));
  return {
    page,
    afterSight: [...styles, ...own, ...scripts, ...entries.map((file) => `${file}?run`)],
  };
}

function sheetOf(bundle: Rolldown.OutputBundle, file: string): string {
  const asset = bundle[file.slice(1)];
  if (asset?.type !== "asset") throw new Error(`${file} is not among what was built`);
  return typeof asset.source === "string" ? asset.source : new TextDecoder().decode(asset.source);
}
