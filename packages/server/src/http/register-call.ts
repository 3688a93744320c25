import type { ServerResponse } from "node:http";
import { apiBase, type AnyCall } from "@katha/api/contract";
import type { FastifyInstance, FastifySchema } from "fastify";
import type { z } from "zod";
import { EventStream } from "../lib/event-stream.ts";
import type { Asked, CallOptions, Handler, RegisterCall } from "../lib/register-call.ts";
import type { Viewer } from "../lib/viewer.ts";
import { isVisitors, keepNothing, revalidateVisitors } from "./etag.ts";
import { InvalidInput } from "./invalid-input.ts";
import { sendEvents } from "./send-events.ts";
import { serializerCompiler } from "./write-answer.ts";
import type { KeptAnswers } from "./kept-answers.ts";
import { admit } from "./viewer.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    call?: AnyCall;
  }
  interface FastifyRequest {
    viewer: Viewer | null;
    /** How much had changed when it came; what is made of it is kept if nothing has since. */
    generation: number;
  }
  interface FastifyInstance {
    /** The calls that have a route, in the order in which they got it. */
    registeredCalls: AnyCall[];
    keptAnswers: KeptAnswers | null;
    identify: (request: FastifyRequest) => Promise<Viewer | null>;
  }
}

function validatorCompiler({ schema }: { schema: unknown }) {
  return (input: unknown) => {
    // The server hands in null where there is no body; a call that needs none has its defaults.
    const result = (schema as z.ZodType).safeParse(input ?? undefined);
    return result.success
      ? { value: result.data }
      : { error: new InvalidInput(result.error.issues) };
  };
}

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

/** What everybody may see; answers about signing in are for one person even where anyone may ask. */
function isPublic({ method, access, tag }: AnyCall): boolean {
  return method === "GET" && access === "anyone" && tag !== "auth";
}

function goneFrom(raw: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const leave = () => {
    if (!raw.writableFinished) gone.abort();
  };
  if (raw.destroyed) leave();
  else raw.once("close", leave);
  return gone.signal;
}

/** The one way a route of the API comes into being: checked, guarded and answered as the contract says. */
export function registerCall<C extends AnyCall>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C>,
  options: CallOptions = {},
): void {
  app.route({
    method: call.method,
    url: routeUrl(call),
    schema: schemaOf(call),
    validatorCompiler,
    serializerCompiler,
    config: { call },
    helmet: false,
    ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
    onRequest: async (request, reply) => {
      reply.headers(app.answerHeaders);
      const kept = isPublic(call) && isVisitors(request) ? app.keptAnswers : null;
      if (kept !== null) {
        request.generation = kept.generation;
        if (await kept.send(request, reply)) return;
      }
      request.viewer = await app.identify(request);
      admit(request.viewer, call.access);
    },
    onSend: isPublic(call) ? revalidateVisitors : keepNothing,
    handler: async (request, reply) => {
      const { params, query, body, viewer } = request;
      reply.code(call.status);
      const asked = {
        params,
        query,
        body,
        viewer,
        request,
        get gone() {
          return goneFrom(reply.raw);
        },
      };
      const answer = await handler(asked as Asked<C>);
      if (!(answer instanceof EventStream)) return answer;
      return sendEvents(request, reply, { call, stream: answer });
    },
  });
  app.registeredCalls.push(call);
}

export function callsOf(app: FastifyInstance): RegisterCall {
  return (call, handler, options) => registerCall(app, call, handler, options);
}
