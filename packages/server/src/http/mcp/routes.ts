import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Db } from "../../db/open.ts";
import { bearerIn, bearerOf, type TokenBearer } from "../../features/auth/index.ts";
import { raiseSocketTimeout } from "../../lib/socket-timeout.ts";
import { openStoryFiles } from "../../features/stories/authoring/files/story-files.ts";
import type { Clock } from "../../lib/clock.ts";
import { siteOf } from "../../lib/site-of.ts";
import { noStore } from "../caching/etag.ts";
import { refuseLargerBody } from "../calls/body-size.ts";
import { refuseOtherPlaces, tokenRefused } from "./admission.ts";
import { mcpServerFor } from "./mcp-server.ts";
import { ownCallsOf, readingWith } from "./own-calls.ts";

interface McpNeeds {
  db: Db;
  clock: Clock;
  version: string;
  publicUrl: string | undefined;
  allowedOrigins: readonly string[];
}

const largestBody = 1024 * 1024;

/** The request as the protocol's library takes it, without what says who sent it. */
function webRequest(request: FastifyRequest, address: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string" && name !== "authorization" && name !== "cookie")
      headers.set(name, value);
  return new Request(address, { method: request.method, headers });
}

/** `/mcp`: what other software may do with a user's token, by the Model Context Protocol. */
export function registerMcp(app: FastifyInstance, needs: McpNeeds): void {
  const bearers = new WeakMap<FastifyRequest, TokenBearer>();
  const stories = openStoryFiles({ heapMb: 384, deadlineMs: 10_000, mostWaiting: 24 });
  app.addHook("onClose", () => stories.close());

  async function admit(request: FastifyRequest): Promise<void> {
    app.requestBudgets.spendAddress(request, "mcp");
    refuseOtherPlaces(request, needs);
    const bearer = await bearerOf(needs, bearerIn(request) ?? "");
    if (bearer === null) throw tokenRefused();
    refuseLargerBody(request, largestBody);
    const asOne = { ...bearer.viewer, id: bearer.tokenId };
    app.requestBudgets.spendAccount(request, asOne, { name: "mcp", largestBody });
    bearers.set(request, bearer);
  }

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/mcp",
    bodyLimit: largestBody,
    helmet: false,
    onRequest: async (request, reply) => {
      reply.headers(app.answerHeaders);
      await admit(request);
    },
    onSend: noStore,
    handler: async (request, reply) => {
      const bearer = bearers.get(request);
      if (bearer === undefined) throw tokenRefused();
      raiseSocketTimeout(request);
      const user = {
        scope: bearer.scope,
        ask: ownCallsOf(app, bearer.viewer),
        readText: readingWith(stories, {
          by: bearer.viewer.id,
          spend: () =>
            app.requestBudgets.spendAccount(request, bearer.viewer, {
              name: "reading",
              largestBody,
            }),
        }),
      };
      const { fetch } = createMcpHandler(() => mcpServerFor(user, needs.version), {
        maxSubscriptions: 0,
        onerror: (error) => request.log.debug({ err: error }, "An MCP request was refused"),
      });
      const address = `${siteOf(request, needs.publicUrl)}/mcp`;
      const answer = await fetch(webRequest(request, address), { parsedBody: request.body });
      return reply.send(answer);
    },
  });
}
