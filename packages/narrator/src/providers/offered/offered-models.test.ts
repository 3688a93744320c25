import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openFakeOllama } from "../../testing/fake-ollama/index.ts";
import { offeredModels } from "./offered-models.ts";
import { runtimesHere, type RuntimeKind } from "./runtimes.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serving(answers: RequestListener): Promise<number> {
  const server = createServer(answers);
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) =>
    void response
      .writeHead(status, { "content-type": "application/json" })
      .end(JSON.stringify(body));

const asking = () => ({ fetch, signal: AbortSignal.timeout(60_000) });
const at = (port: number, protocol: "openai" | "anthropic" | "google" = "openai") =>
  offeredModels(
    { protocol, baseURL: `http://127.0.0.1:${port}/v1/`, apiKey: "k", headers: {} },
    asking(),
  );

test("a list in OpenAI's form, with what each server adds", async () => {
  const port = await serving(
    json({
      data: [
        { id: "text-embedding-3-small" },
        {
          id: "mistralai/mistral-large",
          context_length: 128_000,
          pricing: { prompt: "0.000002", completion: "0.000006" },
        },
        { id: "togethercomputer/llama-3-8b", pricing: { input: 0.2, output: 0.2 } },
        { id: "local", meta: { n_ctx_train: 8192, n_params: 8_030_000_000, size: 4_900_000_000 } },
        { id: "gpt-image-1" },
      ],
    }),
  );
  expect(await at(port)).toMatchObject([
    { model: "local", billions: 8, bytes: 4_900_000_000, context: 8192, kind: "text" },
    { model: "mistralai/mistral-large", context: 128_000, prompt_price: 2, answer_price: 6 },
    { model: "togethercomputer/llama-3-8b", prompt_price: 0.2, answer_price: 0.2, billions: 8 },
    { model: "gpt-image-1", kind: "image" },
    { model: "text-embedding-3-small", kind: "other", english: "no" },
  ]);
});

test("Anthropic's list and Google's", async () => {
  let sent: unknown;
  const anthropic = await serving((request, response) => {
    sent = request.headers["x-api-key"];
    json({ data: [{ id: "claude-sonnet-4-5", type: "model" }] })(request, response);
  });
  expect(await at(anthropic, "anthropic")).toMatchObject([
    { model: "claude-sonnet-4-5", hindi: "well" },
  ]);
  expect(sent).toBe("k");
  const google = await serving(
    json({
      models: [
        {
          name: "models/gemini-x",
          inputTokenLimit: 1_000_000,
          supportedGenerationMethods: ["generateContent"],
        },
        { name: "models/of-numbers", supportedGenerationMethods: ["embedContent"] },
      ],
    }),
  );
  expect(await at(google, "google")).toMatchObject([
    { model: "gemini-x", context: 1_000_000, kind: "text" },
    { model: "of-numbers", kind: "other" },
  ]);
});

test.each([
  [401, "key_refused"],
  [403, "key_refused"],
  [404, "failed"],
  [500, "failed"],
])("an answer of %i is told as %s", async (status, kind) => {
  const port = await serving(json({ error: "k was said back" }, status));
  await expect(at(port)).rejects.toMatchObject({ kind, status });
});

test.each([
  ["no JSON", "<html>"],
  ["another form", '{"models":[]}'],
  ["more than anybody lists", `{"data":[${'{"id":"x"},'.repeat(900_000)}{"id":"y"}]}`],
])("%s is a failure", async (_what, body) => {
  const port = await serving((_request, response) => response.end(body));
  await expect(at(port)).rejects.toMatchObject({ kind: "failed" });
});

test("an address that redirects is not followed", async () => {
  const port = await serving((_request, response) =>
    response.writeHead(302, { location: "http://169.254.169.254/" }).end(),
  );
  await expect(at(port)).rejects.toMatchObject({ kind: "unreachable" });
});

test("what runs on this machine is found by its port, with its models", async () => {
  const ollama = await openFakeOllama({
    models: { "qwen3:8b": 5_200_000_000, "nomic-embed-text": 270_000_000 },
  });
  const other = await serving((request, response) =>
    request.url === "/v1/models"
      ? json({ data: [{ id: "llama-3.2-3b" }] })(request, response)
      : json({}, 404)(request, response),
  );
  const closed = await serving(json({}));
  servers.pop()?.close();
  const kinds: RuntimeKind[] = [
    {
      name: "ollama",
      title: "Ollama",
      protocol: "ollama",
      port: Number(new URL(ollama.baseURL).port),
      path: "",
    },
    {
      name: "localai",
      title: "LocalAI",
      protocol: "openai",
      port: other,
      path: "v1",
      tells: { path: "system", text: /backends/ },
    },
    { name: "llama-cpp", title: "llama.cpp", protocol: "openai", port: other, path: "v1" },
    { name: "vllm", title: "vLLM", protocol: "openai", port: closed, path: "v1" },
  ];
  expect(await runtimesHere(fetch, kinds)).toMatchObject([
    {
      name: "ollama",
      base_url: ollama.baseURL,
      models: [
        {
          model: "qwen3:8b",
          billions: 8,
          bytes: 5_200_000_000,
          context: 40_960,
          hindi: "with_care",
        },
        { model: "nomic-embed-text", kind: "other" },
      ],
    },
    { name: "llama-cpp", models: [{ model: "llama-3.2-3b" }] },
  ]);
  await ollama.close();
});
