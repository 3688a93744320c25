import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface ChatRequest {
  stream?: boolean;
  messages: { role: string; content: string }[];
}

/** What a model answers in one turn. */
export interface Recorded {
  /** One answer for each time that it is asked for prose; the last one again when it is asked once more. */
  tells: readonly string[];
  /** The answer to the second request, JSON or not. */
  details: string;
}

/** A model on this machine whose answers were written down before. */
export interface RecordedModel {
  baseURL: string;
  /** Sets the next turn's answers, and forgets what was asked before. */
  play: (turn: Recorded) => void;
  /** The prompts for prose since then. */
  prompts: () => readonly string[];
  close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<ChatRequest> {
  let text = "";
  request.setEncoding("utf8");
  for await (const piece of request) text += String(piece);
  return JSON.parse(text) as ChatRequest;
}

function stream(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const event = (delta: object, finish_reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    );
  for (const content of text.match(/\s*\S{1,6}/gu) ?? []) event({ content });
  event({}, "stop");
  response.end("data: [DONE]\n\n");
}

export async function openRecordedModel(): Promise<RecordedModel> {
  let turn: Recorded = { tells: [""], details: "{}" };
  let prompts: string[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (body.stream === true) {
      const text = turn.tells[Math.min(prompts.length, turn.tells.length - 1)] ?? "";
      prompts.push(body.messages.map(({ content }) => content).join("\n"));
      stream(response, text);
      return;
    }
    const message = { role: "assistant", content: turn.details };
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ choices: [{ index: 0, message, finish_reason: "stop" }] }));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    play: (next) => {
      turn = next;
      prompts = [];
    },
    prompts: () => prompts,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
