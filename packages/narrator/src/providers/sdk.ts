import type { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { Provider, TextBinding } from "./models-file/bindings.ts";

export type Fetch = typeof globalThis.fetch;
export type LanguageModel = ReturnType<ReturnType<typeof createOpenAICompatible>["chatModel"]>;

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

export async function languageModel(
  name: string,
  { baseURL, apiKey, headers }: Provider,
  { model, structuredOutput, body }: TextBinding,
  fetch: Fetch,
): Promise<LanguageModel> {
  const sdk = await loadSdk();
  const provider = sdk.createOpenAICompatible({
    name,
    baseURL,
    ...(apiKey !== undefined && { apiKey }),
    headers: { ...headers },
    fetch,
    includeUsage: true,
    supportsStructuredOutputs: structuredOutput === "json_schema",
    // Configured fields override ours; null removes one.
    transformRequestBody: (sent) =>
      Object.fromEntries(
        Object.entries({ ...sent, ...body }).filter(([, value]) => value !== null),
      ),
  });
  return sdk.wrapLanguageModel({
    model: provider.chatModel(model),
    middleware: sdk.extractReasoningMiddleware({ tagName: "think" }),
  });
}
