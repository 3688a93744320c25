import { createMcpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { bearerIn, type TokenBearer } from "../../features/auth/index.ts";
import { raiseSocketTimeout } from "../../lib/socket-timeout.ts";
import { openStoryFiles } from "../../features/stories/authoring/files/story-files.ts";
import { noStore } from "../../http/caching/etag.ts";
import { askingOwnApiAs } from "../../http/calls/own-requests.ts";
import {
  admitBearer,
  type AdmissionNeeds,
  largestBody,
  tokenRefused,
} from "../../http/calls/admit-bearer.ts";
import { mcpServerFor } from "./mcp-server.ts";
import type { ToolUser } from "./tool.ts";

interface AssistantsPartNeeds extends AdmissionNeeds {
  version: string;
}

/** The request as the protocol's library takes it, without what says who sent it. */
function webRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === "string" && name !== "authorization" && name !== "cookie")
      headers.set(name, value);
  return new Request(`${request.site}/mcp`, { method: request.method, headers });
}

/** `/mcp`: what other software may do with a user's token, by the Model Context Protocol. */
export function registerAssistants(app: FastifyInstance, needs: AssistantsPartNeeds): void {
  const bearers = new WeakMap<FastifyRequest, TokenBearer>();
  const stories = openStoryFiles({ heapMb: 384, deadlineMs: 10_000, mostWaiting: 24 });
  app.addHook("onClose", () => stories.close());
  app.llmsLines.programs.push(
    (site) =>
      `[Play and write](${site}/mcp): Model Context Protocol over HTTP, with a token that a user makes on the account page`,
  );

  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/mcp",
    bodyLimit: largestBody,
    helmet: false,
    onRequest: async (request, reply) => {
      reply.headers(app.answerHeaders);
      const bearer = await admitBearer(request, bearerIn(request) ?? "", needs);
      if (bearer === null) throw tokenRefused();
      bearers.set(request, bearer);
    },
    onSend: noStore,
    handler: async (request, reply) => {
      const bearer = bearers.get(request);
      if (bearer === undefined) throw tokenRefused();
      raiseSocketTimeout(request);
      const { scope, viewer } = bearer;
      const user: ToolUser = {
        scope,
        ask: askingOwnApiAs(app, viewer),
        readText: async (text) => {
          app.requestBudgets.spendAccount(request, viewer, { name: "reading", largestBody });
          return stories.readText(text, viewer.id);
        },
      };
      const { fetch } = createMcpHandler(() => mcpServerFor(user, needs.version), {
        maxSubscriptions: 0,
        onerror: (error) => request.log.debug({ err: error }, "An MCP request was refused"),
      });
      const answer = await fetch(webRequest(request), { parsedBody: request.body });
      return reply.send(answer);
    },
  });
}
