import { apiBase, type AnyCall } from "@katha/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendProblem } from "./error-handler.ts";
import { notFound, Problem } from "../../lib/problem.ts";

function fits(call: AnyCall, path: string): boolean {
  const pattern = (apiBase + call.path).replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}/?$`).test(path);
}

/** The methods of a path, for the Allow header of a 405. */
function methodsAt(app: FastifyInstance, path: string): string[] {
  const methods = app.registeredCalls.filter((call) => fits(call, path)).map((call) => call.method);
  return [...new Set(methods)];
}

export function answerUnknownApiPath(request: FastifyRequest, reply: FastifyReply) {
  const path = request.url.split("?", 1)[0] ?? "";
  const methods = methodsAt(request.server, path);
  if (methods.length === 0)
    return sendProblem(request, reply, notFound("not_found", "There is no such call in this API."));
  const allow = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  return sendProblem(
    request,
    reply,
    new Problem(405, "method_not_allowed", `This path answers ${allow.join(", ")}.`, {
      headers: { allow: allow.join(", ") },
    }),
  );
}
