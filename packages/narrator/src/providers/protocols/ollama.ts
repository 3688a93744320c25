import type { Provider, TextBinding } from "../models-file/bindings.ts";
import { below } from "./address.ts";
import { bearer } from "./bearer.ts";
import type { Fetch, LanguageModel } from "./model.ts";
import { linesOf } from "./lines-of.ts";

type Options = Parameters<LanguageModel["doGenerate"]>[0];
type Generated = Awaited<ReturnType<LanguageModel["doGenerate"]>>;
type Part =
  Awaited<ReturnType<LanguageModel["doStream"]>>["stream"] extends ReadableStream<infer One>
    ? One
    : never;

/** What Ollama answers: whole, or a line for each piece. */
interface Answered {
  message?: { content?: string; thinking?: string };
  done?: boolean;
  done_reason?: string;
  prompt_eval_count?: number;
  eval_count?: number;
  error?: string;
}

function messagesOf(prompt: Options["prompt"]) {
  return prompt.map(({ role, content }) => ({
    role,
    content:
      typeof content === "string"
        ? content
        : content.map((part) => (part.type === "text" ? part.text : "")).join(""),
  }));
}

function usageOf({ prompt_eval_count: asked, eval_count: told }: Answered): Generated["usage"] {
  return {
    inputTokens: { total: asked, noCache: asked, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: told, text: told, reasoning: undefined },
  };
}

const finishOf = ({ done_reason: raw }: Answered): Generated["finishReason"] => ({
  unified: raw === "length" ? "length" : "stop",
  raw,
});

function streamOf(parts: AsyncGenerator<Part>): ReadableStream<Part> {
  return new ReadableStream<Part>({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}

/** A fault that Ollama tells in the middle of an answer. */
const toldFault = () => Object.assign(new Error("A fault was told."), { statusCode: 500 });

/**
 * Ollama in its own protocol. Its OpenAI protocol takes no size of the context, and silently forgets the beginning of
 * a prompt that is longer than the usual one (4,096 tokens), where the story's rules stand.
 */
export function ollamaModel(
  {
    name,
    baseURL,
    apiKey,
    headers,
  }: Pick<Provider, "baseURL" | "apiKey" | "headers"> & {
    name: string;
  },
  { model, prompt: room, answer, structuredOutput, body }: TextBinding,
  fetch: Fetch,
): LanguageModel {
  async function ask(options: Options, stream: boolean): Promise<Response> {
    const { prompt, maxOutputTokens, temperature, responseFormat, abortSignal } = options;
    const isJson = responseFormat?.type === "json";
    const { options: given, ...fields } = body as { options?: object };
    const response = await fetch(below(baseURL, "api/chat"), {
      method: "POST",
      redirect: "error",
      ...(abortSignal && { signal: abortSignal }),
      headers: {
        "content-type": "application/json",
        ...bearer({ apiKey }),
        ...headers,
      },
      body: JSON.stringify({
        model,
        stream,
        // A thought is seconds of waiting in front of a sentence.
        think: false,
        messages: messagesOf(prompt),
        ...(isJson && {
          format: structuredOutput === "json_schema" ? (responseFormat.schema ?? "json") : "json",
        }),
        // The context's size is part of the loaded model: it must not differ between requests.
        options: {
          num_ctx: room + answer,
          ...(maxOutputTokens !== undefined && { num_predict: maxOutputTokens }),
          ...(temperature !== undefined && { temperature }),
          ...given,
        },
        ...fields,
      }),
    });
    if (response.ok) return response;
    await response.body?.cancel();
    throw Object.assign(new Error("Ollama refused."), {
      statusCode: response.status,
      responseHeaders: Object.fromEntries(response.headers),
    });
  }

  async function* partsOf(response: Response): AsyncGenerator<Part> {
    const id = "0";
    let isBegun = false;
    let isDone = false;
    yield { type: "stream-start", warnings: [] };
    for await (const line of linesOf(response)) {
      const answered = JSON.parse(line) as Answered;
      if (answered.error !== undefined) throw toldFault();
      const { thinking = "", content = "" } = answered.message ?? {};
      if (thinking !== "") yield { type: "reasoning-delta", id: "thought", delta: thinking };
      if (content !== "") {
        if (!isBegun) yield { type: "text-start", id };
        isBegun = true;
        yield { type: "text-delta", id, delta: content };
      }
      if (answered.done !== true) continue;
      isDone = true;
      if (isBegun) yield { type: "text-end", id };
      yield { type: "finish", usage: usageOf(answered), finishReason: finishOf(answered) };
    }
    if (!isDone) throw new Error("The answer broke off.");
  }

  return {
    specificationVersion: "v4",
    provider: name,
    modelId: model,
    supportedUrls: {},
    doGenerate: async (options) => {
      const answered = (await (await ask(options, false)).json()) as Answered;
      if (answered.error !== undefined) throw toldFault();
      return {
        content: [{ type: "text", text: answered.message?.content ?? "" }],
        finishReason: finishOf(answered),
        usage: usageOf(answered),
        warnings: [],
      };
    },
    doStream: async (options) => ({
      stream: streamOf(partsOf(await ask(options, true))),
    }),
  };
}
