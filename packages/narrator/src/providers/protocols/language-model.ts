import type { Provider, TextBinding } from "../models-file/bindings.ts";
import type { Fetch, LanguageModel } from "./model.ts";
import { ollamaModel } from "./ollama.ts";

async function load() {
  const [openAi, { extractReasoningMiddleware, wrapLanguageModel }] = await Promise.all([
    import("@ai-sdk/openai-compatible"),
    import("ai"),
  ]);
  return { ...openAi, extractReasoningMiddleware, wrapLanguageModel };
}

let loading: ReturnType<typeof load> | undefined;

/** The AI SDK takes a quarter of a second to load, so it is loaded only where a provider is configured; after a failure anew. */
export function loadSdk(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Configured fields override ours; null removes one. */
const withFields = (sent: object, body: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries({ ...sent, ...body }).filter(([, value]) => value !== null));

/** For SDKs that have no hook for the request's body. */
function sendingFields(fetch: Fetch, body: Readonly<Record<string, unknown>>): Fetch {
  if (Object.keys(body).length === 0) return fetch;
  return (url, init) => {
    const sent: unknown = typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
    if (typeof sent !== "object" || sent === null) return fetch(url, init);
    return fetch(url, { ...init, body: JSON.stringify(withFields(sent, body)) });
  };
}

async function plainModel(
  name: string,
  { protocol, baseURL, apiKey, headers }: Provider,
  binding: TextBinding,
  fetch: Fetch,
): Promise<LanguageModel> {
  const { model, structuredOutput, body } = binding;
  const reached = { baseURL, headers: { ...headers } };
  // Without a key of ours these two would take one from the environment.
  const keyed = { ...reached, apiKey: apiKey ?? "", fetch: sendingFields(fetch, body) };
  switch (protocol) {
    case "anthropic":
      return (await import("@ai-sdk/anthropic")).createAnthropic({ ...keyed, name })(model);
    case "google":
      return (await import("@ai-sdk/google")).createGoogle({ ...keyed, name })(model);
    case "ollama":
      return ollamaModel({ name, baseURL, apiKey, headers }, binding, fetch);
    case "openai":
      return (await loadSdk())
        .createOpenAICompatible({
          ...reached,
          name,
          ...(apiKey !== undefined && { apiKey }),
          fetch,
          includeUsage: true,
          supportsStructuredOutputs: structuredOutput === "json_schema",
          transformRequestBody: (sent) => withFields(sent, body),
        })
        .chatModel(model);
    case "stability":
    case "automatic1111":
    case "comfyui":
      throw new Error(`${name} paints, and does not tell.`);
  }
}

export async function languageModel(
  name: string,
  provider: Provider,
  binding: TextBinding,
  fetch: Fetch,
): Promise<LanguageModel> {
  const { wrapLanguageModel, extractReasoningMiddleware } = await loadSdk();
  return wrapLanguageModel({
    model: await plainModel(name, provider, binding, fetch),
    middleware: extractReasoningMiddleware({ tagName: "think" }),
  });
}
