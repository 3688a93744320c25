import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { answerJson } from "../fake-server/answers.ts";
import { bodyOf, openFakeServer } from "../fake-server/server.ts";
import { behaviourAt, politely, tokensOf, type Behaviour } from "../fake-openai/behaviour.ts";

interface OllamaRequest {
  model?: string;
  stream?: boolean;
  think?: boolean;
  format?: unknown;
  messages?: { role: string; content: string }[];
  options?: { num_ctx?: number; num_predict?: number; temperature?: number };
}

export interface FakeOllama {
  /** A provider's `baseURL`. */
  baseURL: string;
  asked: OllamaRequest[];
  always: (behaviour: Partial<Behaviour>) => void;
  close: () => Promise<void>;
}

interface FakeOllamaOptions {
  port?: number;
  /** Names and sizes in bytes. */
  models?: Readonly<Record<string, number>>;
  behaviour?: Partial<Behaviour>;
}

const counts = { done: true, done_reason: "stop", prompt_eval_count: 321, eval_count: 45 };

async function chat(
  { model, stream = true, format }: OllamaRequest,
  response: ServerResponse,
  { text, json, heard, fault, faultAfter, thinks, firstTokenAfterMs }: Behaviour,
): Promise<void> {
  if (fault === "hangs") return void (await once(response, "close"));
  if (fault === "broken") return answerJson(response, 500, { error: "model runner stopped" });
  if (fault === "busy") {
    response.setHeader("retry-after", "2");
    return answerJson(response, 503, { error: "server busy" });
  }
  if (firstTokenAfterMs > 0) await wait(firstTokenAfterMs);
  const isHearing = JSON.stringify(format ?? null).includes('"means"');
  const whole = format === undefined ? text : isHearing ? heard : json;
  if (!stream)
    return answerJson(response, 200, {
      model,
      message: { role: "assistant", content: whole },
      ...counts,
    });
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  const line = (value: unknown) => response.write(`${JSON.stringify(value)}\n`);
  if (thinks === "apart")
    line({ model, message: { role: "assistant", content: "", thinking: "Let me think." } });
  for (const [number, content] of tokensOf(whole).entries()) {
    if (number === faultAfter && fault === "garbled") line({ error: "out of memory" });
    if (number === faultAfter && fault === "cuts") {
      response.end();
      return;
    }
    line({ model, message: { role: "assistant", content }, done: false });
  }
  line({ model, message: { role: "assistant", content: "" }, ...counts });
  response.end();
}

/** A server that speaks Ollama's own protocol, with faults on demand. */
export async function openFakeOllama(options: FakeOllamaOptions = {}): Promise<FakeOllama> {
  const { port = 0, models = { "qwen3:8b": 5_200_000_000 } } = options;
  const asked: OllamaRequest[] = [];
  let usual: Behaviour = { ...politely, ...options.behaviour };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? "/", "http://fake").pathname;
    const body = await bodyOf<OllamaRequest>(request);
    if (path === "/api/tags")
      return answerJson(response, 200, {
        models: Object.entries(models).map(([name, size]) => ({
          name,
          model: name,
          size,
          details: {},
        })),
      });
    const isKnown = Object.hasOwn(models, body.model ?? "");
    if (path === "/api/show" && isKnown)
      return answerJson(response, 200, {
        capabilities: body.model?.includes("embed") ? ["embedding"] : ["completion"],
        model_info: { "general.architecture": "qwen3", "qwen3.context_length": 40_960 },
      });
    if (path === "/api/chat" && isKnown) {
      asked.push(body);
      return chat(body, response, behaviourAt(usual, asked.length));
    }
    return answerJson(response, 404, { error: "not found" });
  }

  const { root, close } = await openFakeServer(answer, port);
  return {
    baseURL: root,
    asked,
    always: (behaviour) => {
      usual = { ...politely, ...behaviour };
    },
    close,
  };
}
