import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { apiBase } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./error-answers.ts";
import { notFound } from "../lib/problem.ts";
import { encodingFor, pack, type Encoding } from "./packing.ts";
import { findPage, type FoundPage } from "./pages/app-routes.ts";
import { drawingFolder, openDrawing } from "./pages/drawn-pages.ts";
import { pageWithHead } from "./pages/page-head.ts";
import { policyOf } from "./pages/sealed-page.ts";
import { storiesShown } from "./pages/stories-shown.ts";
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
  const shell = await readFile(path.join(folder, "index.html"), "utf8");
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ["index.html", `${drawingFolder}/**`, "**/*.br", "**/*.gz"],
    cacheControl: true,
    maxAge: 0,
    setHeaders: (reply, file) => {
      if (path.relative(folder, file).startsWith(`assets${path.sep}`))
        reply.header("cache-control", `public, max-age=${oneYear / 1000}, immutable`);
    },
  });

  const writeShell = pageWithHead(shell);
  const drawn = await openDrawing(app, folder);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, found: FoundPage) => {
    const address = addressOf(request);
    const shown = await storiesShown(app, address);
    const asked = { found, address, site: siteOf(request, publicUrl), shown };
    reply.code(found.status).type("text/html; charset=utf-8");
    reply.headers({ "cache-control": "no-store", vary: "Accept-Encoding" });
    const page = await drawn(request, asked);
    if (page) {
      const policy = String(reply.getHeader("content-security-policy"));
      reply.header("content-security-policy", policyOf(policy, page));
      return sendPacked(request, reply, page.body, page.packed);
    }
    const body = Buffer.from(writeShell(asked).replaceAll(noncePlaceholder, reply.nonce));
    return sendPacked(request, reply, body, (encoding) => pack[encoding](body));
  };

  answerUnknownPaths(app, async (request, reply) =>
    sendPage(request, reply, await findPage(app, addressOf(request))),
  );
}

async function sendPacked(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  packed: (encoding: Encoding) => Promise<Buffer>,
) {
  const encoding = encodingFor(request, body.length);
  if (encoding === undefined) return reply.send(body);
  return reply.header("content-encoding", encoding).send(await packed(encoding));
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
    return sendProblem(request, reply, notFound("not_found", "There is nothing at this address."));
  });
}
