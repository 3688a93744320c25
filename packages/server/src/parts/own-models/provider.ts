import type { Provider } from "@katha/narrator";
import { z } from "zod";
import { TellerProblem, type Teller, type TellerModel } from "./teller.ts";
import { framingTokens, type TellingTo, type TellWork, type WorkProgress } from "./work.ts";

/** Nothing is connected to: an address of its own keeps what is known of the provider apart from others. */
const ownAddress = "http://this-server.invalid";

/** What a machine of two cores needs for a prompt of some thousand tokens, and within a turn's two minutes. */
const patience = {
  firstToken: 80_000,
  stall: 30_000,
  whole: 110_000,
  details: 25_000,
  hearing: 20_000,
  bridge: 20_000,
};

interface OwnProviderNeeds {
  teller: Pick<Teller, "tell">;
  /** Those whose files are here and whole. */
  models: () => Promise<readonly TellerModel[]>;
}

const message = z.object({
  role: z.enum(["system", "user", "assistant"]),
  content: z.string(),
});
const asked = z.object({
  model: z.string(),
  stream: z.boolean().default(true),
  messages: z.array(message).min(1),
  format: z.union([z.literal("json"), z.record(z.string(), z.unknown())]).optional(),
  options: z.object({
    num_ctx: z.int().min(256).max(131_072),
    num_predict: z.int().min(1).default(400),
    temperature: z.number().min(0).max(2).optional(),
  }),
});
type ProviderRequest = z.output<typeof asked>;

/** Where nobody sets one; what is read by a program is not a matter of taste. */
const usualTemperature = 0.8;

function workOf({ messages, format, options }: ProviderRequest): TellWork {
  const json = format === "json" ? "any" : (format ?? null);
  return {
    messages,
    contextTokens: options.num_ctx + framingTokens,
    answerTokens: options.num_predict,
    temperature: json === null ? (options.temperature ?? usualTemperature) : 0,
    json,
  };
}

/** As Ollama answers errors: a status, and in the middle of an answer a line. */
const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers });

const statusOf = {
  busy: 503,
  closed: 503,
  too_long: 413,
  not_loaded: 500,
  crashed: 500,
  failed: 500,
};

function refusedBy({ fault }: TellerProblem): Response {
  return refusal(statusOf[fault], fault, fault === "busy" ? { "retry-after": "10" } : {});
}

const saying = (model: string, content: string) => ({
  model,
  message: { role: "assistant", content },
});

const ending = ({ promptTokens, answerTokens, isCut }: WorkProgress) => ({
  done: true,
  done_reason: isCut ? "length" : "stop",
  prompt_eval_count: promptTokens,
  eval_count: answerTokens,
});

type Tell = (to: TellingTo) => Promise<WorkProgress>;

async function wholeAnswer(tell: Tell, model: string, signal: AbortSignal): Promise<Response> {
  let text = "";
  const onPiece = (piece: string) => {
    text += piece;
  };
  const told = await tell({ signal, onPiece });
  return Response.json({ ...saying(model, text), ...ending(told) });
}

/** A line for each piece. Answers once the first one is there, so that what fails before has a status. */
async function streamedAnswer(tell: Tell, model: string, gone: AbortSignal): Promise<Response> {
  const leaving = new AbortController();
  const signal = AbortSignal.any([gone, leaving.signal]);
  const begun = Promise.withResolvers<void>();
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const send = (line: object) => {
        if (signal.aborted) return;
        controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
        begun.resolve();
      };
      const fail = (error: unknown) => {
        begun.reject(error);
        controller.error(error);
      };
      const run = async () => {
        const told = await tell({ signal, onPiece: (text) => send(saying(model, text)) });
        send({ ...saying(model, ""), ...ending(told) });
        controller.close();
      };
      run().catch(fail);
    },
    cancel: () => leaving.abort(),
  });
  await begun.promise;
  return new Response(stream, { headers: { "content-type": "application/x-ndjson" } });
}

async function chat({ teller, models }: OwnProviderNeeds, body: unknown, signal: AbortSignal) {
  const read = asked.safeParse(body);
  if (!read.success) return refusal(400, "This cannot be read.");
  const { model: name, stream } = read.data;
  const model = (await models()).find((one) => one.name === name);
  if (model === undefined) return refusal(404, "No model of this name is here.");
  const work = workOf(read.data);
  const tell: Tell = (to) => teller.tell(model, work, to);
  try {
    return await (stream ? streamedAnswer : wholeAnswer)(tell, name, signal);
  } catch (error) {
    if (error instanceof TellerProblem) return refusedBy(error);
    throw error;
  }
}

/** Models that were brought, asked in Ollama's protocol without a connection: turns, samples, limits and faults are as for any other. */
export function openOwnProvider(needs: OwnProviderNeeds): Provider {
  const { models } = needs;
  const answer: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (pathname === "/api/tags")
      return Response.json({
        models: (await models()).map(({ name, bytes }) => ({ name, size: bytes })),
      });
    if (pathname !== "/api/chat") return refusal(404, "Nothing is asked here.");
    const body: unknown = await request.json();
    // A Request's own signal follows the caller's only until the Request is collected.
    return chat(needs, body, init?.signal ?? request.signal);
  };
  return {
    protocol: "ollama",
    baseURL: ownAddress,
    apiKey: undefined,
    headers: {},
    fetch: answer,
    limits: patience,
  };
}
