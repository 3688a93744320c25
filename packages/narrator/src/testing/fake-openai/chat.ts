import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { tokensOf, type Behaviour } from "./behaviour.ts";
import { answerFault, answerJson } from "../fake-server/answers.ts";

export interface ChatRequest {
  model?: string;
  messages?: { role: string; content: string }[];
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  response_format?: {
    type: string;
    json_schema?: { name?: string; schema: unknown; strict?: boolean };
  };
  max_tokens?: number;
  max_completion_tokens?: number;
  temperature?: number;
  prompt?: string;
  size?: string;
}

const refusal = "I'm sorry, but I can't help with that.";
const head = { id: "chatcmpl-1", created: 1, system_fingerprint: "fp_fake" };

function countOf(request: ChatRequest, told: number) {
  const asked = tokensOf(JSON.stringify(request.messages ?? [])).length;
  return { prompt_tokens: asked, completion_tokens: told, total_tokens: asked + told };
}

/** Faults before any output. True when the request was answered. */
async function failedAtOnce({ fault }: Behaviour, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case "hangs":
      await once(response, "close");
      return true;
    case "busy":
      response.setHeader("retry-after", "2");
      answerFault(response, 429, "Rate limit reached for requests.");
      return true;
    case "unpaid":
      answerFault(response, 429, "You exceeded your current quota: check your plan and billing.");
      return true;
    case "broken":
      answerFault(response, 500, "The server had an error while processing your request.");
      return true;
    case "closed":
      response.destroy();
      return true;
    default:
      return false;
  }
}

export async function chat(
  request: ChatRequest,
  response: ServerResponse,
  behaviour: Behaviour,
): Promise<void> {
  if (await failedAtOnce(behaviour, response)) return;
  if (behaviour.firstTokenAfterMs > 0) await wait(behaviour.firstTokenAfterMs);
  if (request.stream === true) return streamed(request, response, behaviour);
  const format = request.response_format;
  const json = format?.json_schema?.name === "heard" ? behaviour.heard : behaviour.json;
  const content = format === undefined ? behaviour.text : json;
  if (behaviour.fault === "garbled") {
    response.writeHead(200, { "content-type": "application/json" }).end('{"choices": [');
    return;
  }
  const refused = behaviour.fault === "refuses";
  answerJson(response, 200, {
    ...head,
    object: "chat.completion",
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content: refused ? null : content,
          refusal: refused ? refusal : null,
        },
        logprobs: null,
        finish_reason: "stop",
      },
    ],
    ...(behaviour.tellsUsage && { usage: countOf(request, tokensOf(content).length) }),
  });
}

type Delta = Record<string, string | null>;

function deltasOf({ text, fault, thinks }: Behaviour): Delta[] {
  if (fault === "refuses") return tokensOf(refusal).map((piece) => ({ refusal: piece }));
  const told = fault === "refuses in words" ? refusal : text;
  const thoughts = tokensOf("First I should think about this carefully.");
  const apart = thinks === "apart" ? thoughts.map((piece) => ({ reasoning_content: piece })) : [];
  const tagged = thinks === "in tags" ? ["<think>", ...thoughts, "</think>", "\n\n"] : [];
  return [...apart, ...[...tagged, ...tokensOf(told)].map((content) => ({ content }))];
}

async function streamed(
  request: ChatRequest,
  response: ServerResponse,
  behaviour: Behaviour,
): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const event = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (delta: Delta, finish: string | null = null) => ({
    ...head,
    object: "chat.completion.chunk",
    model: request.model,
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }],
  });
  event(chunk({ role: "assistant", content: "" }));

  const { fault, faultAfter, cutsOnce, tokensPerSecond, tellsUsage } = behaviour;
  const deltas = deltasOf(behaviour);
  const began = performance.now();
  for (const [number, delta] of deltas.entries()) {
    const due = began + (number * 1_000) / tokensPerSecond;
    if (due > performance.now()) await wait(due - performance.now());
    if (response.destroyed) return;
    if (number === faultAfter && fault === "stalls") {
      await once(response, "close");
      return;
    }
    if (number === faultAfter && fault === "cuts") {
      // A busy machine may have written all of it in one go: what was said before the cut arrives.
      await new Promise((resolve) => response.write(": cut\n\n", resolve));
      await cutsOnce;
      response.destroy();
      return;
    }
    if (number === faultAfter && fault === "garbled") response.write("data: {not json\n\n");
    event(chunk(delta));
  }
  event(chunk({}, "stop"));
  if (tellsUsage && request.stream_options?.include_usage === true)
    event({
      ...head,
      object: "chat.completion.chunk",
      model: request.model,
      choices: [],
      usage: countOf(request, deltas.length),
    });
  response.end("data: [DONE]\n\n");
}
