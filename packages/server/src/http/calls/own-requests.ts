import { apiBase, type AnswerOf, type AnyCall } from "@katha/api/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
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
export interface OwnCallInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
  body?: object;
}

export type OwnAnswer<C extends AnyCall> =
  | { status: number; isOk: true; answer: AnswerOf<C> }
  | { status: number; isOk: false; problem: Readonly<Record<string, unknown>> };

function addressOf(call: AnyCall, { params = {}, query = {} }: OwnCallInput): string {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) asked.set(name, String(value));
  return `${apiBase}${path}${asked.size > 0 ? `?${asked.toString()}` : ""}`;
}

/** Calls the server's own API as `viewer`: by the same rules, bounds and budgets as from the app. */
export async function askOwnApiAs<C extends AnyCall>(
  app: FastifyInstance,
  viewer: Viewer,
  call: C,
  asked: OwnCallInput = {},
): Promise<OwnAnswer<C>> {
  const remoteAddress = `${ownAddress}, request ${(made += 1)}`;
  viewers.set(remoteAddress, viewer);
  try {
    const { statusCode: status, body } = await app.inject({
      method: call.method,
      url: addressOf(call, asked),
      remoteAddress,
      ...(asked.body && { payload: asked.body }),
    });
    const answer: unknown = JSON.parse(body);
    return status < 400
      ? { status, isOk: true, answer: answer as AnswerOf<C> }
      : { status, isOk: false, problem: Object(answer) };
  } finally {
    viewers.delete(remoteAddress);
  }
}

export function isOwnRequest({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress?.startsWith(ownAddress) ?? false;
}

/** Whom an own request is made for; undefined for every other request. */
export function viewerOfOwn({ raw }: FastifyRequest): Viewer | undefined {
  return viewers.get(raw.socket.remoteAddress ?? "");
}
