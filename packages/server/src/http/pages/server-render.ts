import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteLinks } from "@katha/api/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { askOwnApi } from "../calls/own-requests.ts";
import { WorkStopped } from "../../lib/workers/worker-pool.ts";
import { openPageRenderer, type RenderedPage, type RenderRequest } from "./page-renderer.ts";

/** In the folder of the built app, but not served to visitors. */
export const serverRenderFolder = "server-render";

interface WantedPage {
  readonly address: string;
  /** Identifies what the page shows; for a story, with its version. */
  readonly subject: string;
}

export type RenderPage = (
  request: FastifyRequest,
  page: WantedPage,
) => Promise<RenderedPage | null>;

interface CachedPage {
  readonly page: Promise<RenderedPage | null>;
  readonly until: number;
  readonly generation: number;
}

const maxCachedPages = 200;
const maxStopped = 1_000;
/** How long a page whose rendering had to be stopped is left to the browser. */
const stoppedForMs = 10 * 60_000;
/** Many times what any page needs, even on a busy machine, because a stopped page is not rendered for minutes. */
const defaultDeadlineMs = 3_000;

interface ServerRenderOptions {
  siteLinks: () => SiteLinks;
  deadlineMs?: number | undefined;
}

/**
 * All visitors with the same language get the same page, so it is rendered once for as long as answers are cached. If
 * rendering fails, the visitor gets the empty page, and the log says why.
 */
export async function openServerRender(
  app: FastifyInstance,
  folder: string,
  { siteLinks, deadlineMs = defaultDeadlineMs }: ServerRenderOptions,
): Promise<RenderPage> {
  const fileOf = (name: string) => path.join(folder, serverRenderFolder, name);
  if (!existsSync(fileOf("render.js"))) return async () => null;
  const { languageOf } = (await import(pathToFileURL(fileOf("visitor-language.js")).href)) as {
    readonly languageOf: (cookies?: string, accepted?: string) => string;
  };
  const renderer = openPageRenderer({
    file: fileOf("render.js"),
    base: app.ownAddresses.base,
    answer: async (url) => {
      const { statusCode, body } = await askOwnApi(app, url);
      return { status: statusCode, body };
    },
    deadlineMs,
  });
  app.addHook("onClose", () => renderer.close());
  const cache = new Map<string, CachedPage>();
  /** Until when each subject is left to the browser. */
  const stopped = new Map<string, number>();

  function cachedPage(key: string, request: RenderRequest): CachedPage {
    const { generation, milliseconds } = app.responseCache ?? { generation: 0, milliseconds: 0 };
    const now = performance.now();
    const cached = cache.get(key);
    if (cached && cached.until > now && cached.generation === generation) return cached;
    const fresh = { page: renderer.render(request), until: now + milliseconds, generation };
    putLast(cache, key, fresh, maxCachedPages);
    return fresh;
  }

  return async ({ headers, log }, { address, subject }) => {
    if ((stopped.get(subject) ?? 0) > performance.now()) return null;
    const language = languageOf(headers.cookie, headers["accept-language"]);
    const key = `${language} ${address}`;
    try {
      return await cachedPage(key, { address, language, siteLinks: siteLinks() }).page;
    } catch (error) {
      cache.delete(key);
      const isAtFault =
        error instanceof WorkStopped && (error.fault === "late" || error.fault === "ended");
      if (isAtFault) putLast(stopped, subject, performance.now() + stoppedForMs, maxStopped);
      log.error({ err: error, address }, "A page could not be rendered");
      return null;
    }
  };
}

/** Evicts the oldest entry when full. */
function putLast<Value>(map: Map<string, Value>, key: string, value: Value, most: number): void {
  map.delete(key);
  if (map.size >= most) map.delete(map.keys().next().value ?? "");
  map.set(key, value);
}
