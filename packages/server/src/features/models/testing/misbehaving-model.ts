import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const protocols = ["openai", "ollama", "anthropic", "google"] as const;
export type Protocol = (typeof protocols)[number];

export const misbehaviours = [
  "key refused",
  "too many requests",
  "server error",
  "half a stream",
  "no usage",
  "wrong schema",
  "silence",
  "model removed",
  "endless text",
] as const;
export type Misbehaviour = (typeof misbehaviours)[number];

const sentence = "Rain runs over your knuckles, cold as the river below the hut.";
const more = (at: number) => ` The ${at}th wave runs up to the step and is cold.`;
const waves = 120;

const details = JSON.stringify({
  choices: ["Wait.", "Look up."],
  scene: { place: null, mood: null, hour: null, weather: null, cast: null },
});

/** How a protocol says one piece of text, the end, and a whole answer. */
interface Speech {
  isStream: (path: string, body: { stream?: boolean }) => boolean;
  type: string;
  begin: object[];
  piece: (text: string) => object;
  end: (hasUsage: boolean) => object[];
  whole: (text: string) => object;
  line: (event: object) => string;
}

const sse = (event: object) => {
  const type = "type" in event ? `event: ${String(event.type)}\n` : "";
  return `${type}data: ${JSON.stringify(event)}\n\n`;
};
const eventStream = "text/event-stream";

const speeches: Readonly<Record<Protocol, Speech>> = {
  openai: {
    isStream: (_path, body) => body.stream === true,
    type: eventStream,
    begin: [],
    piece: (content) => ({
      object: "chat.completion.chunk",
      choices: [{ index: 0, delta: { content }, finish_reason: null }],
    }),
    end: (hasUsage) => [
      {
        object: "chat.completion.chunk",
        choices: [{ index: 0, delta: {}, finish_reason: "stop" }],
        ...(hasUsage && {
          usage: { prompt_tokens: 90, completion_tokens: 11, total_tokens: 101 },
        }),
      },
    ],
    whole: (content) => ({
      choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    }),
    line: sse,
  },
  ollama: {
    isStream: (_path, body) => body.stream !== false,
    type: "application/x-ndjson",
    begin: [],
    piece: (content) => ({ model: "m", message: { role: "assistant", content }, done: false }),
    end: (hasUsage) => [
      {
        model: "m",
        message: { role: "assistant", content: "" },
        done: true,
        done_reason: "stop",
        ...(hasUsage && { prompt_eval_count: 90, eval_count: 11 }),
      },
    ],
    whole: (content) => ({
      model: "m",
      message: { role: "assistant", content },
      done: true,
      done_reason: "stop",
    }),
    line: (event) => `${JSON.stringify(event)}\n`,
  },
  anthropic: {
    isStream: (_path, body) => body.stream === true,
    type: eventStream,
    begin: [
      {
        type: "message_start",
        message: {
          id: "m",
          type: "message",
          role: "assistant",
          model: "m",
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 90, output_tokens: 1 },
        },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
    ],
    piece: (text) => ({
      type: "content_block_delta",
      index: 0,
      delta: { type: "text_delta", text },
    }),
    end: () => [
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: "end_turn", stop_sequence: null },
        usage: { output_tokens: 11 },
      },
      { type: "message_stop" },
    ],
    whole: (text) => ({
      id: "m",
      type: "message",
      role: "assistant",
      model: "m",
      content: [{ type: "text", text }],
      stop_reason: "end_turn",
      stop_sequence: null,
      usage: { input_tokens: 90, output_tokens: 11 },
    }),
    line: sse,
  },
  google: {
    isStream: (path) => path.includes("streamGenerateContent"),
    type: eventStream,
    begin: [],
    piece: (text) => ({ candidates: [{ content: { role: "model", parts: [{ text }] } }] }),
    end: (hasUsage) => [
      {
        candidates: [{ content: { role: "model", parts: [{ text: "" }] }, finishReason: "STOP" }],
        ...(hasUsage && {
          usageMetadata: { promptTokenCount: 90, candidatesTokenCount: 11, totalTokenCount: 101 },
        }),
      },
    ],
    whole: (text) => ({
      candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP" }],
    }),
    line: sse,
  },
};

const paths: Readonly<Record<Protocol, string>> = {
  openai: "/v1",
  ollama: "",
  anthropic: "/v1",
  google: "/v1beta",
};

const statuses: Partial<Record<Misbehaviour, number>> = {
  "key refused": 401,
  "too many requests": 429,
  "server error": 500,
  "model removed": 404,
};

export interface MisbehavingModel {
  baseURLOf: (protocol: Protocol) => string;
  /** How every request is answered from now on; null: as it should be. */
  does: (protocol: Protocol, what: Misbehaviour | null) => void;
  close: () => Promise<void>;
}

/** A model on this machine that speaks each protocol, and misbehaves in it as it is told. */
export async function openMisbehavingModel(): Promise<MisbehavingModel> {
  let protocol: Protocol = "openai";
  let what: Misbehaviour | null = null;

  async function stream(response: ServerResponse, speech: Speech): Promise<void> {
    const write = (event: object) => response.write(speech.line(event));
    response.writeHead(200, { "content-type": speech.type });
    for (const event of speech.begin) write(event);
    write(speech.piece(`${sentence} `));
    if (what === "half a stream") {
      // The first sentence is only shown once the next one begins.
      await new Promise((resolve) =>
        response.write(speech.line(speech.piece("The lamp")), () => setImmediate(resolve)),
      );
      response.destroy();
      return;
    }
    if (what === "endless text")
      for (let at = 0; at < waves && !response.destroyed; at += 1) write(speech.piece(more(at)));
    for (const event of speech.end(what !== "no usage")) write(event);
    response.end(protocol === "openai" ? "data: [DONE]\n\n" : undefined);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = "";
    request.setEncoding("utf8");
    for await (const piece of request) text += String(piece);
    const body = (text === "" ? {} : JSON.parse(text)) as { stream?: boolean };
    const speech = speeches[protocol];
    if (what === "silence") return void (await once(response, "close"));
    const status = what === null ? undefined : statuses[what];
    if (status !== undefined) {
      if (status === 429) response.setHeader("retry-after", "60");
      response
        .writeHead(status, { "content-type": "application/json" })
        .end(JSON.stringify({ error: { message: "A key of ours: sk-planted.", type: "error" } }));
      return;
    }
    if (speech.isStream(request.url ?? "", body)) return stream(response, speech);
    const told = what === "wrong schema" ? '{"options": 3, "place": [' : details;
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify(speech.whole(told)));
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    baseURLOf: (of) => `${root}${paths[of]}`,
    does: (of, next) => {
      protocol = of;
      what = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
