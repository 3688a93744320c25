import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { type SiteLinks, siteLinksId } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "../errors/error-handler.ts";
import { notFound, Problem } from "../../lib/problem.ts";
import { encodedBody } from "../caching/compression.ts";
import { findPage, type AppPage, routesFile, storiesShown } from "./app-routes.ts";
import type { LinkedPage } from "./head-links.ts";
import { pageMeta } from "./page-meta.ts";
import { pageTemplate, withNonce } from "./page-template.ts";
import { openServerRender, serverRenderFolder } from "./server-render.ts";
import { inMarkup } from "@katha/play/xml";
import { sendTooMany } from "./too-many-page.ts";
import { answerUnknownApiPath } from "../errors/unknown-paths.ts";

const oneYear = 31_536_000_000;
/** Longer addresses than people ask for with a query are rendered by the browser alone. */
const longestQuery = 600;

interface AppServing {
  pageDeadlineMs: number | undefined;
  siteLinks: () => SiteLinks;
}

/** Serves the built app: its files, and its page at every other address. */
export async function serveApp(
  app: FastifyInstance,
  folder: string,
  pages: readonly AppPage[],
  { pageDeadlineMs, siteLinks }: AppServing,
): Promise<void> {
  const { base } = app.ownAddresses;
  const template = pageTemplate(await readFile(path.join(folder, "index.html"), "utf8"), base);
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: [
      "index.html",
      routesFile,
      ".vite/**",
      `${serverRenderFolder}/**`,
      "**/*.br",
      "**/*.gz",
    ],
    cacheControl: true,
    maxAge: 0,
    setHeaders: (reply, file) => {
      if (path.relative(folder, file).startsWith(`assets${path.sep}`))
        reply.header("cache-control", `public, max-age=${oneYear / 1000}, immutable`);
    },
  });

  const renderPage = await openServerRender(app, folder, { siteLinks, deadlineMs: pageDeadlineMs });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    // The service worker is in charge of what follows the slash.
    const [asAsked = "", ...rest] = request.originalUrl.split("?");
    if (base !== "" && asAsked === base)
      return reply.redirect([`${base}/`, ...rest].join("?"), 308);
    app.requestBudgets.spendAddress(request, "page");
    const address = addressOf(request);
    const found = await findPage(app, pages, address);
    const shown = await storiesShown(app, address);
    const { nonce } = reply;
    const { site } = request;
    const { about } = found;
    const subject = about ? `${about.id} ${about.version}` : address;
    const isRendered =
      found.status === 200 && !(found.rendersQuery && request.url.length > longestQuery);
    const rendered = isRendered
      ? await renderPage(request, {
          address: base + (found.rendersQuery ? request.url : address),
          subject,
        })
      : null;
    const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
    const linksOf = (page: LinkedPage) => app.headLinks.flatMap((of) => of(page));
    const meta = pageMeta({ found, address, query, pages, site, linksOf, shown, nonce, rendered });
    const slots = {
      title: `<title>${inMarkup(rendered?.title ?? meta.title)}</title>`,
      description: `<meta name="description" content="${inMarkup(meta.description)}">`,
      head:
        dataElement(siteLinksId, siteLinks()) +
        meta.tags.join("") +
        withNonce(rendered?.head ?? "", nonce),
      ...(rendered && { language: rendered.language, app: rendered.app }),
    };
    const body = Buffer.from(template(slots, nonce));
    reply.code(found.status).type("text/html; charset=utf-8");
    reply.headers({ "cache-control": "no-store", vary: "Accept-Encoding" });
    return encodedBody(body)(request, reply);
  };

  registerNotFoundHandler(app, async (request, reply) => {
    try {
      return await sendPage(request, reply);
    } catch (error) {
      if (error instanceof Problem && error.status === 429) return sendTooMany(reply, error);
      throw error;
    }
  });
}

/** Read by the app's script; escaped, so that the data cannot end the element. */
function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

function addressOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && path.extname(addressOf(request)) === "";
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Handles everything without a route: unknown calls, pages of the app, and unknown addresses. */
export function registerNotFoundHandler(app: FastifyInstance, answerPage?: Answer): void {
  app.setNotFoundHandler((request, reply) => {
    const address = addressOf(request);
    if (/^\/api(?:\/|$)/.test(address)) return answerUnknownApiPath(request, reply);
    if (answerPage && wantsPage(request)) return answerPage(request, reply);
    return sendProblem(request, reply, notFound("not_found", "There is nothing at this address."));
  });
}
