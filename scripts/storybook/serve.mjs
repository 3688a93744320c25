import { preview } from "vite";
import { root } from "../run/process.mjs";

/**
 * Serves a built Storybook on a free port of this machine.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveStorybook(folder) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error("The Storybook has no address.");
  return { url, close: () => server.close() };
}
