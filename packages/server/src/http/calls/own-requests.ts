import {
  apiBase,
  type AnswerOf,
  type AnyCall,
  type Problem as ProblemAnswer,
  type ProblemCode,
} from "@katha/api/contract";
import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from "fastify";
import { Problem } from "../../lib/problem.ts";
import type { Viewer } from "../../lib/viewer.ts";

/** Not a possible IP address, so no outside request can pass for the server's own. */
const ownAddress = "server itself";

/** Whom own requests are made for, each by an address of its own. */
const viewers = new Map<string, Viewer>();
let made = 0;

/** Calls the server's own API as a visitor. */
export function askOwnApi(app: FastifyInstance, url: string) {
  return app.inject({ method: "GET", url, remoteAddress: ownAddress });
}

/** What a call is asked with; the call itself validates it. */
interface OwnCallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: object;
}

function addressOf(call: AnyCall, { params = {}, query = {} }: OwnCallInput): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) asked.set(name, String(value));
  return `${apiBase}${path}${asked.size > 0 ? `?${asked.toString()}` : ""}`;
}

/** Asks a call of the server's own API for one user. A refusal is thrown. */
export type AskCall = <C extends AnyCall>(call: C, asked?: OwnCallInput) => Promise<AnswerOf<C>>;

/** Calls the server's own API as `viewer`: by the same rules, bounds and budgets as from the app. */
export function askingOwnApiAs(app: FastifyInstance, viewer: Viewer): AskCall {
  return async (call, asked = {}) => {
    const remoteAddress = `${ownAddress}, request ${(made += 1)}`;
    viewers.set(remoteAddress, viewer);
    try {
      const answer = await app.inject({
        method: call.method,
        url: addressOf(call, asked),
        remoteAddress,
        ...(asked.body && { payload: asked.body }),
      });
      if (answer.statusCode >= 400) throw refusalIn(answer);
      const answered: unknown = answer.json();
      return answered as AnswerOf<typeof call>;
    } finally {
      viewers.delete(remoteAddress);
    }
  };
}

function refusalIn(answer: LightMyRequestResponse): Problem {
  const { code, detail, request_id: _ofOwn, ...fields } = answer.json<ProblemAnswer>();
  const wait = answer.headers["retry-after"];
  return new Problem(answer.statusCode, code as ProblemCode, detail, {
    fields,
    headers: wait === undefined ? {} : { "retry-after": wait },
  });
}

export function isOwnRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress?.startsWith(ownAddress) ?? false;
}

/** Whom an own request is made for; undefined for every other request. */
export function viewerOfOwn({ raw }: FastifyRequest): Viewer | undefined {
  return viewers.get(raw.socket.remoteAddress ?? "");
}
