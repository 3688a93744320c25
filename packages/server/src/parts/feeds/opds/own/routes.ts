import { listSessions } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bearerIn } from "../../../../features/auth/index.ts";
import type { MediaStore } from "../../../../features/media/index.ts";
import { signedIn, type Viewer } from "../../../../lib/viewer.ts";
import { forVisitors, noStore } from "../../../../http/caching/etag.ts";
import { askingOwnApiAs } from "../../../../http/calls/own-requests.ts";
import { type AppPage, pathOf } from "../../../../http/pages/app-routes.ts";
import { opdsAddresses } from "../addresses.ts";
import { answeringIn, opdsBases, sendFeed } from "../answer.ts";
import { authenticationDocument, authenticationType } from "./authentication.ts";
import { bookMaker } from "./book.ts";
import { ownFeed } from "./feed.ts";

/** Admits a request with a user's token for other software, at the cost of its budgets; null if it is none. */
export type AdmitToken = (request: FastifyRequest, token: string) => Promise<Viewer | null>;

interface OwnBooksNeeds {
  admitToken: AdmitToken;
  media: Pick<MediaStore, "openDerived">;
  pages: readonly AppPage[];
}

const longestCursor = 200;
const basic = /^Basic +([\w+/-]+=*) *$/i;

/** As the password of HTTP's basic sign-in with any user name, or as a bearer's. */
function tokenIn(request: FastifyRequest): string {
  const encoded = basic.exec(request.headers.authorization ?? "")?.[1];
  if (encoded === undefined) return bearerIn(request) ?? "";
  const pair = Buffer.from(encoded, "base64").toString();
  return pair.slice(pair.indexOf(":") + 1);
}

/** The account's own plays as books, for reading apps with a token of the account. */
export function registerOwnBooks(
  app: FastifyInstance,
  { admitToken, media, pages }: OwnBooksNeeds,
): void {
  const makeBook = bookMaker(media);

  function document(site: string): string {
    const settings = site + pathOf(pages, "settings");
    return JSON.stringify(authenticationDocument(opdsAddresses(site, "json"), settings));
  }

  const forReaders = {
    /** Says how to get in, as reading apps expect it: the document is the body of the refusal. */
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      request.viewer = await admitToken(request, tokenIn(request));
      if (request.viewer !== null) return;
      const { authentication } = opdsAddresses(request.site, "json");
      return reply
        .code(401)
        .type(authenticationType)
        .headers({
          "www-authenticate": 'Basic realm="Katha", charset="UTF-8"',
          link: `<${authentication}>; rel="http://opds-spec.org/auth/document"; type="${authenticationType}"`,
          "cache-control": "private, no-store",
        })
        .send(document(request.site));
    },
    onSend: noStore,
  };

  /** One of an account at a time, and charged with its pictures: what it asks for afterwards may be refused. */
  function chargedBook(viewer: Viewer, session: string): Promise<Uint8Array> {
    return app.inTurn(`book ${viewer.id}`, async () => {
      const book = await makeBook(askingOwnApiAs(app, viewer), session);
      app.requestBudgets.chargeAnswerBytes(viewer, book.length);
      return book;
    });
  }

  const { onRequest } = forVisitors;
  app.get("/opds/authentication", { onRequest }, async ({ site }, reply) =>
    reply.type(authenticationType).send(document(site)),
  );

  for (const { base, format } of opdsBases)
    app.get<{ Querystring: Record<string, unknown> }>(
      `${base}/my`,
      forReaders,
      async (request, reply) => {
        const { cursor: given } = request.query;
        const cursor =
          typeof given === "string" && given !== "" ? given.slice(0, longestCursor) : undefined;
        const ask = askingOwnApiAs(app, signedIn(request.viewer));
        const page = await ask(listSessions, { query: { cursor } });
        const answering = answeringIn([request, reply], pages, format);
        return sendFeed(reply, ownFeed(page, cursor, answering), answering);
      },
    );

  app.get<{ Params: { id: string } }>(
    "/opds/my/:id(^[0-9a-f-]{36}).epub",
    forReaders,
    async ({ params: { id }, viewer }, reply) => {
      const book = await chargedBook(signedIn(viewer), id);
      return reply
        .type("application/epub+zip")
        .header("content-disposition", `attachment; filename="${id}.epub"`)
        .send(Buffer.from(book));
    },
  );
}
