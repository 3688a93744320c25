import { setPriority } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ChatItem, Llama, LlamaChat, LlamaContext, LlamaModel, LlamaModule } from "./llama.ts";
import type {
  TellerNews,
  TellerOrder,
  TellingTo,
  TellWork,
  ToldMessage,
  WorkProgress,
} from "./work.ts";

/** Pages and the database go before a model that tells. */
const lowPriority = 10;
/** Between two of these a reading is stopped; a small machine takes seconds for one. */
const batchTokens = 128;

class TooLong extends Error {}

const tell = (news: TellerNews) => process.send?.(news);
const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function historyOf(messages: readonly ToldMessage[]): ChatItem[] {
  const history = messages.map(({ role, content }): ChatItem =>
    role === "assistant" ? { type: "model", response: [content] } : { type: role, text: content },
  );
  return [...history, { type: "model", response: [] }];
}

async function loaded({ runtime, file, threads }: Extract<TellerOrder, { kind: "load" }>) {
  const entry = join(runtime, "node_modules", "node-llama-cpp", "dist", "index.js");
  const module = (await import(pathToFileURL(entry).href)) as LlamaModule;
  const llama = await module.getLlama({
    gpu: false,
    build: "never",
    skipDownload: true,
    progressLogs: false,
    maxThreads: threads,
    logger: () => {},
  });
  // With a map of the file its weights would be in memory twice: as they are in it, and as they are computed with.
  const model = await llama.loadModel({ modelPath: file, useMmap: false });
  return openChats({ module, llama, model, threads });
}

/** One context, which remembers what it has read: a prompt that begins as the last one did is read from where it differs. */
function openChats(open: {
  module: LlamaModule;
  llama: Llama;
  model: LlamaModel;
  threads: number;
}) {
  const { module, llama, model, threads } = open;
  let now: { context: LlamaContext; chat: LlamaChat; contextSize: number } | undefined;

  async function chatWith(contextSize: number): Promise<LlamaChat> {
    if (now?.contextSize === contextSize) return now.chat;
    await now?.context.dispose();
    now = undefined;
    const context = await model.createContext({ contextSize, threads, batchSize: batchTokens });
    const chat = new module.LlamaChat({ contextSequence: context.getSequence() });
    now = { context, chat, contextSize };
    return chat;
  }

  async function grammarFor(json: TellWork["json"]) {
    if (json === null) return undefined;
    return json === "any" ? llama.getGrammarFor("json") : llama.createGrammarForJsonSchema(json);
  }

  return async (asked: TellWork, { signal, onPiece }: TellingTo): Promise<WorkProgress> => {
    const promptTokens = asked.messages.reduce(
      (sum, { content }) => sum + model.tokenize(content).length,
      0,
    );
    if (promptTokens + asked.answerTokens > asked.contextTokens) throw new TooLong();
    const chat = await chatWith(asked.contextTokens);
    const grammar = await grammarFor(asked.json);
    signal.throwIfAborted();
    let answerTokens = 0;
    const { metadata } = await chat.generateResponse(historyOf(asked.messages), {
      signal,
      maxTokens: asked.answerTokens,
      temperature: asked.temperature,
      topP: 0.95,
      minP: 0.05,
      ...(grammar && { grammar }),
      onTextChunk: onPiece,
      onToken: (tokens) => {
        answerTokens += tokens.length;
      },
      contextShift: {
        strategy: () => {
          throw new TooLong();
        },
      },
    });
    return { promptTokens, answerTokens, isCut: metadata.stopReason === "maxTokens" };
  };
}

let told: Awaited<ReturnType<typeof loaded>> | undefined;
const running = new Map<number, AbortController>();

async function load(order: Extract<TellerOrder, { kind: "load" }>): Promise<void> {
  try {
    told = await loaded(order);
    tell({ kind: "loaded" });
  } catch (error) {
    tell({ kind: "not_loaded", why: wordsOf(error) });
  }
}

async function work({ id, work: asked }: Extract<TellerOrder, { kind: "tell" }>): Promise<void> {
  const stopping = new AbortController();
  running.set(id, stopping);
  try {
    if (told === undefined) throw new Error("Nothing is loaded.");
    const onPiece = (text: string) => tell({ kind: "piece", id, text });
    tell({ kind: "told", id, told: await told(asked, { signal: stopping.signal, onPiece }) });
  } catch (error) {
    const isTooLong = error instanceof TooLong;
    const fault = stopping.signal.aborted ? "stopped" : isTooLong ? "too_long" : "failed";
    tell({ kind: "fault", id, fault, why: wordsOf(error) });
  } finally {
    running.delete(id);
  }
}

setPriority(lowPriority);
process.on("message", (order: TellerOrder) => {
  if (order.kind === "load") void load(order);
  if (order.kind === "tell") void work(order);
  if (order.kind === "stop") running.get(order.id)?.abort();
});
process.on("disconnect", () => process.exit(0));
