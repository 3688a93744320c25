import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** What the app's build leaves for the server: it renders the app's pages, fetching what they show. */
interface ServerRender {
  readonly languageOf: (cookies?: string, accepted?: string) => string;
  /** Null where the page is only rendered in the browser. */
  readonly render: (request: RenderRequest) => Promise<RenderedPage | null>;
}

interface RenderRequest {
  readonly address: string;
  readonly language: string;
  readonly fetch: typeof fetch;
}

export interface RenderedPage {
  readonly language: string;
  readonly title: string;
  readonly head: string;
  readonly app: string;
}

/** Inside the folder of the built app, and not for visitors. */
export const serverRenderFolder = "server-render";

export type RenderPage = (request: FastifyRequest, address: string) => Promise<RenderedPage | null>;

interface CachedPage {
  readonly page: Promise<RenderedPage | null>;
  readonly until: number;
  readonly generation: number;
}

const maxCachedPages = 200;

/**
 * All visitors who read a language get the same page, so it is rendered once for as long as answers are
 * cached. When rendering fails the visitor gets the empty page, and the log says why.
 */
export async function openServerRender(app: FastifyInstance, folder: string): Promise<RenderPage> {
  const file = path.join(folder, serverRenderFolder, "render.js");
  if (!existsSync(file)) return async () => null;
  const { languageOf, render } = (await import(pathToFileURL(file).href)) as ServerRender;
  const cache = new Map<string, CachedPage>();
  const fetch = guestFetch(app);

  function cachedPage(key: string, request: RenderRequest): CachedPage {
    const { generation, milliseconds } = app.responseCache ?? { generation: 0, milliseconds: 0 };
    const now = performance.now();
    const cached = cache.get(key);
    if (cached && cached.until > now && cached.generation === generation) return cached;
    const fresh = { page: render(request), until: now + milliseconds, generation };
    cache.delete(key);
    if (cache.size >= maxCachedPages) cache.delete(cache.keys().next().value ?? "");
    cache.set(key, fresh);
    return fresh;
  }

  return async ({ headers, log }, address) => {
    const language = languageOf(headers.cookie, headers["accept-language"]);
    const key = `${language} ${address}`;
    try {
      return await cachedPage(key, { address, language, fetch }).page;
    } catch (error) {
      cache.delete(key);
      log.error({ err: error, address }, "A page could not be rendered");
      return null;
    }
  };
}

/** The server's own calls, answered as to anybody who has not signed in. */
function guestFetch(app: FastifyInstance): typeof fetch {
  return async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({ method: "GET", url: pathname + search });
    return new Response(answer.body, { status: answer.statusCode });
  };
}
