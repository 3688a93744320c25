import { preview } from "vite";
import { root } from "../run/process.mjs";

/**
 * Serves a built Storybook on a free port of this machine.
 * @param {string} folder
 * @param {string} [base] the path below which it is served
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStorybook(folder, base = "/") {
  const server = await preview({
    root,
    base,
    // A file that is not there is not answered with the first page.
    appType: "mpa",
    configFile: false,
    logLevel: "error",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The Storybook has no address.");
  return { url, close: () => server.close() };
}
