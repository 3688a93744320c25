import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { pageWithHead, type PageAsked } from "./page-head.ts";
import { sealed, type SealedPage } from "./sealed-page.ts";

/** What the app's build leaves for the server: it draws the app's pages, asking for what they show. */
interface Drawing {
  readonly languageOf: (cookies?: string, accepted?: string) => string;
  /** Null where the app's shell is the page. */
  readonly draw: (asked: AskedPage) => Promise<string | null>;
}

interface AskedPage {
  readonly address: string;
  readonly language: string;
  readonly fetch: typeof fetch;
}

/** Inside the folder of the built app, and not for visitors. */
export const drawingFolder = "drawing";

export type DrawnPages = (request: FastifyRequest, asked: PageAsked) => Promise<SealedPage | null>;

interface Whole {
  readonly site: string;
  readonly html: string;
  readonly page: SealedPage;
}

interface KeptPage {
  readonly html: Promise<string | null>;
  readonly until: number;
  readonly generation: number;
  /** With the head that it has at one name of the site: nearly always there is only one. */
  whole?: Whole | undefined;
}

const most = 200;

/**
 * Pages as they are seen before any script runs. All visitors who read a language get the same one, so
 * it is drawn once for as long as answers are kept. One that cannot be drawn is no fault of the
 * visitor's: the shell comes instead, and the log says why.
 */
export async function openDrawing(app: FastifyInstance, folder: string): Promise<DrawnPages> {
  const file = path.join(folder, drawingFolder, "draw.js");
  if (!existsSync(file)) return async () => null;
  const { languageOf, draw } = (await import(pathToFileURL(file).href)) as Drawing;
  const kept = new Map<string, KeptPage>();
  const fetch = visitorsFetch(app);

  function pageFor(key: string, asked: AskedPage): KeptPage {
    const { generation, milliseconds } = app.responseCache ?? { generation: 0, milliseconds: 0 };
    const now = performance.now();
    const known = kept.get(key);
    if (known && known.until > now && known.generation === generation) return known;
    const page = { html: draw(asked), until: now + milliseconds, generation, whole: known?.whole };
    kept.delete(key);
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? "");
    kept.set(key, page);
    return page;
  }

  return async ({ headers, log }, about) => {
    if (about.found.status !== 200) return null;
    const { address, site } = about;
    const language = languageOf(headers.cookie, headers["accept-language"]);
    const key = `${language} ${address}`;
    try {
      const drawn = pageFor(key, { address, language, fetch });
      const html = await drawn.html;
      if (html === null) return null;
      const { whole } = drawn;
      // Where nothing has changed, what was sent before is whole and packed already.
      if (whole?.site === site && whole.html === html) return whole.page;
      const page = sealed(pageWithHead(html)(about));
      drawn.whole = { site, html, page };
      return page;
    } catch (error) {
      kept.delete(key);
      log.error({ err: error, address }, "A page could not be drawn");
      return null;
    }
  };
}

/** The server's own calls, answered as to anybody who has not signed in. */
function visitorsFetch(app: FastifyInstance): typeof fetch {
  return async (input) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({ method: "GET", url: pathname + search });
    return new Response(answer.body, { status: answer.statusCode });
  };
}
