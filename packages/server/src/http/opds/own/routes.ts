import { listSessions } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../../db/open.ts";
import { bearerOf, type TokenBearer } from "../../../features/auth/index.ts";
import type { MediaStore } from "../../../features/media/index.ts";
import type { Clock } from "../../../lib/clock.ts";
import type { Viewer } from "../../../lib/viewer.ts";
import { siteOf } from "../../../lib/site-of.ts";
import { noStore } from "../../caching/etag.ts";
import { refuseOtherPlaces, tokenRefused } from "../../mcp/admission.ts";
import { type AppPage, pathOf } from "../../pages/app-routes.ts";
import { socialPicture } from "../../pages/social-picture.ts";
import { opdsAddresses } from "../addresses.ts";
import { answeringIn, opdsBases, sendFeed } from "../answer.ts";
import { askingAs } from "./asking.ts";
import { authenticationDocument, authenticationType } from "./authentication.ts";
import { bookMaker } from "./book.ts";
import { ownFeed } from "./feed.ts";
import { tokenIn } from "./token-in.ts";

export interface OwnBooksNeeds {
  db: Db;
  clock: Clock;
  media: Pick<MediaStore, "openDerived">;
  publicUrl: string | undefined;
  allowedOrigins: readonly string[];
  pages: readonly AppPage[];
}

const longestCursor = 200;

/** The account's own plays as books, for reading apps with a token of the account. */
export function registerOwnBooks(app: FastifyInstance, needs: OwnBooksNeeds): void {
  const { publicUrl, pages, media } = needs;
  const bearers = new WeakMap<FastifyRequest, TokenBearer>();
  const makeBook = bookMaker(media);

  function document(request: FastifyRequest): string {
    const site = siteOf(request, publicUrl);
    const settings = site + pathOf(pages, "settings");
    return JSON.stringify(authenticationDocument(opdsAddresses(site, "json"), settings));
  }

  /** Says how to get in, as reading apps expect it: the document is the body of the refusal. */
  function askForToken(request: FastifyRequest, reply: FastifyReply) {
    const { authentication } = opdsAddresses(siteOf(request, publicUrl), "json");
    if (request.headers.authorization !== undefined) request.problem = tokenRefused();
    return reply
      .code(401)
      .type(authenticationType)
      .headers({
        "www-authenticate": 'Basic realm="Katha", charset="UTF-8"',
        link: `<${authentication}>; rel="http://opds-spec.org/auth/document"; type="${authenticationType}"`,
        "cache-control": "private, no-store",
      })
      .send(document(request));
  }

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    app.requestBudgets.spendAddress(request, "mcp");
    refuseOtherPlaces(request, needs);
    const bearer = await bearerOf(needs, tokenIn(request) ?? "");
    if (bearer === null) return askForToken(request, reply);
    const asOne = { ...bearer.viewer, id: bearer.tokenId };
    app.requestBudgets.spendAccount(request, asOne, { name: "mcp", largestBody: 0 });
    bearers.set(request, bearer);
  }

  const forBearers = { onRequest: admit, onSend: noStore };
  function viewerOf(request: FastifyRequest) {
    const bearer = bearers.get(request);
    if (bearer === undefined) throw tokenRefused();
    return bearer.viewer;
  }

  /** One of an account at a time, and charged with its pictures: what it asks for afterwards may be refused. */
  function chargedBook(viewer: Viewer, session: string): Promise<Uint8Array> {
    return app.inTurn(`book ${viewer.id}`, async () => {
      const book = await makeBook(askingAs(app, viewer), session);
      app.requestBudgets.chargeAnswerBytes(viewer, book.length);
      return book;
    });
  }

  app.get(
    "/opds/authentication",
    { onRequest: async (request) => app.requestBudgets.spendAddress(request, "page") },
    async (request, reply) => reply.type(authenticationType).send(document(request)),
  );

  for (const { base, format } of opdsBases)
    app.get<{ Querystring: Record<string, unknown> }>(
      `${base}/my`,
      forBearers,
      async (request, reply) => {
        const { cursor: given } = request.query;
        const cursor =
          typeof given === "string" && given !== "" ? given.slice(0, longestCursor) : undefined;
        const page = await askingAs(app, viewerOf(request))(listSessions, { query: { cursor } });
        const site = siteOf(request, publicUrl);
        const answering = answeringIn([request, reply], publicUrl, format);
        const feed = ownFeed(page, cursor, {
          to: answering.to,
          pageOf: (session) => site + pathOf(pages, "play", session),
          pictureOf: (cover) => socialPicture(cover, site),
        });
        return sendFeed(reply, feed, answering);
      },
    );

  app.get<{ Params: { id: string } }>(
    "/opds/my/:id(^[0-9a-f-]{36}).epub",
    forBearers,
    async (request, reply) => {
      const { id } = request.params;
      const book = await chargedBook(viewerOf(request), id);
      return reply
        .type("application/epub+zip")
        .header("content-disposition", `attachment; filename="${id}.epub"`)
        .send(Buffer.from(book));
    },
  );
}
