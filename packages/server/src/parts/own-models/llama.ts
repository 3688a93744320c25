/** What we use of node-llama-cpp, which is installed only where a model is brought. */
export interface LlamaModule {
  getLlama: (options: {
    gpu: false;
    build: "never";
    skipDownload: true;
    progressLogs: false;
    maxThreads: number;
    logger: (level: string, message: string) => void;
  }) => Promise<Llama>;
  LlamaChat: new (options: { contextSequence: object }) => LlamaChat;
}

export interface LlamaContext {
  getSequence: () => object;
  dispose: () => Promise<void>;
}

export interface LlamaModel {
  tokenize: (text: string) => readonly number[];
  createContext: (options: {
    contextSize: number;
    threads: number;
    batchSize: number;
  }) => Promise<LlamaContext>;
}

export interface Llama {
  loadModel: (options: { modelPath: string; useMmap: false }) => Promise<LlamaModel>;
  getGrammarFor: (kind: "json") => Promise<object>;
  createGrammarForJsonSchema: (schema: object) => Promise<object>;
}

export type ChatItem =
  | { type: "system" | "user"; text: string }
  | { type: "model"; response: string[] };

export interface LlamaChat {
  generateResponse: (
    history: readonly ChatItem[],
    options: {
      signal: AbortSignal;
      maxTokens: number;
      temperature: number;
      topP: number;
      minP: number;
      grammar?: object;
      onTextChunk: (text: string) => void;
      onToken: (tokens: readonly number[]) => void;
      contextShift: { strategy: () => never };
    },
  ) => Promise<{ metadata: { stopReason: string } }>;
}
