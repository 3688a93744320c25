import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { apiBase } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./error-answers.ts";
import { notFound } from "../lib/problem.ts";
import { findPage, type FoundPage } from "./pages/app-routes.ts";
import { pageWithHead } from "./pages/page-head.ts";
import { siteOf } from "./crawlers/site-of.ts";
import { answerUnknownApiPath } from "./unknown-paths.ts";

/** The app's build writes this wherever a script or style element needs the page's nonce. */
const noncePlaceholder = "__CSP_NONCE__";

const oneYear = 31_536_000_000;

/** Serves the built app: its files as they are, its page at every address that is not a file. */
export async function serveApp(
  app: FastifyInstance,
  folder: string,
  publicUrl?: string,
): Promise<void> {
  const page = await readFile(path.join(folder, "index.html"), "utf8");
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ["index.html", "**/*.br", "**/*.gz"],
    cacheControl: true,
    maxAge: 0,
    setHeaders: (reply, file) => {
      if (path.relative(folder, file).startsWith(`assets${path.sep}`))
        reply.header("cache-control", `public, max-age=${oneYear / 1000}, immutable`);
    },
  });

  const writePage = pageWithHead(page);
  const sendPage = (request: FastifyRequest, reply: FastifyReply, found: FoundPage) =>
    reply
      .code(found.status)
      .headers({ "cache-control": "no-store" })
      .type("text/html; charset=utf-8")
      .send(
        writePage({
          found,
          address: addressOf(request),
          site: siteOf(request, publicUrl),
        }).replaceAll(noncePlaceholder, reply.nonce),
      );

  answerUnknownPaths(app, async (request, reply) =>
    sendPage(request, reply, await findPage(app, addressOf(request))),
  );
}

function addressOf(request: FastifyRequest): string {
  return request.url.split("?", 1)[0] ?? "/";
}

function wantsPage(request: FastifyRequest): boolean {
  const isRead = request.method === "GET" || request.method === "HEAD";
  return isRead && path.extname(addressOf(request)) === "";
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** What no route answers: a call that is not there, a page of the app, or nothing at all. */
export function answerUnknownPaths(app: FastifyInstance, answerPage?: Answer): void {
  app.setNotFoundHandler((request, reply) => {
    const address = addressOf(request);
    if (address === apiBase || address.startsWith("/api/") || address === "/api")
      return answerUnknownApiPath(request, reply);
    if (answerPage && wantsPage(request)) return answerPage(request, reply);
    return sendProblem(request, reply, notFound("There is nothing at this address."));
  });
}
