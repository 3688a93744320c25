import type { ServerResponse } from "node:http";
import { finished, Readable } from "node:stream";
import { apiBase, type AnyCall } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from "fastify";
import type { z } from "zod";
import { EventStream } from "../../lib/event-stream.ts";
import type { oneAtATime } from "../../lib/one-at-a-time.ts";
import type { CallRequest, CallOptions, Handler, RegisterCall } from "../../lib/register-call.ts";
import { jsonPieces, StreamedObject } from "../../lib/streamed-object.ts";
import type { Viewer } from "../../lib/viewer.ts";
import { isFromVisitor, noStore, revalidateForVisitors } from "../caching/etag.ts";
import { InvalidInput } from "../errors/invalid-input.ts";
import { sendEvents } from "./send-events.ts";
import { serializerCompiler } from "./response-serializer.ts";
import type { ResponseCache } from "../caching/response-cache.ts";
import { refuseLargerBody } from "./body-size.ts";
import { requireAccess } from "./require-access.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    call?: AnyCall;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
    /** The cache's generation when the request arrived; the response is cached if it is still the same. */
    generation: number;
  }
  interface FastifyInstance {
    /** The calls that have a route, in order of registration. */
    registeredCalls: AnyCall[];
    responseCache: ResponseCache | null;
    /** The calls of each account that are done in turn. */
    inTurn: ReturnType<typeof oneAtATime>;
    identify: (request: FastifyRequest) => Promise<Viewer | null>;
    noteWrite: (userId: string) => Promise<void>;
  }
}

const validatorCompiler =
  (app: FastifyInstance) =>
  ({ schema }: { schema: unknown }) => {
    return (input: unknown) => {
      if (app.largeBodies.hasRead(input)) return { value: input };
      // Fastify passes null if there is no body; zod's defaults need undefined.
      const result = (schema as z.ZodType).safeParse(input ?? undefined);
      return result.success
        ? { value: result.data }
        : { error: new InvalidInput(result.error.issues) };
    };
  };

export function routeUrl(call: AnyCall): string {
  return apiBase + call.path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function schemaOf(call: AnyCall): FastifySchema {
  return {
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    response: { [call.status]: call.answer },
  };
}

/** Whether responses are the same for everyone; auth calls are personal even if anyone may make them. */
function isPublic({ method, access, tag }: AnyCall): boolean {
  return method === "GET" && access === "anyone" && tag !== "auth";
}

function disconnectSignal(raw: ServerResponse): AbortSignal {
  const disconnected = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) disconnected.abort();
  };
  if (raw.destroyed) leave();
  else raw.once("close", leave);
  return disconnected.signal;
}

/** What a request changed is known to servers that read from a replica before its answer is. */
async function andNoted<Answer>(
  { method, viewer, server }: FastifyRequest,
  answer: Promise<Answer>,
): Promise<Answer> {
  try {
    return await answer;
  } finally {
    if (method !== "GET" && method !== "HEAD" && viewer !== null) await server.noteWrite(viewer.id);
  }
}

/** Those that arrived together were all let in before the first was charged, so each is asked again. */
function onesTurn<Answer>(
  app: FastifyInstance,
  { call, viewer }: { call: AnyCall; viewer: Viewer },
  answer: () => Promise<Answer>,
): Promise<Answer> {
  return app.inTurn(`${call.method} ${call.path} ${viewer.id}`, () => {
    app.requestBudgets.refuseSpentAnswers(viewer);
    return answer();
  });
}

async function chargeAnswer(request: FastifyRequest, _reply: FastifyReply, payload: unknown) {
  request.server.requestBudgets.chargeAnswer(request, payload);
  return payload;
}

function sendObject(reply: FastifyReply, object: StreamedObject): FastifyReply {
  finished(reply.raw, object.ended);
  return reply
    .type("application/json; charset=utf-8")
    .send(Readable.from(jsonPieces(object), { objectMode: false }));
}

/** Registers a call of the contract as a route: validated, authorised and serialised as the contract says. */
export function registerCall<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: CallOptions = {},
): void {
  const { budget } = call;
  app.route({
    method: call.method,
    url: routeUrl(call),
    schema: schemaOf(call),
    validatorCompiler: validatorCompiler(app),
    serializerCompiler,
    config: { call },
    helmet: false,
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    onRequest: async (request, reply) => {
      reply.headers(app.answerHeaders);
      app.requestBudgets.spendAddress(request, budget);
      const kept = isPublic(call) && isFromVisitor(request) ? app.responseCache : null;
      if (kept !== null) {
        request.generation = kept.generation;
        if (await kept.send(request, reply)) return;
      }
      const viewer = await app.identify(request);
      request.viewer = viewer;
      requireAccess(viewer, call.access);
      const largestBody = options.bodyLimit ?? app.initialConfig.bodyLimit ?? 0;
      refuseLargerBody(request, largestBody);
      if (viewer !== null)
        app.requestBudgets.spendAccount(request, viewer, { name: budget, largestBody });
      await options.limit?.({ request, viewer });
      if (call.body) app.largeBodies.admit(request, reply, largestBody);
    },
    onSend: [chargeAnswer, isPublic(call) ? revalidateForVisitors : noStore],
    handler: async (request, reply) => {
      const { params, query, body, viewer } = request;
      reply.code(call.status);
      const callRequest = {
        params,
        query,
        body,
        viewer,
        request,
        setHeader: (name: string, value: string) => void reply.header(name, value),
        get disconnected() {
          return disconnectSignal(reply.raw);
        },
      };
      const make = () => handler(callRequest as CallRequest<C>);
      const made =
        options.inTurn && viewer !== null ? onesTurn(app, { call, viewer }, make) : make();
      const answer = await andNoted(request, made);
      if (answer instanceof EventStream)
        return sendEvents(request, reply, { call, stream: answer });
      if (answer instanceof StreamedObject) return sendObject(reply, answer);
      return answer;
    },
  });
  app.registeredCalls.push(call);
}

export function callsOf(app: FastifyInstance): RegisterCall {
  return (call, handler, options) => registerCall(app, call, handler, options);
}
