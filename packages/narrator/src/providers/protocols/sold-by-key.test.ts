import { once } from "node:events";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { collected, partOf, narratorsOf, requestTo } from "../../testing/narrators/model-turn.ts";

const key = "a-key-of-ours";
const sentence = "The lamp went out, and the river was louder for it.";

interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: { system?: unknown; systemInstruction?: unknown; max_tokens?: number };
}

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Answers every streamed request with these events, and every other one with a fault. */
async function streaming(isStream: (asked: Asked) => boolean, events: readonly object[]) {
  const asked: Asked[] = [];
  server = createServer((request, response) => {
    request.setEncoding("utf8");
    let text = "";
    request.on("data", (piece: string) => (text += piece));
    request.on("end", () => answer(request, response, text));
  });
  function answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    const one = {
      path: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(text) as Asked["body"],
    };
    asked.push(one);
    if (!isStream(one)) {
      response.writeHead(400).end("{}");
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of events) {
      const type = "type" in event ? `event: ${String(event.type)}\n` : "";
      response.write(`${type}data: ${JSON.stringify(event)}\n\n`);
    }
    response.end();
  }
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { asked, root: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function toldBy(protocol: "anthropic" | "google", baseURL: string, model: string) {
  const narrators = narratorsOf({ name: "sold", protocol, baseURL, apiKey: key }, { model });
  return collected(
    narrators.narratorFor("tenali").narrate(requestTo(), new AbortController().signal),
  );
}

test("Anthropic is asked in its own protocol", async () => {
  const { asked, root } = await streaming(
    ({ body }) => "stream" in body,
    [
      {
        type: "message_start",
        message: {
          id: "m",
          type: "message",
          role: "assistant",
          model: "claude",
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: 100, output_tokens: 1 },
        },
      },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: sentence } },
      { type: "content_block_stop", index: 0 },
      {
        type: "message_delta",
        delta: { stop_reason: "end_turn", stop_sequence: null },
        usage: { output_tokens: 12 },
      },
      { type: "message_stop" },
    ],
  );
  const all = await toldBy("anthropic", `${root}/v1`, "claude-x");
  expect(all.text).toBe(sentence);
  expect(partOf(all, "done")).toMatchObject({
    servedBy: "sold/claude-x",
    usage: { promptTokens: 100, completionTokens: 12 },
    hasDetails: false,
  });
  expect(asked[0]?.path).toBe("/v1/messages");
  expect(asked[0]?.headers["x-api-key"]).toBe(key);
  expect(asked[0]?.body.system).toBeDefined();
});

test("Google is asked in its own protocol", async () => {
  const { asked, root } = await streaming(
    ({ path }) => path.includes("streamGenerateContent"),
    [
      {
        candidates: [
          { content: { role: "model", parts: [{ text: sentence }] }, finishReason: "STOP" },
        ],
        usageMetadata: { promptTokenCount: 90, candidatesTokenCount: 11, totalTokenCount: 101 },
      },
    ],
  );
  const all = await toldBy("google", `${root}/v1beta`, "gemini-x");
  expect(all.text).toBe(sentence);
  expect(partOf(all, "done")).toMatchObject({
    servedBy: "sold/gemini-x",
    usage: { promptTokens: 90, completionTokens: 11 },
  });
  expect(asked[0]?.path).toContain("/v1beta/models/gemini-x:streamGenerateContent");
  expect(asked[0]?.headers["x-goog-api-key"]).toBe(key);
  expect(asked[0]?.path).not.toContain(key);
});
