import { type Answer, apiBase } from "@katha/api";
import { type AnyCall, type CallId, calls, turnEvent } from "@katha/api/contract";
import type { TurnEvent } from "@katha/api/game";
import { asSent } from "@katha/api/testing";
import { HttpResponse, delay, http } from "msw";

type Params = Readonly<Record<string, string | readonly string[] | undefined>>;
type Reply<Value> = Value | Response | undefined;
type Responder<Value> = (asked: {
  request: Request;
  params: Params;
}) => Reply<Value> | Promise<Reply<Value>>;

/** The server's answers in a story, by call id: a value as screens take it, or a function that returns one; it is sent in the names of the wire. */
export type Answers = { readonly [Id in CallId]?: Answer<Id> | Responder<Answer<Id>> };

export const done = { message: "Done." };

/** No answer ever comes. */
export const pending = async (): Promise<never> => {
  await delay("infinite");
  throw new Error("Infinity has passed.");
};

/** A call does not reach the server. */
export const unreachable = (): Response => HttpResponse.error();

/** No call does. Where another one did, those that failed would be made again. */
export const allUnreachable: Answers = Object.fromEntries(
  Object.keys(calls).map((id) => [id, unreachable]),
);

/** The events of a turn, as the server streams them. */
export function asStream(events: readonly TurnEvent[]): Response {
  const lines = events.map(
    (event) =>
      `event: ${event.event}\nid: ${event.seq}\ndata: ${JSON.stringify(asSent(turnEvent, event))}\n\n`,
  );
  return new Response(lines.join(""), { headers: { "content-type": "text/event-stream" } });
}

export function problem(status: number, code: string, members: Readonly<object> = {}) {
  const body = { detail: "The server said no.", code, request_id: "r-1", ...members };
  const headers = { "content-type": "application/problem+json" };
  return (): Response => HttpResponse.json(body, { status, headers });
}

/** MSW handlers for calls of the contract; other addresses have none. */
export function handlersFor(answers: Answers) {
  return Object.entries(answers).map(([id, answer]) => handlerFor(calls[id as CallId], answer));
}

/** Fails a story whose page makes a call for which the story has no answer. */
export function refuseOtherCalls() {
  return Object.values(calls).map((call) =>
    handlerFor(call, () => {
      // an error in the console fails a story
      // oxlint-disable-next-line no-console -- an error in the console is what fails a story
      console.error(`The page calls ${call.id}, and this story does not answer it.`);
      return HttpResponse.json({}, { status: 501 });
    }),
  );
}

const fixedPaths = new Set(
  Object.values<AnyCall>(calls)
    .filter(({ path }) => !path.includes("{"))
    .map(({ method, path }) => `${method} ${apiBase}${path}`),
);

function handlerFor({ method, path, answer: answered }: AnyCall, answer: unknown) {
  const verb = method.toLowerCase() as Lowercase<typeof method>;
  const pattern = `${apiBase}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  return http[verb](pattern, async ({ request, params }) => {
    const asked = `${method} ${new URL(request.url).pathname.replace(/\/$/, "")}`;
    // `/stories/featured` must not match `/stories/{id}`.
    if (params && path.includes("{") && fixedPaths.has(asked)) return undefined;
    const reply: unknown =
      typeof answer === "function" ? await answer({ request, params }) : answer;
    if (reply instanceof Response) return reply;
    return reply === undefined
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.json(asSent(answered, reply) as Record<string, unknown>);
  });
}
